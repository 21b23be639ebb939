// The feed of a list, as RFC 4287 wants it, and the sitemap, as sitemaps.org does.
import { expect, test } from "vitest";

import { pickShown } from "../../../app/publish/vite/shown-files";
import { makeFeeds, makeSitemap } from "../../../app/publish/vite/feed-and-sitemap";
import { checkedFile, siteFile } from "../../support/checked-file";

const SITE = "https://www.example.com/base/";

test("a feed has absolute addresses, and the newest 20 entries first", () => {
  const entries = Array.from({ length: 21 }, (_, index) =>
    checkedFile(`news/e${index + 10}`, {
      frontmatter: {
        title: `Salt & light ${index}`,
        description: "Light & salt.",
        date: `${2005 + index}-01-02`,
      },
    }),
  );
  const list = (name: string) => checkedFile(name, { frontmatter: { title: "C & D", list: true } });
  const site = siteFile({ name: "A & B" });
  const feeds = makeFeeds(pickShown([site, list("news"), list("empty"), ...entries], false), SITE);
  expect([...feeds.keys()]).toEqual(["news/feed.xml"]);
  const feed = feeds.get("news/feed.xml") ?? "";
  expect(feed.match(/<entry>/g)).toHaveLength(20);
  expect(feed.slice(0, feed.indexOf("</entry>"))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <title>C &#38; D · A &#38; B</title>
    <id>https://www.example.com/base/news</id>
    <updated>2025-01-02T00:00:00Z</updated>
    <link rel="self" href="https://www.example.com/base/news/feed.xml"/>
    <link rel="alternate" href="https://www.example.com/base/news"/>
    <author><name>A &#38; B</name></author>
    <entry>
    <title>Salt &#38; light 20</title>
    <id>https://www.example.com/base/news/e30</id>
    <updated>2025-01-02T00:00:00Z</updated>
    <link rel="alternate" href="https://www.example.com/base/news/e30"/>
    <summary>Light &#38; salt.</summary>
    "
  `);
});

test("the sitemap has the day of each entry, and of a list that of its newest", () => {
  const entry = checkedFile("news/a", { frontmatter: { date: "2025-01-02" } });
  const list = checkedFile("news", { frontmatter: { list: true } });
  const old = checkedFile("news/b", { frontmatter: { date: "2024-01-02" } });
  const pages = [siteFile(), old, entry, list, checkedFile("home", { path: "/" })];
  expect(makeSitemap(pickShown(pages, false), SITE)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://www.example.com/base/</loc></url>
      <url><loc>https://www.example.com/base/news/a</loc><lastmod>2025-01-02</lastmod></url>
      <url><loc>https://www.example.com/base/news/b</loc><lastmod>2024-01-02</lastmod></url>
      <url><loc>https://www.example.com/base/news</loc><lastmod>2025-01-02</lastmod></url>
    </urlset>
    "
  `);
});
