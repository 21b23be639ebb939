import type { ReactNode } from "react";

import * as styles from "./table-scroller.css";

interface TableScrollerProps {
  /** What screen readers call the table. */
  label: string;
  children: ReactNode;
}

/** Lets a wide table scroll in a box with a tab stop, so that keys scroll it too (WCAG 2.1.1). */
export function TableScroller({ label, children }: TableScrollerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only Chromium and Firefox give what scrolls a tab stop
    <div role="group" aria-label={label} tabIndex={0} className={styles.root}>
      {children}
    </div>
  );
}
