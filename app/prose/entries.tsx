// The entries of a collection: in lists, at the head of an entry, and at the end of a page.
import { useId } from "react";

import type { Collection, EntryLink } from "../content";
import { site, useSiteLanguage } from "../site";
import { Band } from "../ui/band";
import { PageLink } from "../ui/link";
import { LinkedText } from "../ui/linked-text";
import { List } from "../ui/list";
import { Text } from "../ui/text";
import * as styles from "./entries.css";

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
              <p className={styles.date}>
                <EntryDate {...entry} />
              </p>
              <h3>
                <EntryHeadline {...entry} />
              </h3>
              {entry.lead && (
                <p lang={entry.lang}>
                  <Text>{entry.lead}</Text>
                </p>
              )}
            </li>
          ))}
      </List>
    </section>
  ));
}

/** Some entries within other text: without headings, which would be parts of that text. */
export function CompactEntryList({ entries }: { entries: EntryLink[] }) {
  return (
    <List className={styles.compact}>
      {entries.map((entry) => (
        <li key={entry.to} className={styles.compactEntry}>
          <p className={styles.date}>
            <EntryDate {...entry} />
          </p>
          <p className={styles.compactTitle}>
            <EntryHeadline {...entry} />
          </p>
        </li>
      ))}
    </List>
  );
}

function EntryHeadline({ to, lang, headline }: EntryLink) {
  return (
    <PageLink to={to}>
      <span lang={lang}>
        <Text>{headline}</Text>
      </span>
    </PageLink>
  );
}

type EntryDateProps = Pick<EntryLink, "date" | "starts" | "when" | "place" | "webcast">;

/** The day of an entry, or when and where an event is. */
export function EntryDate({ date, starts = date, when, place, webcast }: EntryDateProps) {
  const lang = useSiteLanguage();
  return (
    <>
      <time dateTime={starts}>{when}</time>
      {place && ` · ${place}`}
      {webcast && (
        <>
          {" · "}
          <a href={webcast} lang={lang}>
            {site.labels.webcast}
          </a>
        </>
      )}
    </>
  );
}

/** Ends a page of a collection: the texts that its list has once, and links to the pages before and after it. */
export function EntryFooter({ collection }: { collection: Collection }) {
  const { name, labels } = site;
  const { title, to, boilerplate, contact, entries, newer, older, startDate } = collection;
  const lang = useSiteLanguage();
  // A list without entries has no feed.
  const hasFeed = entries && entries.length > 0;
  const hasNeighbours = !entries || hasFeed;
  const hasCalendar = startDate ?? entries?.some(({ starts }) => starts);
  const folder = `${import.meta.env.BASE_URL}${to.slice(1)}`;
  if (!boilerplate && !contact && !hasNeighbours) return null;
  return (
    <Band tone="quiet">
      <div lang={lang} className={styles.footer}>
        {boilerplate && (
          <section>
            <h2 className={styles.footerTitle}>{name}</h2>
            <p>
              <Text>{boilerplate}</Text>
            </p>
          </section>
        )}
        {contact && (
          <section>
            <h2 className={styles.footerTitle}>{labels.contact}</h2>
            <p>
              <LinkedText>{contact}</LinkedText>
            </p>
          </section>
        )}
        {hasNeighbours && (
          <nav aria-label={title} className={styles.neighbours}>
            {newer && <Neighbour entry={newer} rel="prev" label={labels.newer} />}
            {older && <Neighbour entry={older} rel="next" label={labels.older} />}
            {!entries && <PageLink to={to}>{title}</PageLink>}
            {hasFeed && <a href={`${folder}/feed.xml`}>{labels.feed}</a>}
            {hasCalendar && <a href={`${folder}/events.ics`}>{labels.calendar}</a>}
          </nav>
        )}
      </div>
    </Band>
  );
}

type NeighbourProps = { entry: EntryLink; rel: "prev" | "next"; label: string };

function Neighbour({ entry: { to, lang, headline }, rel, label }: NeighbourProps) {
  return (
    <PageLink to={to} rel={rel}>
      {label}: <span lang={lang}>{headline}</span>
    </PageLink>
  );
}
