import type { Card, SectionHeading } from "../schema/pages";
import { Section } from "../ui/band";
import { Icon } from "../ui/icon";
import { List } from "../ui/list";
import { quiet } from "../ui/text.css";
import * as styles from "./cards.css";

interface CardListProps {
  cards: Card[];
  layout?: keyof typeof styles.cards | undefined;
}

/** Shows reasons or advantages as cards. */
export function CardSection({ cards, layout, ...heading }: SectionHeading & CardListProps) {
  return (
    <Section {...heading} tone="raised" layout="beside">
      <CardList cards={cards} layout={layout} />
    </Section>
  );
}

/** Lists short texts, each with a drawing. */
function CardList({ cards, layout = "columns" }: CardListProps) {
  return (
    <List className={styles.cards[layout]}>
      {cards.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          {icon && <Icon name={icon} />}
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={quiet}>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
