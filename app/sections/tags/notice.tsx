import { useId, type ReactNode } from "react";

import * as styles from "./notice.css";

/** `<Notice>`: a paragraph that nobody should miss. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="note" aria-labelledby={title && id} className={styles.root}>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
