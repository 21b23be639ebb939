import { useId } from "react";

import type { Collection, EntryLink } from "../../schema/collections";
import { Band } from "../../ui/band";
import { PageLink } from "../../ui/link";
import { List } from "../../ui/list";
import { useSite } from "../site";
import * as styles from "./collection.css";

/** The entries of a list, newest first, year by year. */
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
                <PageLink to={to}>{headline}</PageLink>
              </h3>
              {lead && <p>{lead}</p>}
            </li>
          ))}
      </List>
    </section>
  ));
}

/** @param date such as `2026-11-24` */
export function Day({ date }: { date: string }) {
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={date}>{words.format(new Date(date))}</time>;
}

/** Ends a page of a collection: the texts that its list has once, and links to the pages before and after it. */
export function EntryEnd({ collection }: { collection: Collection }) {
  const { name, labels } = useSite();
  const { title, to, boilerplate, contact, entries, newer, older } = collection;
  const link = (neighbour: EntryLink | undefined, rel: "prev" | "next", label: string) =>
    neighbour && (
      <PageLink to={neighbour.to} rel={rel}>
        {`${label}: ${neighbour.headline}`}
      </PageLink>
    );
  // A list without entries has no feed.
  const hasFeed = entries && entries.length > 0;
  const hasNeighbours = !entries || hasFeed;
  if (!boilerplate && !contact && !hasNeighbours) return null;
  return (
    <Band tone="quiet">
      <div className={styles.end}>
        {boilerplate && (
          <section>
            <h2 className={styles.endTitle}>{name}</h2>
            <p>{boilerplate}</p>
          </section>
        )}
        {contact && (
          <section>
            <h2 className={styles.endTitle}>{labels.contact}</h2>
            <p>{contact}</p>
          </section>
        )}
        {hasNeighbours && (
          <nav aria-label={title} className={styles.neighbours}>
            {link(newer, "prev", labels.newer)}
            {link(older, "next", labels.older)}
            {!entries && <PageLink to={to}>{title}</PageLink>}
            {hasFeed && (
              <a href={`${import.meta.env.BASE_URL}${to.slice(1)}/feed.xml`}>{labels.feed}</a>
            )}
          </nav>
        )}
      </div>
    </Band>
  );
}
