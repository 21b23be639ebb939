import type { Card } from "../schema/pages";
import { Band } from "../ui/band";
import * as styles from "./advantages.css";

/** A numbered list of advantages. */
export function Advantages({ heading, items }: { heading: { title: string; lead: string }; items: Card[] }) {
  return (
    <Band title={heading.title} lead={heading.lead} tone="quiet" layout="beside">
      <ol className={styles.root}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
