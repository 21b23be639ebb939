import type { ComponentProps } from "react";

import * as styles from "./list.css";

/** Shows a list without markers, and restores its role, which WebKit drops. */
export function List(props: ComponentProps<"ul">) {
  return <ul role="list" {...props} />;
}

export function Checklist({ items }: { items: string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item} className={styles.checked}>
          {item}
        </li>
      ))}
    </List>
  );
}
