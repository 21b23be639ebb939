import type { ReactNode } from "react";

import { StatList } from "./stats";
import type { Page, SectionHeading, Stat } from "../schema/pages";
import { Section } from "../ui/band";
import { columns } from "../ui/band.css";
import { stack } from "../ui/layout.css";
import { Checklist } from "../ui/list";

type StatSectionProps = SectionHeading & { stats: Stat[] };

/** Shows the first stat large and the others below it: figures to remember. */
export function LeadingStats({ stats, ...heading }: StatSectionProps) {
  return (
    <Section {...heading}>
      <StatList stats={stats} arrangement="leading" />
    </Section>
  );
}

/** Shows stats as lines of a ledger: figures to compare. */
export function StatLedger({ stats, ...heading }: StatSectionProps) {
  return (
    <Section {...heading} tone="raised" layout="beside">
      <StatList stats={stats} arrangement="ledger" />
    </Section>
  );
}

type CommitmentProps = Partial<NonNullable<Page<"home">["research"]>> & { children: ReactNode };

/** Shows the company's commitments, with the stats behind them. @param children the prose, which may stand alone */
export function Commitment({ title, checklist, stats, children }: CommitmentProps) {
  return (
    <Section title={title} tone={title ? "inverse" : "plain"}>
      <div className={stack.huge}>
        <div className={checklist && columns}>
          {children}
          {checklist && <Checklist items={checklist} />}
        </div>
        {stats && <StatList stats={stats} arrangement="row" />}
      </div>
    </Section>
  );
}
