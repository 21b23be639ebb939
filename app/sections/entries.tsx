import { useContent, site, type Collection, type Entry } from "../content";
import type { LatestEntries } from "../schema/pages";
import { Section } from "../ui/section";
import { notPrinted, stack } from "../ui/layout.css";
import { hrefOf } from "../ui/link";
import { List } from "../ui/list";
import { caption, title as titleStyle } from "../ui/text.css";
import * as styles from "./entries.css";

/** Lists entries year by year. */
export function EntryList({ entries }: { entries: Entry[] }) {
  const yearOf = ({ date }: Entry) => date.slice(0, 4);
  const years = [...new Set(entries.map(yearOf))];
  return years.map((year) => (
    <section key={year} aria-labelledby={year} className={styles.group}>
      <h2 id={year}>{year}</h2>
      <List>
        {entries
          .filter((entry) => yearOf(entry) === year)
          .map((entry) => (
            <EntryItem key={entry.to} entry={entry} />
          ))}
      </List>
    </section>
  ));
}

/** Shows the newest entries with a link to their list; nothing while the list is empty. */
export function LatestSection({ list, link, ...heading }: LatestEntries & { tone?: "raised" }) {
  if (!useContent().lists[list]?.length) return null;
  return (
    <Section {...heading} layout="beside">
      <div className={stack.medium}>
        <Latest list={list} />
        <p>
          <a href={hrefOf(`/${list}`)}>{link}</a>
        </p>
      </div>
    </Section>
  );
}

/**
 * Lists the newest entries of a list within other text, without headings, which would be headings
 * of that text.
 */
export function Latest({ list }: { list: string }) {
  const entries = useContent().lists[list] ?? [];
  return (
    <List className={styles.compactList}>
      {entries.map((entry) => (
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
      <p className={caption}>
        <time dateTime={entry.date}>{entry.dateInWords}</time>
      </p>
      <Heading className={titleStyle}>
        <a href={hrefOf(to)}>{headline}</a>
      </Heading>
      {lead && !isCompact && <p>{lead}</p>}
    </li>
  );
}

/** Ends a page of a collection with a link to its feed, or to its list. */
export function EntryFooter({ collection }: { collection: Collection }) {
  const { title, to, entries } = collection;
  // The build writes no feed of a list without entries.
  if (entries?.length === 0) return null;
  const link = entries ? { to: `${to}/feed.xml`, words: site.labels.feed } : { to, words: title };
  return (
    <nav aria-label={title} className={notPrinted}>
      <Section tone="minor">
        <a href={hrefOf(link.to)}>{link.words}</a>
      </Section>
    </nav>
  );
}
