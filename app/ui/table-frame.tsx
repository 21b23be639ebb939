import type { ReactNode } from "react";

import * as styles from "./table-frame.css";

/**
 * Holds a table, which scrolls where its words need more room than the window has, also by keyboard (WCAG 2.1.1).
 * @param className the frame's place on the page
 */
export function TableFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
    <div className={`${styles.root} ${className}`} tabIndex={0}>
      {children}
    </div>
  );
}
