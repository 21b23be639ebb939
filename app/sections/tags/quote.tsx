import type { ReactNode } from "react";

import * as styles from "./quote.css";

/** `<Quote>`: a quotation. */
export function Quote({ by, children }: { by?: string; children: ReactNode }) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.words}>{children}</blockquote>
      {by && <figcaption className={styles.by}>{by}</figcaption>}
    </figure>
  );
}
