import { StatList } from "../prose/stats";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";

/** Stats as lines of a ledger, label first: for figures to compare. */
export function StatLedger({ stats, ...heading }: Page<"investors">["metrics"]) {
  return (
    <Section {...heading} tone="quiet" layout="beside">
      <StatList stats={stats} arrangement="ledger" />
    </Section>
  );
}
