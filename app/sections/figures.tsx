// Figures as readers see them. Each leads to its explanation further down, and says it in a tooltip.
import type { Stat } from "../schema/pages";
import { Band } from "../ui/band";
import { Tooltip } from "../ui/tooltip";
import * as styles from "./figures.css";
import { figureId } from "./figure-notes";

interface FiguresProps {
  heading: { title: string; lead: string };
  stats: Stat[];
  tone?: "plain" | "quiet";
}

export function Figures({ heading, stats, tone = "plain" }: FiguresProps) {
  return <Band title={heading.title} lead={heading.lead} tone={tone}><FigureList stats={stats} /></Band>;
}

export function FigureList({ stats }: { stats: Stat[] }) {
  return (
    <ul className={styles.root}>
      {stats.map((stat) => (
        <li key={stat.label} className={styles.figure}>
          <Tooltip content={`${stat.meaning} Source: ${stat.source}.`}>
            <a href={`#${figureId(stat)}`} className={styles.value}>{stat.value}</a>
          </Tooltip>
          <span className={styles.label}>{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}
