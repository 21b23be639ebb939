import { alternatesOf } from "../../schema/languages";
import { publicDay, publicTime, todayOf } from "../content/publication";
import { listFormerAddresses } from "../content/collection";
import type { CheckedPage } from "../content/model";
import { previewLabel } from "../env";
import { escapeMarkup } from "../markup/escape";

const MOST_FEED_ENTRIES = 20;

/**
 * Lists shown pages in the format of sitemaps.org, with translations (Google, "localized versions").
 * @param site the public address, with a trailing slash
 */
export function makeSitemap(pages: readonly CheckedPage[], site: string): string {
  const addressOf = (path: string) => escapeMarkup(site + path.slice(1));
  const today = todayOf(siteFields(pages));
  const entries = pages.flatMap(({ url, frontmatter, collection, translations = [] }) => {
    const dates = collection?.entries?.map(({ date }) => date) ?? [frontmatter["date"] ?? ""];
    const changed = dates.map(String).toSorted().at(-1);
    const others = alternatesOf(translations).map(
      ({ lang, to }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressOf(to)}"/>`,
    );
    const lastmod = changed ? `<lastmod>${publicDay(changed, today)}</lastmod>` : "";
    return url ? `  <url><loc>${addressOf(url)}</loc>${lastmod}${others.join("")}</url>` : [];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.toSorted().join("\n")}
</urlset>
`;
}

/** Writes a robots.txt (RFC 9309) that allows all: search engines must read a preview's `noindex`. */
export function makeRobots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n${previewLabel() ? "" : `\nSitemap: ${sitemap}\n`}`;
}

/** Makes an Atom feed of each shown list with entries, by file name. @param site the public address, with a trailing slash */
export function makeFeeds(pages: readonly CheckedPage[], site: string): Map<string, string> {
  const fields = siteFields(pages);
  const facts = { site, dayOf: (date: unknown) => publicTime(date, fields) };
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const feeds = pages.flatMap((list): [string, string][] => {
    const { entries = [] } = list.collection ?? {};
    const newest = entries.toSorted((a, b) => b.date.localeCompare(a.date));
    const shown = newest.slice(0, MOST_FEED_ENTRIES).flatMap(({ to }) => byUrl.get(to) ?? []);
    if (shown.length === 0) return [];
    return [[`${list.name}/feed.xml`, makeFeed(list, shown, facts)]];
  });
  return new Map(feeds);
}

function siteFields(pages: readonly CheckedPage[]): CheckedPage["frontmatter"] {
  return pages.find(({ name }) => name === "site")?.frontmatter ?? {};
}

interface FeedSite {
  site: string;
  /** Returns when a day begins in the company's time zone; no later than today. */
  dayOf: (date: unknown) => string;
}

function makeFeed(list: CheckedPage, entries: CheckedPage[], facts: FeedSite): string {
  const { site, dayOf } = facts;
  const { name: author = "", lang = "" } = list.frame ?? {};
  const text = (value: unknown) => escapeMarkup(String(value));
  const described = entries.map(({ name, frontmatter }) => {
    const { title, headline = title, date, description, author: own } = frontmatter;
    return `<entry>
<title>${text(headline)}</title>
<id>${text(site + firstAddress(frontmatter, name))}</id>
<updated>${dayOf(date)}</updated>
<link rel="alternate" href="${text(site + name)}"/>
<summary>${text(description)}</summary>${own === undefined ? "" : `\n<author><name>${text(own)}</name></author>`}
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(lang)}">
<title>${text(list.frontmatter["title"])} · ${text(author)}</title>
<id>${text(site + list.name)}</id>
<updated>${dayOf(entries[0]?.frontmatter["date"])}</updated>
<link rel="self" href="${text(site + list.name)}/feed.xml"/>
<link rel="alternate" href="${text(site + list.name)}"/>
<author><name>${text(author)}</name></author>
${described.join("\n")}
</feed>
`;
}

/** Returns an entry's first path, its id, which must never change (RFC 4287, 4.2.6). */
function firstAddress(frontmatter: CheckedPage["frontmatter"], name: string): string {
  const [first] = listFormerAddresses(frontmatter);
  return first?.slice(1).replace(/\.html$/, "") ?? name;
}
