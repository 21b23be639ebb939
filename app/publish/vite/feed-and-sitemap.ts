import { textAt } from "../content/source-file";
import { previewLabel } from "../env";
import { escapeMarkup } from "../markup/escape";
import type { ShownFile } from "./shown-files";

const MOST_FEED_ENTRIES = 20;

/** Lists shown pages in the format of sitemaps.org. */
export function makeSitemap(shown: readonly ShownFile[], home: string): string {
  const entries = shown.flatMap(({ path, frontmatter, collection }) => {
    if (!path) return [];
    const changed = collection?.entries?.[0]?.date ?? textAt(frontmatter, ["date"]);
    const lastmod = changed && `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escapeMarkup(home + path.slice(1))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.toSorted().join("\n")}
</urlset>
`;
}

/** Writes a robots.txt that allows all: search engines must read a preview's `noindex`. */
export function makeRobots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n${previewLabel() ? "" : `\nSitemap: ${sitemap}\n`}`;
}

/** Makes an Atom feed of each shown list with entries, by file name. */
export function makeFeeds(shown: readonly ShownFile[], home: string): Map<string, string> {
  const byPath = new Map(shown.map((file) => [file.path, file]));
  const feeds = shown.flatMap((list): [string, string][] => {
    const newest = list.collection?.entries?.slice(0, MOST_FEED_ENTRIES) ?? [];
    const entries = newest.flatMap(({ to }) => byPath.get(to) ?? []);
    return entries.length === 0 ? [] : [[`${list.name}/feed.xml`, makeFeed(list, entries, home)]];
  });
  return new Map(feeds);
}

function makeFeed(list: ShownFile, entries: ShownFile[], home: string): string {
  const { name: author, language } = list.site;
  const text = (value: unknown) => escapeMarkup(String(value));
  const timeOf = ({ frontmatter }: ShownFile) => `${String(frontmatter["date"])}T00:00:00Z`;
  const [updated = ""] = entries.map(timeOf);
  const elements = entries.map((entry) => {
    const { title, headline = title, description } = entry.frontmatter;
    return `<entry>
<title>${text(headline)}</title>
<id>${text(home + entry.name)}</id>
<updated>${timeOf(entry)}</updated>
<link rel="alternate" href="${text(home + entry.name)}"/>
<summary>${text(description)}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(language)}">
<title>${text(list.frontmatter["title"])} · ${text(author)}</title>
<id>${text(home + list.name)}</id>
<updated>${updated}</updated>
<link rel="self" href="${text(home + list.name)}/feed.xml"/>
<link rel="alternate" href="${text(home + list.name)}"/>
<author><name>${text(author)}</name></author>
${elements.join("\n")}
</feed>
`;
}
