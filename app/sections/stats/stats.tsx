// Stats as readers see them. Each links to its explanation further down and shows it in a tooltip.
import type { ReactNode } from "react";

import type { Page, SectionHeading, Stat } from "../../schema/pages";
import { Band } from "../../ui/band";
import { NOTE_MARK, statId } from "../../schema/ids";
import { Tooltip } from "../../ui/tooltip/tooltip";
import { Checklist, List } from "../../ui/list";
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

type CommitmentProps = Pick<Page<"home">, "checklist" | "stats"> & {
  title: string;
  children: ReactNode;
};

/** The company's commitments, with the stats behind them. @param children the prose of the section */
export function Commitment({ title, checklist, stats, children }: CommitmentProps) {
  return (
    <Band title={title} tone="night">
      <div className={styles.commitmentColumns}>
        {children}
        <Checklist items={checklist} />
      </div>
      <StatList stats={stats} arrangement="row" />
    </Band>
  );
}

type StatListProps = { stats: Stat[]; arrangement: keyof typeof styles.list };

export function StatList({ stats, arrangement }: StatListProps) {
  return (
    <List className={styles.list[arrangement]}>
      {stats.map((stat, index) => (
        <li key={statId(stat)} className={styles.stat[arrangement]}>
          <Tooltip
            target={statId(stat)}
            content={explain(stat)}
            className={styles.value[arrangement]}
            side={sideOf(arrangement, index)}
          >
            {stat.value}
          </Tooltip>
          <span className={styles.label}>{stat.label}</span>
        </li>
      ))}
    </List>
  );
}

/** Where the tooltip covers none of the other figures. */
function sideOf(arrangement: StatListProps["arrangement"], index: number) {
  if (arrangement === "ledger") return "left";
  return arrangement === "leading" && index > 0 ? "right" : "top";
}

/** A tooltip contains no links, so the marks of footnotes are left out. */
function explain(stat: Stat): string {
  const source = describeSource(stat).replace(NOTE_MARK, "");
  return [stat.meaning, source].filter(Boolean).join(" Source: ");
}

const STYLES = [
  { year: "numeric" },
  { year: "numeric", month: "long" },
  { year: "numeric", month: "long", day: "numeric" },
] as const;

/** The source and its date as a sentence, such as "Company target [^1], as of June 2025."; empty when neither is known. */
export function describeSource({ source, asOf }: Pick<Stat, "source" | "asOf">): string {
  const parts = [source, asOf && `as of ${inWords(asOf)}`].filter(Boolean).join(", ");
  return parts ? `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.` : "";
}

/** `2025-06` as "June 2025". */
function inWords(date: string): string {
  const style = STYLES[date.split("-").length - 1];
  return new Date(date).toLocaleDateString("en-US", { ...style, timeZone: "UTC" });
}
