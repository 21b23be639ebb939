// What a writer reads about valid Markdown that is not what was meant.
import { describe, expect, test } from "vitest";

import { problemsIn, problemsOf } from "../../../support/content-folder";

describe("headings and lists", () => {
  test("a heading that would be a second title", async () => {
    expect(await problemsIn("news.heading-main")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  this would be a second main heading beside the page's own, expected \`## Dose\`"`,
    );
  });
  test("a heading that skips a level", async () => {
    expect(await problemsIn("news.heading-skipped")).toMatchInlineSnapshot(
      `"content/news.mdx:8:1  this heading skips a level after \`## Dose\`, expected \`### Adults\`"`,
    );
  });
  test("a heading without words", async () => {
    expect(await problemsIn("news.heading-empty")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  this heading has no words, expected some after "##", or the line deleted"`,
    );
  });
  test("no space after the marks of a heading or a list", async () => {
    expect(await problemsIn("news.heading-without-space")).toMatchInlineSnapshot(`
      "content/news.mdx:6:1  a space is missing before the heading's words, expected \`## Dose\`
      content/news.mdx:8:1  an entry of a list starts with a dash and a space, expected \`- one\`"
    `);
  });
  test("a line of dashes right under a text", async () => {
    expect(await problemsIn("news.heading-underlined")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  warning: the line below makes a heading of this text, expected \`## Words of a paragraph.\`, or an empty line between the two"`,
    );
  });
  test("boxes to tick", async () => {
    expect(await problemsIn("news.boxes")).toMatchInlineSnapshot(`
      "content/news.mdx:6:3  boxes to tick are not shown, expected \`- Dose\`
      content/news.mdx:7:3  boxes to tick are not shown, expected \`- Safety\`"
    `);
  });
});

describe("marks", () => {
  test("a footnote", async () => {
    expect(await problemsIn("news.footnote")).toMatchInlineSnapshot(`
      "content/news.mdx:6:21  there is no footnote "[^1]", did you mean "[^2]"?
      content/news.mdx:8:1  no text has a mark for this footnote, expected "[^2]" behind the words that it explains, or this note deleted"
    `);
  });
  test("words that are crossed out", async () => {
    expect(await problemsIn("news.crossed-out")).toMatchInlineSnapshot(
      `"content/news.mdx:6:15  words are not crossed out here, expected "well" deleted, or without "~~""`,
    );
  });
  test("the misspelled name of a character", async () => {
    expect(await problemsIn("news.character-name")).toMatchInlineSnapshot(
      `"content/news.mdx:6:5  "&nbps;" is no character's name and would be shown as it stands, expected the character itself"`,
    );
  });
  test("a space inside the stars", async () => {
    expect(await problemsIn("news.bold-with-space")).toMatchInlineSnapshot(
      `"content/news.mdx:6:12  these stars would be shown, expected none of the spaces just inside "**": \`**bold words**\`"`,
    );
  });
  test("spaces at the end of a line", async () => {
    expect(await problemsIn("news.line-break")).toMatchInlineSnapshot(
      `"content/news.mdx:6:6  warning: spaces at the end break this line, expected none, or an empty line for a new paragraph"`,
    );
  });
  test("an address that is no link", async () => {
    expect(await problemsIn("news.bare-address")).toMatchInlineSnapshot(`
      "content/news.mdx:6:6  warning: this address is shown as text, expected a link: \`[words](https://www.fda.gov)\`
      content/news.mdx:6:31  warning: this address is shown as text, expected a link: \`[hello@example.com](mailto:hello@example.com)\`"
    `);
  });
});

describe("tables", () => {
  test("a line of a table with too many cells", async () => {
    expect(await problemsIn("news.table-cells")).toMatchInlineSnapshot(
      `"content/news.mdx:8:1  this line of the table has 3 cells, expected 2 as in the first line"`,
    );
  });
  test("a column of a table without a name", async () => {
    expect(await problemsIn("news.table-nameless")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  this column has no name, expected words in every cell of the first line"`,
    );
  });
  test("a column that is moved to a side", async () => {
    expect(await problemsIn("news.table-side")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  columns cannot be moved to a side, expected no ":" in the second line: \`| --- | --- |\`"`,
    );
  });
  test("a table without its second line", async () => {
    expect(await problemsIn("news.table-second-line")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  this is not read as a table, expected a second line of dashes: \`| --- | --- |\`"`,
    );
  });
});

