import type { Card, SectionHeading } from "../schema/pages";
import { Section } from "../ui/section";
import { Icon } from "../ui/icon";
import { List } from "../ui/list";
import { quiet } from "../ui/text.css";
import * as styles from "./cards.css";

type CardSectionProps = SectionHeading & { cards: Card[]; layout?: keyof typeof styles.cards };

/** Shows reasons or advantages as cards: short texts, each with a drawing. */
export function CardSection({ cards, layout = "columns", ...heading }: CardSectionProps) {
  return (
    <Section {...heading} tone="raised" layout="beside">
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
    </Section>
  );
}
