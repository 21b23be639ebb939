// A full-width band of the page, with its content in the page's column.
import { useId, type ReactNode } from "react";

import * as styles from "./band.css";

interface Titled {
  title: string;
  lead?: string;
  /** Where the heading is: above the content, or in a column beside it. */
  layout?: keyof typeof styles.layout;
  /** Whether paper keeps it on one sheet, if it fits. */
  avoidPageBreak?: boolean;
}

type BandProps = (Titled | { [Field in keyof Titled]?: undefined }) & {
  tone?: keyof typeof styles.tone;
  children: ReactNode;
};

/** With a title the band is a region named by it, otherwise a plain block, which has nothing else. */
export function Band({
  title,
  lead,
  tone = "plain",
  layout = "over",
  avoidPageBreak,
  children,
}: BandProps) {
  const id = useId();
  if (!title)
    return (
      <div className={styles.tone[tone]}>
        <div className={styles.content}>{children}</div>
      </div>
    );
  return (
    <section
      className={
        avoidPageBreak ? `${styles.tone[tone]} ${styles.avoidPageBreak}` : styles.tone[tone]
      }
      aria-labelledby={id}
    >
      <div className={styles.layout[layout]}>
        <header className={styles.head[layout]}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
