import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Icon } from "../ui/icon";
import { List } from "../ui/list";
import { Text } from "../ui/text";
import * as styles from "./advantages.css";

/** Advantages, line by line. */
export function Advantages({ cards, ...heading }: NonNullable<Page<"investors">["advantages"]>) {
  return (
    <Section {...heading} tone="quiet" layout="beside">
      <List className={styles.list}>
        {cards.map(({ icon, title, text }) => (
          <li key={title} className={styles.advantage}>
            <Icon name={icon} />
            <div>
              <h3>
                <Text>{title}</Text>
              </h3>
              <p className={styles.text}>
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
