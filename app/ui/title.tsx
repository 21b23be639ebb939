import type { ReactNode } from "react";

import * as styles from "./text.css";

export type TitleLevel = "h2" | "h3";

interface TitleProps {
  level?: TitleLevel | undefined;
  children: ReactNode;
}

/** The heading of an entry, such as a card: it looks the same at either level. */
export function Title({ level: Heading = "h3", children }: TitleProps) {
  return <Heading className={styles.title}>{children}</Heading>;
}
