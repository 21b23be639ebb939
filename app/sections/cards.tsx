import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { CardList } from "../ui/card-list";

/** Reasons, each with a heading and one or two sentences. */
export function ValueCards({ cards, ...heading }: NonNullable<Page<"home">["why"]>) {
  return (
    <Section {...heading} tone="raised" layout="beside">
      <CardList cards={cards} />
    </Section>
  );
}

/** Advantages, line by line. */
export function Advantages({ cards, ...heading }: NonNullable<Page<"investors">["advantages"]>) {
  return (
    <Section {...heading} tone="raised" layout="beside">
      <CardList cards={cards} layout="rows" />
    </Section>
  );
}
