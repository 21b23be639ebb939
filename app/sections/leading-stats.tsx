import { StatList } from "../prose/stats";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";

/** The first stat large, the others beside it: for figures to remember. */
export function LeadingStats({ stats, ...heading }: Page<"investors">["opportunity"]) {
  return (
    <Section {...heading}>
      <StatList stats={stats} arrangement="leading" />
    </Section>
  );
}
