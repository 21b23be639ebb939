import type { Card, SectionHeading } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Mark } from "../../ui/mark";
import { List } from "../../ui/list";
import * as styles from "./advantages.css";

/** Advantages, line by line. */
export function Advantages({ heading, items }: { heading: SectionHeading; items: Card[] }) {
  return (
    <Band {...heading} tone="quiet" layout="beside">
      <List className={styles.root}>
        {items.map(({ mark, title, text }) => (
          <li key={title} className={styles.item}>
            <Mark name={mark} />
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Band>
  );
}
