import type { Card } from "../schema/pages";
import { Icon } from "./icon";
import { List } from "./list";
import { Text } from "./text";
import * as styles from "./card-list.css";

/** Short texts side by side, each with a drawing. */
export function CardList({ cards }: { cards: Card[] }) {
  return (
    <List className={styles.cards}>
      {cards.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <Icon name={icon} />
          <h3>
            <Text>{title}</Text>
          </h3>
          <p className={styles.cardText}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </List>
  );
}
