import type { ReactNode } from "react";

import * as styles from "./main.css";

/** The page's main landmark, where the skip link leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      {children}
    </main>
  );
}
