// Stats as readers see them. Each links to its explanation further down and shows it in a tooltip.
import type { SectionHeading, Stat } from "../../schema/pages";
import { Band } from "../../ui/band";
import { statId } from "../../ui/navigation/part-id";
import { Tooltip } from "../../ui/tooltip";
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
    <ul className={styles.list[arrangement]}>
      {stats.map((stat) => (
        <li key={stat.label} className={styles.stat[arrangement]}>
          <Tooltip
            target={statId(stat)}
            content={[stat.meaning, describeSource(stat)].filter(Boolean).join(" Source: ")}
            className={styles.value[arrangement]}
          >
            {stat.value}
          </Tooltip>
          <span className={styles.label}>{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}
