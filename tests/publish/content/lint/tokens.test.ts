// The company's facts in every kind of place: filled where they are right; a finding at the written place where not.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { toString } from "mdast-util-to-string";
import { describe, expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { blocksOf } from "../../../../app/publish/content/source/texts";
import { problemsOf } from "../../../support/content-folder";
import { page } from "../../../support/prose";
import { SPECIMEN, SPECIMEN_PROJECT } from "../../../support/specimen";

const newsPage = (prose: string, fields = "") => ({
  "news.mdx": `---\ntitle: News\ndescription: What is new.\n${fields}---\n\n${prose}\n`,
});
const site = async (from: RegExp, to: string) => ({
  "site.mdx": (await readFile(join(SPECIMEN, "site.mdx"), "utf8")).replace(from, () => to),
});
/** The problems without what else there is. */
const LIST = /, expected one of \{.*(?:\}|…)/g;
const check = (changes: Record<string, string>) =>
  checkContent(SPECIMEN_PROJECT, {
    unsaved: new Map(
      Object.entries(changes).map(([file, text]) => [
        join(SPECIMEN_PROJECT, "content", file),
        text,
      ]),
    ),
  });
const said = async (changes: Parameters<typeof problemsOf>[0]) =>
  (await problemsOf(changes)).replaceAll(LIST, "");

describe("right", () => {
  test("in fields, headings, links, alt texts, tags, code and lists", async () => {
    const prose = [
      "## About {site.name}",
      "{site.name} has **{site.shortName}** on [{site.phone}](mailto:{site.email}), [up](#about-testwort-laboratories).",
      "![A leaf of {site.shortName}](./images/founder.png)",
      '<Quote by={site.name}>`{site.domain}`</Quote>\n\n<Notice title="By {site.name}">{site.address}</Notice>',
      String.raw`A \{site.name} stays.`,
    ].join("\n\n");
    const changes = newsPage(prose, "lead: '{site.name}, {site.address}'\n");
    expect(await said(changes)).toBe("");
    const path = join(SPECIMEN_PROJECT, "content/news.mdx");
    const unsaved = new Map([[path, changes["news.mdx"]]]);
    const { pages, seen } = await checkContent(SPECIMEN_PROJECT, { unsaved });
    expect(pages.get(path)?.frontmatter["lead"]).toBe("Testwort Laboratories, Durham, NC");
    const texts = seen.find(({ source }) => source.file === "content/news.mdx")?.passages ?? [];
    expect(blocksOf(texts).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "About Testwort Laboratories",
        "A leaf of Testwort",
        "A {site.name} stays.",
      ]),
    );
  });
  test("on lines of their own, which end no paragraph", () => {
    const prose = "We are\n{site.name}\nin {site.address}.\n\n{site.phone}\n\n- {site.email}";
    const { tree } = page(prose);
    expect(tree.children.map((block) => toString(block))).toEqual([
      "We are\nExample Therapeutics\nin Durham, NC.",
      "(919) 555-0100",
      "hello@example.com",
    ]);
  });
  test.for([
    "Smith & Sons",
    "Müller-Lüdenscheidt",
    `O'Neil "Labs"`,
    "Smith < Sons",
    "_D_ | E #1: F",
  ])("with the name %s, which is words and nothing else wherever it is used", async (name) => {
    const { pages, problems } = await check(
      await site(/^name: .*/m, `name: '${name.replaceAll("'", "''")}'`),
    );
    expect(problems.filter(({ file }) => file !== "content/site.mdx")).toEqual([]);
    expect(JSON.stringify([...pages.values()].map(({ frontmatter }) => frontmatter))).toContain(
      JSON.stringify(name).slice(1, -1),
    );
  });
});

describe("wrong", () => {
  test("a name that is not there, in fields, prose, tags and links: at the place that is written", async () => {
    const prose = [
      "## Of {site.nmae}",
      "{site.name} {site.name} and {sitename}, <Term>x</Term>",
      '<Notice title="{ site.name }">[mail](mailto:{site.mail})</Notice>',
    ].join("\n\n");
    expect(await said(newsPage(prose, "lead: '{site.Name}'\n"))).toMatchInlineSnapshot(`
      "content/news.mdx:4:8  there is no {site.Name}, did you mean {site.name}?
      content/news.mdx:7:7  there is no {site.nmae}, did you mean {site.name}?
      content/news.mdx:9:29  there is no {sitename}, did you mean {site.name}?
      content/news.mdx:9:41  "x" is not explained under \`terms:\`, expected an entry there: \`- name: x\`
      content/news.mdx:11:16  there is no { site.name }, did you mean {site.name}?
      content/news.mdx:11:45  there is no {site.mail}, did you mean {site.email}?"
    `);
  });
  test("a problem behind a name is where it is written", async () => {
    const { problems } = await checkContent(SPECIMEN_PROJECT, {
      unsaved: new Map([
        [
          join(SPECIMEN_PROJECT, "content/news.mdx"),
          newsPage("{site.name} a sentense.")["news.mdx"],
        ],
      ]),
      withSpelling: true,
    });
    expect(problems).toMatchObject([{ line: 6, column: 15, endLine: 6, endColumn: 23 }]);
  });
  test("a name whose field is not there", async () => {
    expect(await said(await site(/^phone: .*\n/m, ""))).toMatchInlineSnapshot(
      `"content/contact-us.mdx:19:10  {site.phone} has no value, expected it in content/site.mdx; add the line \`phone: (919) 555-0100\` there"`,
    );
  });
  test("a field that uses itself, or another", async () => {
    const changes = await site(
      /^shortName: .*\n[\s\S]*?^address: /m,
      "shortName: {site.shortName}\ndomain: www.testwort.example\nemail: a@testwort.example\nphone: (919) 555-0123\naddress: From {site.name} at ",
    );
    expect(await said(changes)).toMatchInlineSnapshot(`
      "content/site.mdx:3:12  shortName  {site.shortName} cannot be used here, because other files use this field; expected the words themselves
      content/site.mdx:7:15  address  {site.name} cannot be used here, because other files use this field; expected the words themselves"
    `);
  });
  test("a comma in a list between brackets", async () => {
    expect(
      await said(
        newsPage(
          "<Checklist items={frontmatter.checklist} />",
          "checklist: [One, By {site.address}]\n",
        ),
      ),
    ).toMatchInlineSnapshot(
      `"content/news.mdx:4:12  an entry between brackets with a mark in it needs quotes around it, expected \`["One", "Two: three"]\`"`,
    );
  });
  test("a drawing, at its own line", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">\n  <title>{site.name} {site.nmae}</title>\n  <path fill="{color.acent}" stroke="{color.ink}" d="M0 0h9v9z"/>\n</svg>\n';
    expect(await said({ "images/slide-1.svg": svg })).toMatchInlineSnapshot(`
      "content/images/slide-1.svg:2:22  there is no {site.nmae}, did you mean {site.name}?
      content/images/slide-1.svg:3:15  there is no {color.acent}, did you mean {color.accent}?"
    `);
  });
});
