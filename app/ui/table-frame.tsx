import { useEffect, useRef, useState, type ReactNode } from "react";

import * as styles from "./table-frame.css";

interface TableFrameProps {
  /** What screen readers call the table; or the id of its caption. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/**
 * Lets a table scroll where it is wider than the window: as a region with a tab stop, so that keys scroll it too (WCAG
 * 2.1.1).
 */
export function TableFrame({ label, labelledBy, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isScroller, setIsScroller] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setIsScroller(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const region = isScroller && {
    ...{ role: "region", tabIndex: 0, "aria-label": label, "aria-labelledby": labelledBy },
  };
  return (
    <div ref={frame} className={styles.root} {...region}>
      {children}
    </div>
  );
}
