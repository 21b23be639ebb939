import { useContent, useSite, type Collection, type Entry } from "../content";
import { slug } from "../schema/ids";
import { Band } from "../ui/band";
import { stack } from "../ui/layout.css";
import { hrefOf, linkContacts } from "../ui/link";
import { List } from "../ui/list";
import { formatText } from "../ui/text";
import { note, title as titleStyle } from "../ui/text.css";
import * as styles from "./entries.css";

/** Lists entries in groups: events, and all others year by year. */
export function EntryList({ entries }: { entries: Entry[] }) {
  const titleOf = ({ date, group = date.slice(0, 4) }: Entry) => group;
  const titles = [...new Set(entries.map(titleOf))];
  return titles.map((title) => (
    <section key={title} aria-labelledby={slug(title)} className={styles.group}>
      <h2 id={slug(title)}>{title}</h2>
      <List>
        {entries
          .filter((entry) => titleOf(entry) === title)
          .map((entry) => (
            <EntryItem key={entry.to} entry={entry} />
          ))}
      </List>
    </section>
  ));
}

/** Lists the newest entries of a list within other text, without headings, which would be headings of that text. */
export function Latest({ list, count = 3 }: { list: string; count?: number }) {
  const entries = useContent().lists[list] ?? [];
  return (
    <List className={styles.compactList}>
      {entries.slice(0, count).map((entry) => (
        <EntryItem key={entry.to} entry={entry} isCompact />
      ))}
    </List>
  );
}

function EntryItem({ entry, isCompact = false }: { entry: Entry; isCompact?: boolean }) {
  const { to, headline, lead } = entry;
  const Heading = isCompact ? "p" : "h3";
  return (
    <li className={isCompact ? styles.compactEntry : styles.entry}>
      <p className={note}>
        <EntryDate {...entry} />
      </p>
      <Heading className={titleStyle}>
        <a href={hrefOf(to)}>{formatText(headline)}</a>
      </Heading>
      {lead && !isCompact && <p>{formatText(lead)}</p>}
    </li>
  );
}

type EntryDateProps = Pick<Entry, "date" | "starts" | "when" | "place" | "webcast">;

/** Shows the day of an entry, or when and where an event is. @param starts the day or the instant, in ISO 8601 */
export function EntryDate({ date, starts = date, when, place, webcast }: EntryDateProps) {
  const { labels } = useSite();
  return (
    <>
      <time dateTime={starts}>{when}</time>
      {place && ` · ${place}`}
      {webcast && " · "}
      {webcast && <a href={webcast}>{labels.webcast}</a>}
    </>
  );
}

/** Ends a page of a collection with the texts of its list, and links to the entries before and after it. */
export function EntryFooter({ collection }: { collection: Collection }) {
  const { name, labels } = useSite();
  const { title, to, boilerplate, contact, entries, newer, older, startDate } = collection;
  // Don't link to the feed of a list without entries, because the build writes none.
  const hasFeed = entries && entries.length > 0;
  const hasNeighbors = !entries || hasFeed;
  const hasCalendar = startDate ?? entries?.some(({ starts }) => starts);
  const folder = `${import.meta.env.BASE_URL}${to.slice(1)}`;
  if (!boilerplate && !contact && !hasNeighbors) return null;
  return (
    <Band tone="raised">
      <div className={styles.footer}>
        {boilerplate && <Note title={name} words={boilerplate} />}
        {contact && <Note title={labels.contact} words={contact} />}
        {hasNeighbors && (
          <nav aria-label={title} className={styles.neighbors}>
            {newer && <Neighbor entry={newer} rel="prev" label={labels.newer} />}
            {older && <Neighbor entry={older} rel="next" label={labels.older} />}
            {!entries && <a href={hrefOf(to)}>{title}</a>}
            {hasFeed && <a href={`${folder}/feed.xml`}>{labels.feed}</a>}
            {hasCalendar && <a href={`${folder}/events.ics`}>{labels.calendar}</a>}
          </nav>
        )}
      </div>
    </Band>
  );
}

function Note({ title, words }: { title: string; words: string }) {
  return (
    <section className={stack.tiny}>
      <h2 className={titleStyle}>{title}</h2>
      <p>{linkContacts(words)}</p>
    </section>
  );
}

type NeighborProps = { entry: Entry; rel: "prev" | "next"; label: string };

function Neighbor({ entry: { to, headline }, rel, label }: NeighborProps) {
  return (
    <a href={hrefOf(to)} rel={rel}>
      {label}: {headline}
    </a>
  );
}
