import type { ComponentProps } from "react";

import { Text } from "./text";
import * as styles from "./list.css";

/** A list without markers. WebKit drops its role; the attribute restores it. */
export function List(props: ComponentProps<"ul">) {
  return <ul role="list" {...props} />;
}

export function Checklist({ items }: { items: string[] }) {
  return (
    <List className={styles.checklist}>
      {items.map((item) => (
        <li key={item} className={styles.checked}>
          <Text>{item}</Text>
        </li>
      ))}
    </List>
  );
}
