import type { Card, SectionHeading } from "../schema/pages";
import { Section } from "../ui/band";
import { CardList } from "../ui/card-list";

type CardSectionProps = SectionHeading & { cards: Card[]; arrangement: "columns" | "rows" };

/** Reasons or advantages, each with a heading and one or two sentences. */
export function CardSection({ cards, arrangement, ...heading }: CardSectionProps) {
  return (
    <Section {...heading} tone="raised" layout="beside">
      <CardList cards={cards} layout={arrangement} />
    </Section>
  );
}
