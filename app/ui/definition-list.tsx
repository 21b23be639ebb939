import type { ReactNode } from "react";

import * as styles from "./definition-list.css";

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
    <dl className={styles.root}>
      {entries.map(({ id, term, meaning, source }) => (
        <div key={id} id={id} className={styles.entry}>
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
