import type { Stat } from "../schema/pages";
import { Band } from "../ui/band";
import * as styles from "./figure-notes.css";

interface FigureNotesProps {
  title: string;
  stats: Stat[];
}

/** What each figure means and where it comes from: the place that the figures link to. */
export function FigureNotes(props: FigureNotesProps) {
  return <Band><FigureNoteList {...props} /></Band>;
}

export function FigureNoteList({ title, stats }: FigureNotesProps) {
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {stats.map((stat) => (
          <div key={stat.label} id={figureId(stat)} className={styles.entry}>
            <dt className={styles.term}>{stat.value} {stat.label}</dt>
            <dd>{stat.meaning} <span className={styles.source}>{stat.source}.</span></dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The id of a figure's explanation on its page. */
export function figureId({ value, label }: Stat): string {
  return `figure-${`${value} ${label}`.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}
