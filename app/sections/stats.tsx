import { StatList } from "../prose/stats";
import type { SectionHeading, Stat } from "../schema/pages";
import { Section } from "../ui/band";

type StatSectionProps = SectionHeading & { stats: Stat[] };

/** The first stat large, the others beside it: for figures to remember. */
export function LeadingStats({ stats, ...heading }: StatSectionProps) {
  return (
    <Section {...heading}>
      <StatList stats={stats} arrangement="leading" />
    </Section>
  );
}

/** Stats as lines of a ledger, label first: for figures to compare. */
export function StatLedger({ stats, ...heading }: StatSectionProps) {
  return (
    <Section {...heading} tone="quiet" layout="beside">
      <StatList stats={stats} arrangement="ledger" />
    </Section>
  );
}
