// The entries of a list, newest first, year by year.
import { Link } from "@remix-run/react";
import { useId } from "react";

import type { EntryLink } from "../../schema/collections";
import { List } from "../../ui/list";
import { Day } from "./day";
import * as styles from "./entry-list.css";

export function EntryList({ entries }: { entries: EntryLink[] }) {
  const id = useId();
  const years = [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => (
    <section key={year} aria-labelledby={`${id}${year}`} className={styles.year}>
      <h2 id={`${id}${year}`}>{year}</h2>
      <List>
        {entries
          .filter(({ date }) => date.startsWith(year))
          .map(({ to, headline, date, lead }) => (
            <li key={to} className={styles.entry}>
              <p className={styles.day}>
                <Day date={date} />
              </p>
              <h3>
                <Link to={to}>{headline}</Link>
              </h3>
              {lead && <p>{lead}</p>}
            </li>
          ))}
      </List>
    </section>
  ));
}
