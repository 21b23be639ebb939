import { useId } from "react";

import type { Collection, EntryLink } from "../../schema/collections";
import { Band } from "../../ui/band";
import { PageLink } from "../../ui/link";
import { List } from "../../ui/list";
import { useLanguages, useSite } from "../site";
import * as styles from "./collection.css";

/** The entries of a list, in groups: its events, and all others year by year. */
export function EntryList({ entries }: { entries: EntryLink[] }) {
  const id = useId();
  const titleOf = ({ date, group = date.slice(0, 4) }: EntryLink) => group;
  const titles = [...new Set(entries.map(titleOf))];
  return titles.map((title, index) => (
    <section key={title} aria-labelledby={`${id}${index}`} className={styles.group}>
      <h2 id={`${id}${index}`}>{title}</h2>
      <List>
        {entries
          .filter((entry) => titleOf(entry) === title)
          .map((entry) => (
            <li key={entry.to} className={styles.entry}>
              <p className={styles.day}>
                <EntryDay {...entry} />
              </p>
              <h3>
                <PageLink to={entry.to}>{entry.headline}</PageLink>
              </h3>
              {entry.lead && <p>{entry.lead}</p>}
            </li>
          ))}
      </List>
    </section>
  ));
}

/** Some entries within other text: without headings, which would be parts of that text. */
export function BriefEntries({ entries }: { entries: EntryLink[] }) {
  return (
    <List className={styles.brief}>
      {entries.map((entry) => (
        <li key={entry.to} className={styles.briefEntry}>
          <p className={styles.day}>
            <EntryDay {...entry} />
          </p>
          <p className={styles.briefTitle}>
            <PageLink to={entry.to}>{entry.headline}</PageLink>
          </p>
        </li>
      ))}
    </List>
  );
}

type EntryDayProps = Pick<EntryLink, "date" | "starts" | "ends" | "place">;

/** The day of an entry, or the days and the place of an event. */
export function EntryDay({ date, starts = date, ends = starts, place }: EntryDayProps) {
  return (
    <>
      <Day date={starts} />
      {ends !== starts && " – "}
      {ends !== starts && <Day date={ends} />}
      {place && ` · ${place}`}
    </>
  );
}

/** @param date such as `2026-11-24` */
function Day({ date }: { date: string }) {
  const { page } = useLanguages();
  const language = page === "en" ? "en-US" : page;
  const words = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
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
