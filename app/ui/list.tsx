import type { ComponentProps, ReactNode } from "react";

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
          {item}
        </li>
      ))}
    </List>
  );
}

interface Entry {
  id: string;
  term: string;
  meaning: string;
  /** A sentence. */
  source?: ReactNode;
}

/** Terms and their meanings; each entry has an id to link to. */
export function DefinitionList({ entries }: { entries: Entry[] }) {
  return (
    <dl className={styles.definitions}>
      {entries.map(({ id, term, meaning, source }) => (
        <div key={id} id={id} className={styles.definition}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            {meaning}
            {source && <span className={styles.source}> {source}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
