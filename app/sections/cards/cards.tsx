import type { Card, SectionHeading } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Icon } from "../../ui/icon";
import { List } from "../../ui/list";
import * as styles from "./cards.css";

type CardsProps = { heading: SectionHeading; cards: Card[] };

/** Reasons, each with a heading and one or two sentences. */
export function ValueCards({ heading, cards }: CardsProps) {
  return (
    <Band {...heading} tone="quiet" layout="beside">
      <CardList cards={cards} />
    </Band>
  );
}

export function CardList({ cards }: { cards: Card[] }) {
  return (
    <List className={styles.cards}>
      {cards.map(({ mark, title, text }) => (
        <li key={title} className={styles.card}>
          <Icon name={mark} />
          <h3>{title}</h3>
          <p className={styles.cardText}>{text}</p>
        </li>
      ))}
    </List>
  );
}

/** Advantages, line by line. */
export function Advantages({ heading, cards }: CardsProps) {
  return (
    <Band {...heading} tone="quiet" layout="beside">
      <List className={styles.advantages}>
        {cards.map(({ mark, title, text }) => (
          <li key={title} className={styles.advantage}>
            <Icon name={mark} />
            <div>
              <h3>{title}</h3>
              <p className={styles.advantageText}>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Band>
  );
}