describe("links", () => {
  test("a space inside a link", async () => {
    expect(await problemsIn("news.link-with-space")).toMatchInlineSnapshot(`
      "content/news.mdx:6:6  this is not read as a link, expected no space before its parentheses or inside them: \`[about us](/about-us)\`
      content/news.mdx:6:33  this is not read as a link, expected no space before its parentheses or inside them: \`[about us](/about-us)\`"
    `);
  });
  test("the brackets of a link the wrong way round", async () => {
    expect(await problemsIn("news.link-reversed")).toMatchInlineSnapshot(
      `"content/news.mdx:6:6  the brackets of this link are the wrong way round, expected \`[about us](/about-us)\`"`,
    );
  });
  test("a link without its address", async () => {
    expect(await problemsIn("news.link-without-address")).toMatchInlineSnapshot(
      `"content/news.mdx:6:6  this is not read as a link, expected its address behind it: \`[about us](/investors)\`"`,
    );
  });
  test("a part of a page that is not there", async () => {
    expect(await problemsIn("news.part")).toMatchInlineSnapshot(
      `"content/news.mdx:8:6  there is no part "#doses" on this page, did you mean "#dose"?"`,
    );
  });
  test("an address without encryption", async () => {
    expect(await problemsIn("news.address-http")).toMatchInlineSnapshot(
      `"content/news.mdx:6:6  expected "https://www.fda.gov", found "http://www.fda.gov""`,
    );
  });
  test("an address without its start", async () => {
    expect(await problemsIn("news.address-without-start")).toMatchInlineSnapshot(`
      "content/news.mdx:6:6  expected "https://www.fda.gov", found "www.fda.gov"
      content/news.mdx:6:34  expected "mailto:hello@example.com", found "hello@example.com""
    `);
  });
  test("the whole address of a page of this site", async () => {
    expect(await problemsIn("news.address-own")).toMatchInlineSnapshot(
      `"content/news.mdx:6:6  a link to a page of this site starts with a slash, expected "/about-us", found "https://www.testwort.example/about-us/""`,
    );
  });
  test("a mistyped e-mail address or telephone number", async () => {
    expect(await problemsIn("news.address-mail")).toMatchInlineSnapshot(`
      "content/news.mdx:6:1  expected "mailto:hello@example.com", found "mailto:hello"
      content/news.mdx:6:26  expected "tel:9195550100", found "tel:(919) 555-0100""
    `);
  });
  test("code and files for an address", async () => {
    expect(await problemsIn("news.address-code")).toMatchInlineSnapshot(`
      "content/news.mdx:6:1  expected an address that starts with https://, mailto: or tel:, found "javascript:alert"
      content/news.mdx:6:29  expected an address that starts with https://, mailto: or tel:, found "file:///C:/deck.pdf""
    `);
  });
  test("no address at all", async () => {
    expect(await problemsIn("news.address-empty")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  this link leads nowhere, expected an address such as /investors between its parentheses"`,
    );
  });
});

describe("words", () => {
  test("a word that no dictionary has", async () => {
    expect(await problemsIn("news.word")).toMatchInlineSnapshot(
      `"content/news.mdx:6:7  warning: "medicin" is not in the dictionary, did you mean "medicine"? If it is right, add it to content/words.txt"`,
    );
  });
  test("curly quotes around a field's name", async () => {
    expect(await problemsIn("news.curly-name")).toMatchInlineSnapshot(
      `"content/news.mdx:2:1  “title”  is not a field here, expected its name without curly quotes: \`title:\`"`,
    );
  });
  test("curly quotes around a text", async () => {
    expect(await problemsIn("news.curly-text")).toMatchInlineSnapshot(
      `"content/news.mdx:2:8  warning: title  the curly quotes around this text would be shown; if they only mark where it starts and ends, expected "News""`,
    );
  });
  test("a curly quote at the end only", async () => {
    expect(await problemsIn("news.curly-end")).toMatchInlineSnapshot(
      `"content/news.mdx:2:8  the quote at the start of this text is not closed, expected \`title: "News"\`"`,
    );
  });
  test("curly quotes in a tag", async () => {
    expect(await problemsIn("news.curly-tag")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  the words behind "=" need straight quotes around them, expected <Notice title="Please note">"`,
    );
  });
});

describe("what programs leave behind", () => {
  test("two versions that Git could not join", async () => {
    expect(await problemsIn("news.merge")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  Git left two versions of this part, expected one: keep the right lines, and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>""`,
    );
  });
});

describe("what is right", () => {
  const page = (prose: string) => ({
    "news.mdx": `---\ntitle: News\ndescription: What is new.\n---\n\n${prose}\n`,
  });

  test("headings, tables, links to parts and to other sites", async () => {
    expect(
      await problemsOf(
        page(
          "## Dose\n\n### Adults\n\n| Dose | Effect |\n| --- | --- |\n| low | less |\n\nRead [the dose](#dose), [more](/investors#slide-2), [the rules](https://www.fda.gov).",
        ),
      ),
    ).toBe("");
  });
  test("a word of the field", async () => {
    expect(await problemsOf(page("The nutraceutical market."))).toBe("");
  });
  test("a word that is added to the list", async () => {
    expect(await problemsOf({ ...page("Gliflozin."), "words.txt": "gliflozin\n" })).not.toContain(
      "liflozin",
    );
  });
  test("a link to a part is not judged while the prose of its page cannot be read", async () => {
    const { "news.mdx": broken } = page("## Dose <6 mg");
    expect(
      await problemsOf({
        "news.mdx": broken,
        "more.mdx": page("Read [the dose](/news#dose-6-mg).")["news.mdx"],
      }),
    ).toMatchInlineSnapshot(
      `"content/news.mdx:6:9  a "<" starts a tag, expected "\\<" for a plain less-than sign"`,
    );
  });
});
