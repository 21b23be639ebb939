import type { ReactNode } from "react";

import { Text } from "./text";
import * as styles from "./definition-list.css";

interface Definition {
  id: string;
  term: string;
  meaning: string;
  /** A sentence. */
  source?: ReactNode;
}

/** Terms and their meanings; each entry has an id to link to. */
export function DefinitionList({ entries }: { entries: Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {entries.map(({ id, term, meaning, source }) => (
        <div key={id} id={id} className={styles.definition}>
          <dt className={styles.term}>
            <Text>{term}</Text>
          </dt>
          <dd>
            <Text>{meaning}</Text>
            {source && <span className={styles.source}> {source}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
