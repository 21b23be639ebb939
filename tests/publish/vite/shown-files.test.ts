// Checks which pages, entries and menu links a build shows.
import { expect, test } from "vitest";

import { formatDate, pickShown } from "../../../app/publish/vite/shown-files";
import { checkedFile, siteFile } from "../../support/checked-file";

const list = checkedFile("news", { frontmatter: { title: "News", list: true } });
const entry = (name: string, date: string, isDraft = false) =>
  checkedFile(name, { frontmatter: { title: name, date }, isDraft });
const PAGES = [
  siteFile(),
  list,
  entry("news/a", "2024-03-01"),
  entry("news/b", "2025-03-01"),
  entry("news/c", "2026-03-01", true),
  checkedFile("newsroom"),
  checkedFile("news/2025/d"),
];

test("a list has the pages of its folder newest first, and drafts in development only", () => {
  const shown = pickShown(PAGES, false);
  const collectionOf = (wanted: string) => shown.find(({ name }) => name === wanted)?.collection;
  expect(collectionOf("news")).toMatchObject({
    title: "News",
    to: "/news",
    entries: [
      { to: "/news/b", date: "2025-03-01", dateInWords: "March 1, 2025" },
      { to: "/news/a", date: "2024-03-01", dateInWords: "March 1, 2024" },
    ],
  });
  expect(collectionOf("news/a")).toEqual({
    title: "News",
    to: "/news",
    dateInWords: "March 1, 2024",
  });
  expect([collectionOf("newsroom"), collectionOf("news/2025/d")]).toEqual([undefined, undefined]);
  expect(JSON.stringify(shown)).not.toContain("news/c");
  expect(JSON.stringify(pickShown(PAGES, true))).toContain('"to":"/news/c"');
});

test("a page gets the newest three entries of the lists that it names, and of no others", () => {
  const days = ["2021-01-02", "2022-01-02", "2023-01-02", "2024-01-02"];
  const page = checkedFile("home", { listNames: ["news", "gone"] });
  const entries = days.map((day) => entry(`news/${day}`, day));
  const lists = pickShown([page, siteFile(), list, ...entries], false)[0]?.lists;
  expect(lists?.["news"]?.map(({ date }) => date)).toEqual(days.toReversed().slice(0, 3));
  expect(lists?.["gone"]).toEqual([]);
});

test("a main page that is a draft has no link in the public menu", () => {
  const nav = [
    { label: "Investors", to: "/investors" },
    { label: "About", to: "/about-us#mission" },
  ];
  const about = checkedFile("about-us", { isDraft: true });
  const pages = [siteFile({ nav }), checkedFile("investors"), about];
  const menuOf = (isDev: boolean) => pickShown(pages, isDev)[0]?.site.nav;
  expect(menuOf(false)).toEqual([{ label: "Investors", to: "/investors" }]);
  expect(menuOf(true)).toHaveLength(2);
});

test.each([
  ["2025-06-30", "en-GB", "30 June 2025"],
  ["2025-06-01", "fr", "1 juin 2025"],
])("%s is written in the language %s as %s", (date, language, words) => {
  expect(formatDate(date, language)).toBe(words);
});
