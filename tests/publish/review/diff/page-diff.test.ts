// What a review says of pages that came, went, moved or changed, with the files that they are made from.
import { expect, test } from "vitest";

import type { Report } from "../../../../app/publish/review/report";
import { compareSmallSites as compare, html } from "../../../support/small-site";

const pageOf = ({ pages }: Report, path: string) =>
  pages.find((each) => each.path === path) ?? expect.unreachable(`${path} is not in the report`);

/** A page of prose, built and as its file. */
const prosePage = (name: string, words: string, fields = "") => ({
  built: {
    [`${name}/index.html`]: html(`<h1>${words}</h1><p>What a page about ${words} says.</p>`),
  },
  file: {
    [`${name}.mdx`]: `---\ntitle: ${words}\n${fields}---\n\nWhat a page about ${words} says.\n`,
  },
});

test("pages that came, went, have another address or became drafts are told as that, and no others", async () => {
  const [same, gone, former, present, later, draft, fresh] = [
    prosePage("same", "seasons"),
    prosePage("gone", "lines that nobody will miss"),
    prosePage("former", "addresses, whatever they are"),
    prosePage("present", "addresses, whatever they are"),
    prosePage("later", "announcements made too early"),
    prosePage("later", "announcements made too early", "draft: true\n"),
    prosePage("fresh", "plants in spring"),
  ];
  const home = { "index.html": html("<p>Where the frame leads.</p>") };
  const report = await compare(
    { ...home, ...same.built, ...gone.built, ...former.built, ...later.built },
    { ...home, ...same.built, ...present.built, ...fresh.built },
    [
      { ...same.file, ...gone.file, ...former.file, ...later.file },
      { ...same.file, ...present.file, ...draft.file, ...fresh.file },
    ],
  );
  expect(report.pages.map(({ path, kind }) => `${path} ${kind}`).toSorted()).toEqual([
    "/fresh added",
    "/gone removed",
    "/later removed",
    "/present renamed",
  ]);
  expect(pageOf(report, "/present")).toMatchObject({
    from: "/former",
    source: "content/present.mdx",
  });
  expect(pageOf(report, "/later").note).toBe("now a draft");
  expect(pageOf(report, "/gone")).toMatchObject({ kind: "removed", hash: null });
  expect(pageOf(report, "/gone")).not.toHaveProperty("note");
  expect(report.verdict).toBe("4 pages changed, 0 problems");
});

test("the footer is told once, for all pages, with the field it comes from", async () => {
  const site = (year: number) => {
    const frame = `<footer><p>© ${year} Testwort.</p></footer>`;
    return {
      "index.html": html("<p>One.</p>", { frame }),
      "two/index.html": html("<p>Two.</p>", { frame }),
    };
  };
  const content = (year: number) => ({ "site.mdx": `---\ncopyright: © ${year} Testwort.\n---\n` });
  const report = await compare(site(2025), site(2026), [content(2025), content(2026)]);
  expect(report.pages).toEqual([]);
  expect(report.frame).toMatchObject({
    path: "/*",
    source: "content/site.mdx",
    fields: [{ sentence: "Copyright changed" }],
    prose: [{ sentences: [{ new: "© 2026 Testwort." }] }],
  });
  expect(report.figures).toMatchObject([
    { old: "2025", new: "2026", isClaim: false, places: [{ path: "/*" }] },
  ]);
});

test("a figure that changed on one of two pages contradicts the other", async () => {
  const site = (value: string) => ({
    "index.html": html(`<ul><li><strong>${value}</strong><span>purity grade</span></li></ul>`),
    "investors/index.html": html(
      "<h2>Advantages</h2><h3>Known quality</h3><p>Of a 98% purity grade.</p>",
    ),
  });
  const content = (value: string) => ({
    "home.mdx": `---\nstats:\n  - value: 5+\n    label: drugs\n    source: A study\n    asOf: 2025\n  - value: ${value}\n    label: purity grade\n    source: A study\n    asOf: 2025\n---\n`,
  });
  const report = await compare(site("98%"), site("97%"), [content("98%"), content("97%")]);
  expect(report.figures).toMatchObject([
    {
      ...{ kind: "changed", old: "98%", new: "97%", contradicts: true },
      homes: [{ file: "content/home.mdx", label: "purity grade" }],
      stillAt: [{ path: "/investors", heading: ["Advantages", "Known quality"] }],
    },
  ]);
  expect(report.problems).toEqual([
    '"98%" became "97%" on /, but /investors still says: Of a 98% purity grade.',
  ]);
  expect(pageOf(report, "/").fields).toMatchObject([
    { field: "Figure 2, value", old: "98%", new: "97%" },
  ]);
});

test("a section's code and style changed: each page that shows it is told with what changed, all others may look different", async () => {
  const site = (hero: string, style: string) => ({
    "index.html": html("<h1>Home</h1>"),
    "about-us/index.html": html(`<h1>About us</h1>${hero}`),
    "investors/index.html": html(`<h1>Investors</h1>${hero}`),
    "assets/styles-AAAAAAA1.css": style,
  });
  const report = await compare(
    site("", "h1{margin:2px}"),
    site('<a href="/careers">Careers</a>', "h1{margin:1px}"),
  );
  const certain = report.pages.filter(({ needsPictures }) => !needsPictures);
  expect(certain.map(({ path }) => path)).toEqual(["/about-us", "/investors"]);
  for (const { fields, links } of certain)
    expect({ fields, links }).toEqual({
      fields: [],
      links: [{ kind: "added", words: "Careers", old: null, new: "/careers", isBroken: true }],
    });
  expect(report.pages.filter(({ needsPictures }) => needsPictures)).toMatchObject([{ path: "/" }]);
  expect(report.problems).toEqual(
    certain.map(
      ({ path }) => `${path}: the link "Careers" leads to "/careers", which does not exist`,
    ),
  );
  expect(report.verdict).toBe("2 pages changed, 1 page may look different, 2 problems");
});
