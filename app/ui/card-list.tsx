import type { Card } from "../schema/pages";
import { Icon } from "./icon";
import { List } from "./list";
import { Text } from "./text";
import { Title, type TitleLevel } from "./title";
import * as styles from "./card-list.css";

/** Short texts side by side, each with a drawing. */
export function CardList({ cards, level }: { cards: Card[]; level?: TitleLevel | undefined }) {
  return (
    <List className={styles.cards}>
      {cards.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <Icon name={icon} />
          <Title level={level}>
            <Text>{title}</Text>
          </Title>
          <p className={styles.cardText}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </List>
  );
}
