// Checks which entries, neighbors and menu links a build shows.
import { afterEach, expect, test, vi } from "vitest";

import { makeStructuredData } from "../../../app/publish/vite/structured-data";
import { shownPages } from "../../../app/publish/content/prose-pages";
import { checkedPage, sitePage } from "../../support/checked-page";

afterEach(() => vi.unstubAllEnvs());

const DRAFT = { words: "a draft" } as const;
const list = checkedPage("news", {
  frontmatter: { title: "News", list: "news", boilerplate: "About us." },
});
const entry = (name: string, date: string, more = {}) =>
  checkedPage(name, { frontmatter: { title: name, date }, ...more });

test("a list has its entries newest first, with those of subfolders and without unpublished ones", () => {
  const pages = [
    sitePage(),
    list,
    entry("news/a", "2024-03-01"),
    entry("news/2025/b", "2025-03-01"),
    entry("news/c", "2026-03-01", { unpublished: DRAFT }),
    checkedPage("newsroom"),
  ];
  const shown = shownPages(pages, false);
  const [older, newer] = ["/news/a", "/news/2025/b"];
  expect(shown.find(({ name }) => name === "news")?.collection).toMatchObject({
    ...{ kind: "news", title: "News", to: "/news", boilerplate: "About us." },
    entries: [{ to: newer, date: "2025-03-01" }, { to: older }],
  });
  const first = shown.find(({ url }) => url === older)?.collection;
  expect([first?.newer?.to, first?.older, first?.entries]).toEqual([newer, undefined, undefined]);
  expect(first?.boilerplate).toBe("About us.");
  expect(shown.find(({ name }) => name === "newsroom")?.collection).toBeUndefined();
  expect(JSON.stringify(shown)).not.toContain("news/c");
  const preview = shownPages(pages, true).find(({ url }) => url === newer)?.collection;
  expect(preview?.newer?.to).toBe("/news/c");
});

test("a page gets the newest entries of the lists that it names, and of no others", () => {
  const days = Array.from({ length: 13 }, (_, index) => `20${index + 10}-01-02`);
  const entries = days.map((day) => entry(`news/${day}`, day));
  const page = checkedPage("home", { lists: { news: [], gone: [] } });
  const lists = shownPages([page, sitePage(), list, ...entries], false)[0]?.lists;
  expect(lists?.["news"]?.map(({ date }) => date)).toEqual(days.toReversed().slice(0, 12));
  expect(lists?.["gone"]).toEqual([]);
});

test("a list shows coming events, then past ones, then its other entries", () => {
  vi.stubEnv("SITE_DATE", "2026-11-24");
  const event = (starts: string, ends = starts) =>
    checkedPage(`news/${starts}`, { frontmatter: { date: "2026-01-01", starts, ends } });
  const past = [event("2025-01-01"), event("2026-11-22", "2026-11-23")];
  const coming = [event("2027-02-01"), event("2026-11-20", "2026-11-24"), event("2026-12-01")];
  const pages = [sitePage(), list, entry("news/a", "2026-03-01"), ...past, ...coming];
  const shown = shownPages(pages, false).find(({ name }) => name === "news")?.collection?.entries;
  const order = shown?.map(({ to }) => to.slice("/news/".length)).join(" ");
  expect(order).toBe("2026-11-20 2026-12-01 2027-02-01 2026-11-22 2025-01-01 a");
});

test("an event has its time in the language of the page, with the name of its zone on that day", () => {
  const event = { starts: "2027-06-01", time: "09:30-10:15", timeZone: "Europe/Berlin" };
  const frontmatter = { date: "2026-01-01", ...event };
  const frames = [sitePage(), sitePage({}, "de/site"), sitePage({}, "ja/site")];
  const pages = ["news", "de/news", "ja/news"].flatMap((name) => [
    checkedPage(name, { frontmatter: { list: "news" } }),
    checkedPage(`${name}/a`, { frontmatter }),
  ]);
  const shown = shownPages([...frames, ...pages], false);
  const entry = shown.find(({ name }) => name === "de/news/a")?.collection;
  expect(entry?.when).toMatch(/^1\. Juni 2027 · 09:30\D10:15 .*MESZ$/);
  expect(entry).toMatchObject({
    ...{ startDate: "2027-06-01T09:30+02:00", endDate: "2027-06-01T10:15+02:00" },
  });
  const english = shown.find(({ name }) => name === "news")?.collection?.entries?.[0]?.when;
  expect(english).toMatch(/^June 1, 2027 · 9:30\W+10:15\sAM GMT\+2$/);
  const japanese = shown.find(({ name }) => name === "ja/news/a")?.collection?.when;
  expect(japanese).toMatch(/^2027年6月1日 · /);
});

