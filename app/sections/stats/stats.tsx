// Stats as readers see them. Each links to its explanation further down and shows it in a tooltip.
import type { SectionHeading, Stat } from "../../schema/pages";
import { Band } from "../../ui/band";
import { NOTE_MARK, statId } from "../../ui/navigation/part-id";
import { Tooltip } from "../../ui/tooltip/tooltip";
import { List } from "../../ui/list";
import { describeSource } from "./stat-source";
import * as styles from "./stats.css";

type StatsProps = { heading: SectionHeading; stats: Stat[] };

/** The first stat large, the others beside it: for figures to remember. */
export function LeadingStats({ heading, stats }: StatsProps) {
  return (
    <Band {...heading}>
      <StatList stats={stats} arrangement="leading" />
    </Band>
  );
}

/** Stats as lines of a ledger, label first: for figures to compare. */
export function StatLedger({ heading, stats }: StatsProps) {
  return (
    <Band {...heading} tone="quiet" layout="beside">
      <StatList stats={stats} arrangement="ledger" />
    </Band>
  );
}

type StatListProps = { stats: Stat[]; arrangement: keyof typeof styles.list };

export function StatList({ stats, arrangement }: StatListProps) {
  return (
    <List className={styles.list[arrangement]}>
      {stats.map((stat) => (
        <li key={statId(stat)} className={styles.stat[arrangement]}>
          <Tooltip
            target={statId(stat)}
            content={explain(stat)}
            className={styles.value[arrangement]}
          >
            {stat.value}
          </Tooltip>
          <span className={styles.label}>{stat.label}</span>
        </li>
      ))}
    </List>
  );
}

/** A tooltip holds no links, so the marks of footnotes are left out. */
function explain(stat: Stat): string {
  const source = describeSource(stat).replace(NOTE_MARK, "");
  return [stat.meaning, source].filter(Boolean).join(" Source: ");
}
