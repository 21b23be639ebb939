// What holds for every file of the build, whatever its words: valid, complete, strict, and listed for search engines.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import sharp from "sharp";

import { checkContent } from "../../../app/publish/content/check-content";
import { frameNameOf, isFrame } from "../../../app/publish/content/source/collection";
import { collapse } from "../../../app/publish/markup/html-tree";
import { STAGES } from "../../../app/schema/stages";
import { readOrigin } from "../../../app/publish/content/source/site-tokens";
import { findPreviewCode, listBuild, readPage, readPages } from "../../support/built-pages";
import { ROUTES } from "../../support/browser/site";
import { BYTES } from "../../support/limits";
import { SPECIMEN_CLIENT, SPECIMEN_PROJECT, SPECIMEN_SITE } from "../../support/specimen";
import { findLeaks, readBuild } from "../../support/unpublished";
import { findHtmlErrors } from "../../support/valid-html";

const ORIGIN = readOrigin(SPECIMEN_PROJECT);
const PAGES = readPages().filter(({ isRedirect }) => !isRedirect);
const read = (file: string) => readFileSync(join(SPECIMEN_CLIENT, file));

test("every page is valid HTML", async () => {
  for (const { html, path } of readPages()) expect(await findHtmlErrors(html), path).toEqual([]);
});

test("every text of the content is in a page", async () => {
  const { pages, files } = await checkContent(SPECIMEN_SITE);
  const textsOf = (name: string) => {
    const texts = files.find(({ source }) => source.file === name)?.texts ?? [];
    // Leaves out texts that appear only after an action.
    return texts.filter(({ isLater }) => !isLater).map(({ text }) => collapse(text));
  };
  const shown = [...pages.values()].filter(
    ({ name, unpublished }) => !isFrame(name) && !unpublished,
  );
  expect(shown.length).toBeGreaterThan(9);
  const missing = shown.flatMap(({ url, file, name }) => {
    const page = readPage(url ?? `/${name.replace("not-found", "404.html")}`);
    // An image has its description in an attribute.
    const words = collapse([...page.texts("html"), ...page.attributes()].join("\n"));
    const around = url ? [`content/${frameNameOf(name)}.mdx`] : [];
    return [file, ...around].flatMap(textsOf).filter((text) => !words.includes(text));
  });
  expect(missing).toEqual([]);
});

test("no id of the app is one that a heading can have", () => {
  const ids = PAGES.flatMap((page) =>
    page.values("body > [id], main, #siteApp > header [id], footer [id]", "id"),
  );
  expect(ids).toContain("siteApp");
  // Ids of headings have no capital letters.
  for (const id of ids.filter(Boolean)) expect(id).toMatch(/[A-Z:]/);
});

test("no file has a word or the name of an unpublished page", () => {
  const files = readBuild(join(SPECIMEN_SITE, "build"));
  expect(files.length).toBeGreaterThan(100);
  expect(findLeaks(files)).toEqual([]);
  const names = files.map(({ name }) => name).join("\n");
  const pictures = readPage("/investors").values("main img", "src");
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) expect(names).toContain(`client/assets/${basename(picture)}`);
  expect(names).toMatch(/^client\/gazette\/open\.html$/m);
});

test("every page has a title, a description and a picture for shared links of its own", () => {
  const pages = [...ROUTES, "/404.html"].map((route) => readPage(route));
  for (const part of [
    pages.map((page) => page.texts("title")[0]),
    pages.map((page) => page.values("meta[name=description]", "content")[0]),
    pages.map((page) => page.values("meta[property='og:image']", "content")[0] ?? "none"),
  ]) {
    expect(new Set(part).size).toBe(pages.length);
    for (const words of part) expect(words).toMatch(/\S/);
  }
});

