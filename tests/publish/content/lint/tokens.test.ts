// The company's facts in every kind of place: filled where they are right; a finding at the written place where not.
import { join } from "node:path";
import { toString } from "mdast-util-to-string";
import { describe, expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { blocksOf } from "../../../../app/publish/content/source/texts";
import { isError } from "../../../../app/publish/problems/problem";
import {
  findProblems,
  problemsOf,
  useSmallSite,
  type Changes,
} from "../../../support/content-folder";
import { page } from "../../../support/prose";
import { SPECIMEN_PROJECT } from "../../../support/specimen";
import { edit, fields, news } from "../mistakes/mistake";

useSmallSite();

/** The check of the specimen with another text of one file. */
const check = (file: string, changes: Changes) => {
  const path = join(SPECIMEN_PROJECT, "content", file);
  return checkContent(SPECIMEN_PROJECT, { unsaved: new Map([[path, String(changes[file])]]) });
};

describe("right", () => {
  test("in fields, headings, links, alt texts, tags, code and lists", async () => {
    const prose = [
      "## About {site.name}",
      "{site.name} has **{site.shortName}** on [{site.phone}](mailto:{site.email}), [up](#about-testwort-laboratories).",
      "![A leaf of {site.shortName}](./images/founder.png)",
      '<Quote by={site.name}>`{site.domain}`</Quote>\n\n<Notice title="By {site.name}">{site.address}</Notice>',
      String.raw`A \{site.name} stays.`,
      "{site.copyright}",
    ].join("\n\n");
    const changes = fields("lead: '{site.name}, {site.address}'", prose);
    expect(await problemsOf(changes)).toBe("");
    const { pages, seen } = await check("news.mdx", changes);
    const made = [...pages.values()].find(({ name }) => name === "news");
    expect(made?.frontmatter["lead"]).toBe("Testwort Laboratories, Durham, NC");
    const texts = seen.find(({ source }) => source.file === "content/news.mdx")?.passages ?? [];
    expect(blocksOf(texts).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "About Testwort Laboratories",
        "A leaf of Testwort",
        "A {site.name} stays.",
        expect.stringMatching(/^© [\d–]+ Testwort Laboratories/),
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
  test("with a name of marks, which is words and nothing else wherever it is used", async () => {
    const name = `O'Neil & "Müller" < _D_ | E #1: F`;
    const named = `name: '${name.replaceAll("'", "''")}'`;
    const changes = edit("site.mdx", "name: Testwort Laboratories", named);
    const { pages, problems } = await check("site.mdx", changes);
    expect(problems.filter((each) => isError(each) && each.file !== "content/site.mdx")).toEqual(
      [],
    );
    expect(JSON.stringify([...pages.values()].map(({ frontmatter }) => frontmatter))).toContain(
      JSON.stringify(name).slice(1, -1),
    );
  });
});

test("a problem behind a name is where it is written", async () => {
  const [problem] = await findProblems(news("{site.name} a **sentense."));
  expect(problem).toMatchObject({ line: 6, column: 15, endLine: 6 });
});
