import { Comparison } from "../prose/comparison";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";

/** Two pathways, compared. */
export function ComparisonSection({
  title,
  ...comparison
}: NonNullable<Page<"drug-pipeline">["comparison"]>) {
  return (
    <Section title={title} tone="raised">
      <Comparison {...comparison} />
    </Section>
  );
}