test("the sitemap lists every page with one address each", () => {
  const sitemap = read("sitemap.xml").toString();
  for (const route of ROUTES) {
    const page = readPage(route);
    expect(page.values("link[rel=canonical]", "href")).toEqual([ORIGIN + route]);
    expect(sitemap).toContain(`<loc>${ORIGIN}${route}</loc>`);
    const [data] = page.data();
    expect(data).toMatchObject(
      route === "/"
        ? { "@graph": [{ "@type": "WebSite" }, { "@type": "Organization", url: `${ORIGIN}/` }] }
        : { "@type": "BreadcrumbList", itemListElement: [{}, { item: ORIGIN + route }] },
    );
  }
  expect(read("robots.txt").toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
  expect(read("_headers").toString()).not.toContain("noindex");
});

test("every page carries the strict policy, and the headers carry the same", () => {
  const headers = read("_headers").toString();
  const nginx = read("../nginx.conf").toString();
  for (const page of readPages()) {
    const [policy = ""] = page.values("meta[http-equiv=Content-Security-Policy]", "content");
    expect(policy.replace(/sha256-[^']+/, "sha256"), page.path).toBe(
      [
        "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'",
        "worker-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'",
        "require-trusted-types-for 'script'; trusted-types 'none'; style-src 'sha256'",
      ].join("; "),
    );
    if (page.isRedirect) continue;
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
    expect(nginx).toContain(`Content-Security-Policy "${policy}; frame-ancestors 'none'"`);
  }
});

test("all pages hold the same inline styles, for a light color scheme only", () => {
  const styles = readPage("/").styles;
  expect(styles).toContain("@media");
  expect(styles).toContain("color-scheme:light");
  expect(styles).not.toContain("prefers-color-scheme");
  for (const page of PAGES) {
    expect(page.styles === styles, page.path).toBe(true);
    expect(page.find("link[rel=stylesheet]"), page.path).toEqual([]);
  }
});

test("only the sign-up's button submits, and no form can send anything", () => {
  for (const page of PAGES) {
    const submits = page.path === "/" ? ["Stay Informed"] : [];
    expect(page.texts("button:not([type=button])"), page.path).toEqual(submits);
    const senders =
      "[action], [formaction], [formmethod], [form], form:not([method=dialog]), input[name], [type=hidden]";
    expect(page.find(senders), page.path).toEqual([]);
  }
});

test("HTML, fonts and code keep to their budgets", () => {
  const files = listBuild();
  // Weighs files as a host sends them; fonts are compressed already.
  const weigh = (file: string) =>
    file.endsWith(".woff2") ? read(file).length : brotliCompressSync(read(file)).length;
  const sum = (names: RegExp) =>
    files.filter((file) => names.test(file)).reduce((total, file) => total + weigh(file), 0);
  for (const { path, file } of PAGES) expect(weigh(file), path).toBeLessThanOrEqual(BYTES.html);
  expect(sum(/-latin-\d+-normal.*\.woff2$/)).toBeLessThanOrEqual(BYTES.fonts);
  expect(sum(/^assets\/.*\.js$/)).toBeLessThanOrEqual(BYTES.code);
  expect(sum(/\.css$/)).toBe(0);
});

test("a list is grouped by year, newest first, and an entry has date, neighbors and structured data", () => {
  const [newest, oldest] = [
    "A second pairing",
    "A first pairing of two made-up compounds has been written into a test",
  ];
  const list = readPage("/bulletin");
  expect(list.texts("main section[aria-labelledby] :is(h2, h3)")).toEqual([
    "2025",
    newest,
    "2024",
    oldest,
  ]);
  expect(list.values("main time", "datetime")[0]).toBe("2025-03-02");
  expect(list.values("main nav a", "href")).toEqual(["/bulletin/feed.xml"]);
  const gatherings = readPage("/gatherings");
  expect(gatherings.texts("main h2")).toEqual(["Still to come", "Past events", "2024"]);
  expect(gatherings.texts("main li time")[0]).toBe("June 1 – 2, 2098");
  const german = readPage("/de/gatherings");
  expect(german.texts("main time")).toEqual(["24.–26. November 2099", "6. Mai 2024"]);
  expect(german.texts("main h2")).toEqual(["Kommende Veranstaltungen", "2024"]);
  expect(german.texts("#siteMenu a")).toEqual(["Die Notiz", "Treffen", "English"]);
  expect(german.values("[lang]", "lang")).toEqual(["de", "en"]);
  const entry = readPage("/bulletin/first-pairing");
  expect(entry.texts("main nav[aria-label=Bulletin] a")).toEqual([`Newer: ${newest}`, "Bulletin"]);
  expect(entry.texts("main")[0]).toContain("pairs made-up compounds");
  expect(entry.values("main a:is([href^=mailto], [href^=tel])", "href")).toEqual([
    "mailto:hello@testwort.example",
    "tel:+19195550177",
    "tel:+442079460000",
  ]);
  expect(entry.values("meta[property='og:type']", "content")).toEqual(["article"]);
  expect(list.values("meta[property='og:type']", "content")).toEqual(["website"]);
  expect(entry.data().flat()).toContainEqual(
    expect.objectContaining({
      "@type": "NewsArticle",
      headline: oldest,
      datePublished: "2024-11-24",
    }),
  );
  for (const page of [list, entry]) {
    const feed = page.values("link[type='application/atom+xml']", "href");
    expect(feed).toEqual([`${ORIGIN}/bulletin/feed.xml`]);
  }
});

test("breadcrumbs of an entry match its structured data", () => {
  const entry = readPage("/bulletin/first-pairing");
  const [way] = entry.data();
  const steps = entry.texts("main nav:has([aria-current]) li");
  expect(way).toMatchObject({ itemListElement: steps.map((name) => ({ name })) });
  expect(steps).toHaveLength(3);
  expect(entry.values("main nav:has([aria-current]) a", "href")).toEqual(["/", "/bulletin"]);
  expect(readPage("/bulletin").find("main [aria-current]")).toEqual([]);
});

test("an event says when and where it is, also in structured data, and links to its calendar", () => {
  const event = readPage("/gatherings/last-gathering");
  const where = "November 24, 2099 · 9:30 – 10:15 AM EST · The upper drawer · Webcast";
  expect(event.texts("h1 + p")).toEqual([where]);
  expect(readPage("/gatherings").texts("main li p")).toContain(where);
  expect(event.data()[1]).toEqual({
    ...{ "@context": "https://schema.org", "@type": "Event", inLanguage: "en" },
    name: "The last gathering",
    description: "It takes one day, which is far away.",
    ...{ startDate: "2099-11-24T09:30-05:00", endDate: "2099-11-24T10:15-05:00" },
    location: [
      { "@type": "Place", name: "The upper drawer", address: "The upper drawer" },
      { "@type": "VirtualLocation", url: "https://www.example.org/drawer" },
    ],
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    image: `${ORIGIN}/share/gatherings/last-gathering.png`,
    url: `${ORIGIN}/gatherings/last-gathering`,
  });
  expect(readPage("/gatherings/next-gathering").data()[1]).toMatchObject({
    ...{ startDate: "2098-06-01", endDate: "2098-06-02" },
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
  });
  for (const path of ["/gatherings", "/gatherings/last-gathering"])
    expect(readPage(path).values("main nav a[href$='.ics']", "href"), path).toEqual([
      "/gatherings/events.ics",
    ]);
  for (const path of ["/bulletin", "/gatherings/report"])
    expect(readPage(path).find("a[href$='.ics']"), path).toEqual([]);
});

test("a long page has links to its headings, and a short one has no such list", () => {
  const page = readPage("/tags");
  const links = page.values("main nav details a", "href");
  const headings = "main div > h2";
  expect(links).toEqual(page.values(headings, "id").map((id) => `#${id}`));
  expect(page.texts("main nav details a")).toEqual(page.texts(headings));
  const long = PAGES.filter((each) => each.find("main details").length > 0);
  expect(long.map(({ path }) => path)).toEqual(["/tags"]);
});

test("a page and its translation name each other, in the head and in a link in the other language", () => {
  for (const [original, translation] of [
    ["/", "/de"],
    ["/notes/first", "/de/notiz"],
  ] as const) {
    const languages = { en: original, de: translation, "x-default": original };
    for (const path of [original, translation]) {
      const page = readPage(path);
      const alternates = page
        .values("link[rel=alternate][hreflang]", "hreflang")
        .map((lang, at) => [lang, page.values("link[rel=alternate][hreflang]", "href")[at]]);
      expect(Object.fromEntries(alternates)).toEqual(
        Object.fromEntries(Object.entries(languages).map(([lang, to]) => [lang, ORIGIN + to])),
      );
    }
    const link = (path: string) =>
      ["hreflang", "lang", "href"].flatMap((name) => readPage(path).values("a[hreflang]", name));
    expect(link(original)).toEqual(["de", "de", translation]);
    expect(link(translation)).toEqual(["en", "en", original]);
    const local = readPage(translation).values("meta[property^='og:locale']", "content");
    expect(local).toEqual(["de_DE", "en_US"]);
    expect(readPage(original).texts("a[hreflang]")).toEqual(["Deutsch"]);
    expect(readPage(translation).texts("a[hreflang]")).toEqual(["English"]);
  }
});

test("people stand below the heading of their group, and the footer has its second column", () => {
  const page = readPage("/everything");
  const headings = page.texts("main :is(h2, h3)");
  const first = headings.indexOf("Those of the drawers");
  expect(headings.slice(first, first + 5)).toEqual([
    ...["Those of the drawers", "Ada Bright", "Bob Bright"],
    ...["Those who ask", "Prof. Eve Xyzzlebeck"],
  ]);
  const column = page.values("footer nav[aria-labelledby] a", "href");
  expect(column).toEqual([
    "/everything",
    expect.stringMatching(/\.pdf$/),
    "https://www.example.org/rules",
  ]);
});

test("a page with a layout shows the newest entries of a list, and names the list and its feed", () => {
  for (const path of ["/", "/investors"]) {
    const page = readPage(path);
    const latest = page.values("main section:has(time) a", "href");
    expect(latest).toEqual(["/bulletin/second-pairing", "/bulletin/first-pairing", "/bulletin"]);
    const feed = page.values("link[type='application/atom+xml']", "href");
    expect(feed).toEqual([`${ORIGIN}/bulletin/feed.xml`]);
  }
});

test("each figure is explained once on its page, with its source", () => {
  const page = readPage("/investors");
  const figures = page.texts("main li a[href^='#stat-']");
  expect(figures.length).toBeGreaterThan(2);
  expect(page.texts("main dt")).toEqual(figures);
  for (const meaning of page.texts("main dd")) expect(meaning).toMatch(/The source of/);
});

test("a programme has its stage in words, and a bar that ends with it", () => {
  const page = readPage("/everything");
  const table = "main table:has(td [aria-hidden])";
  expect(page.texts(`${table} thead th`)).toEqual([
    ...["Programme", "Scaffold", "Compound", "Indication", `Stage ${STAGES.join(" ")}`],
  ]);
  expect(page.texts(`${table} td p`)).toEqual([
    ...["Phase 1 It opened in 53% of all attempts. Source: The log of the drawer.", "Discovery"],
  ]);
  const steps = page.values(`${table} td [aria-hidden] > span`, "class");
  const [behind, , own, ...ahead] = steps.slice(0, STAGES.length);
  expect([new Set([behind, own, ...ahead]).size, new Set(ahead).size]).toEqual([3, 1]);
  expect(steps).toEqual([behind, behind, own, ...ahead, own, ...ahead, ahead[0], ahead[0]]);
  expect(readPage("/tags").texts("main thead th:last-child > span > span").at(-1)).toBe("Approved");
});

test("buttons and links lead to every kind of target, and a document says its size", () => {
  const page = readPage("/everything");
  const links = page
    .texts("main a[href]")
    .map((words, index) => [words, page.values("main a[href]", "href")[index]]);
  for (const [words, href] of [
    ["The way to contact", "/contact-us"],
    ["The second slide of others", "/investors#slide-2"],
    ["Call us", "tel:+19195550123"],
    ["Write to us", "mailto:hello@testwort.example"],
    ["The rules", "https://www.example.org/rules"],
    ["All of it in writing (PDF, 2 kB, 2 pages)", expect.stringMatching(/^\/assets\/.*\.pdf$/)],
    ["The overview (PDF, 2 kB, 2 pages)", expect.stringMatching(/^\/assets\/.*\.pdf$/)],
  ])
    expect(links).toContainEqual([words, href]);
  expect(page.find("a[target]")).toEqual([]);
  expect(readPage("/investors").texts("main a[href$='.pdf']")).toEqual([
    "The overview (PDF, 2 kB, 2 pages)",
    "Download the deck (PDF, 2 kB, 2 pages)",
  ]);
  expect(readPage("/").values("footer a[href='/about-us']", "href")).toHaveLength(2);
  // A document also has an address that stays when its bytes change.
  const [file = ""] = page.values("main a[href$='.pdf']", "href");
  expect(read(file).equals(read("files/pamphlet.pdf"))).toBe(true);
});

test("an old address redirects, with and without the host's help, and is listed nowhere", () => {
  const old = readPages().filter(({ isRedirect }) => isRedirect);
  expect(old.map(({ file }) => file).toSorted()).toEqual(["old/fish.html", "wobblefish.html"]);
  for (const page of old) {
    expect(page.values("meta[http-equiv=refresh]", "content")).toEqual(["0; url=/everything"]);
    expect(page.values("a", "href")).toEqual(["/everything"]);
  }
  for (const address of ["/wobblefish", "/old/fish.html"]) {
    expect(read("_redirects").toString()).toContain(`${address} /everything 301`);
    expect(read("../nginx.conf").toString()).toContain(
      `location = ${address} { return 301 /everything`,
    );
  }
  expect(read("sitemap.xml").toString()).not.toMatch(/wobblefish|\/old\//);
});

test("every icon has the size that browsers ask for", async () => {
  const sizes = { "icon-32.png": 32, "apple-touch-icon.png": 180, "icon-512.png": 512 };
  for (const [file, width] of Object.entries(sizes))
    expect(await sharp(read(file)).metadata(), file).toMatchObject({ width, height: width });
  const linked = readPage("/").values("link[rel=icon][sizes], link[rel=apple-touch-icon]", "href");
  expect(linked).toEqual(["/icon-32.png", "/apple-touch-icon.png"]);
});

test("each page's picture for shared links is 1200 by 630, and shows the page", async () => {
  const pictures = ROUTES.map((route) => read(`share/${route.slice(1) || "home"}.png`));
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(ROUTES.length);
});

test("the public site has no code of previews", () => {
  expect(findPreviewCode("build/client")).toEqual([]);
});
