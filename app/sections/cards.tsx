import type { Card, SectionHeading } from "../schema/pages";
import { Section } from "../ui/band";
import { CardList } from "./card-list";

type CardSectionProps = SectionHeading & { cards: Card[]; arrangement: "columns" | "rows" };

/** Shows reasons or advantages as cards. */
export function CardSection({ cards, arrangement, ...heading }: CardSectionProps) {
  return (
    <Section {...heading} tone="raised" layout="beside">
      <CardList cards={cards} layout={arrangement} />
    </Section>
  );
}
