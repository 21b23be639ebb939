import type { Card, SectionHeading } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Mark } from "../../ui/mark";
import { List } from "../../ui/list";
import * as styles from "./value-cards.css";

/** Reasons, each with a heading and one or two sentences. */
export function ValueCards({ heading, cards }: { heading: SectionHeading; cards: Card[] }) {
  return (
    <Band {...heading} tone="quiet" layout="beside">
      <CardList cards={cards} />
    </Band>
  );
}

export function CardList({ cards }: { cards: Card[] }) {
  return (
    <List className={styles.root}>
      {cards.map(({ mark, title, text }) => (
        <li key={title} className={styles.card}>
          <Mark name={mark} />
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
}