test("a list inside another has its own entries", () => {
  const inner = checkedPage("news/events", { frontmatter: { list: "publications" } });
  const shown = shownPages([sitePage(), list, inner, entry("news/events/a", "2024-03-01")], false);
  const entriesOf = (name: string) =>
    shown.find((page) => page.name === name)?.collection?.entries?.map(({ to }) => to);
  expect([entriesOf("news"), entriesOf("news/events")]).toEqual([[], ["/news/events/a"]]);
});

const nav = [
  { label: "Investors", to: "/investors" },
  { label: "About", to: "/about-us#mission" },
];

test("a main page that is a draft has no link in the public menu", () => {
  const about = checkedPage("about-us", { unpublished: DRAFT });
  const pages = [sitePage({ nav }), about, checkedPage("later", { unpublished: DRAFT })];
  const menuOf = (isDev: boolean) => shownPages(pages, isDev)[0]?.frame?.nav;
  expect(menuOf(false)).toEqual([{ label: "Investors", to: "/investors" }]);
  expect(menuOf(true)).toHaveLength(2);
});

test("an expired job is in no list and has no neighbors, and structured data has its last day", () => {
  vi.stubEnv("SITE_DATE", "2026-06-15");
  const jobs = checkedPage("jobs", { frontmatter: { title: "Jobs", list: "jobs" } });
  const job = (name: string, until: string) =>
    checkedPage(name, { frontmatter: { title: name, date: "2026-01-01", place: "Here", until } });
  const pages = [sitePage(), jobs, job("jobs/open", "2026-06-15"), job("jobs/over", "2026-06-14")];
  const shown = shownPages(pages, false);
  const [list, open, over] = ["jobs", "jobs/open", "jobs/over"].map((name) =>
    shown.find((page) => page.name === name),
  );
  expect(list?.collection?.entries?.map(({ to }) => to)).toEqual(["/jobs/open"]);
  expect([over?.collection?.newer, over?.collection?.older]).toEqual([undefined, undefined]);
  expect(open && makeStructuredData(open, "https://example.com/").at(-1)).toMatchObject({
    ...{ "@type": "JobPosting", title: "jobs/open", datePosted: "2026-01-01" },
    ...{ validThrough: "2026-06-15", jobLocation: { address: "Here" } },
  });
});

test("a frame in another language inherits logo and settings, and no words", () => {
  const own = sitePage({ logo: "a", phone: "1", banner: { text: "Hello" }, footer: {} });
  const german = sitePage({ phone: "2" }, "de/site");
  const homes = [checkedPage("home", { url: "/" }), checkedPage("de")];
  const names = ["de/team", "team", "fr/team"];
  const shown = shownPages(
    [own, german, ...homes, ...names.map((name) => checkedPage(name))],
    false,
  );
  const [site, frame] = ["site", "de/site"].map(
    (name) => shown.find((page) => page.name === name)?.frame,
  );
  expect(frame).toMatchObject({ logo: "a", phone: "2", lang: "de", dates: "de", home: "/de" });
  expect([frame?.banner, frame?.footer]).toEqual([undefined, undefined]);
  expect(site).toMatchObject({ phone: "1", lang: "en", dates: "en-US", home: "/" });
  expect(site?.languages?.map(({ to, name }) => [to, name])).toEqual([
    ["/", "English"],
    ["/de", "Deutsch"],
  ]);
  const team = shown.find(({ name }) => name === "team");
  expect(team?.translations?.map(({ to }) => to)).toEqual(["/team", "/de/team", "/fr/team"]);
});
