// What a writer reads when Markdown punctuation would be shown literally, or mean something else.
import { describe, expect, test } from "vitest";

import { checkMarkdown } from "../../../../../app/publish/content/lint/prose/markdown-syntax";
import { checkTables } from "../../../../../app/publish/content/lint/prose/tables";
import { page, say } from "../../../../support/prose";

function problemsIn(prose: string): string {
  const file = page(prose);
  return say([...checkMarkdown(file), ...checkTables(file)]);
}

test("what Markdown has is left alone", () => {
  expect(
    problemsIn(
      [
        "## Dose",
        "*Words*, **words**, `~~code~~`, [words](/about-us), [reference][fda] and a line\\\nbreak, at 5 < 6 & 7&nbsp;mg.".replace(
          "<",
          "\\<",
        ),
        "- one\n- two\n  1. three",
        "> quoted",
        "---",
        "    four spaces make no code here",
        "![Words](./images/a.svg)",
        "[https://www.fda.gov](https://www.fda.gov), \\[^1], 2 * 3 ** 4, a [sic] (as written).".replace(
          "**",
          "\\*\\*",
        ),
        "[fda]: https://www.fda.gov",
        "-5 degrees, *emphasis* first, #1 of all, **bold** first",
      ].join("\n\n"),
    ),
  ).toBe("");
});

describe("marks that are not read here", () => {
  test("crossed out words", () => {
    expect(problemsIn("It ~~always~~ works.")).toMatchInlineSnapshot(
      `"content/news.mdx:4:4  words are not crossed out here, expected "always" deleted, or without "~~""`,
    );
  });
  test("boxes to tick", () => {
    expect(problemsIn("- [ ] Dose\n- [x] **Safety** first")).toMatchInlineSnapshot(`
      "content/news.mdx:4:3  boxes to tick are not shown, expected \`- Dose\`
      content/news.mdx:5:3  boxes to tick are not shown, expected \`- **Safety** first\`"
    `);
  });
  test("names of characters", () => {
    expect(problemsIn("A&nbps;B, 5&nbsp;mg, R&D; &#xFFFFFFF;")).toMatchInlineSnapshot(`
      "content/news.mdx:4:2  "&nbps;" is no character's name and would be shown as it stands, expected the character itself
      content/news.mdx:4:27  "&#xFFFFFFF;" is no character's name and would be shown as it stands, expected the character itself"
    `);
  });
  test("addresses without a link", () => {
    expect(problemsIn("See www.fda.gov/drugs, https://www.fda.gov. Write to hello@example.com."))
      .toMatchInlineSnapshot(`
      "content/news.mdx:4:5  warning: this address is shown as text, expected a link: \`[words](https://www.fda.gov/drugs)\`
      content/news.mdx:4:24  warning: this address is shown as text, expected a link: \`[words](https://www.fda.gov)\`
      content/news.mdx:4:54  warning: this address is shown as text, expected a link: \`[hello@example.com](mailto:hello@example.com)\`"
    `);
  });
});

describe("marks with a slip in them", () => {
  test("a space too few", () => {
    expect(problemsIn("##Dose\n\n#Safety\n\n-one\n-two\n\n• three")).toMatchInlineSnapshot(`
      "content/news.mdx:4:1  a space is missing before the heading's words, expected \`## Dose\`
      content/news.mdx:6:1  a space is missing before the heading's words, expected \`## Safety\`
      content/news.mdx:8:1  an entry of a list starts with a dash and a space, expected \`- one\`
      content/news.mdx:11:1  an entry of a list starts with a dash and a space, expected \`- three\`"
    `);
  });
  test("a space too many", () => {
    expect(problemsIn("A ** bold** word.\n\n[words] (/about-us) and [words](/about us)"))
      .toMatchInlineSnapshot(`
        "content/news.mdx:4:3  these stars would be shown, expected no spaces just inside "**": \`**bold**\`
        content/news.mdx:6:1  this is not read as a link, expected no space before its parentheses or inside them: \`[words](/about-us)\`
        content/news.mdx:6:25  this is not read as a link, expected no space before its parentheses or inside them: \`[words](/about-us)\`"
      `);
  });
  test("a link the wrong way round, or without its address", () => {
    expect(problemsIn("(words)[https://www.fda.gov] and [words][fda]")).toMatchInlineSnapshot(`
      "content/news.mdx:4:1  the brackets of this link are the wrong way round, expected \`[words](https://www.fda.gov)\`
      content/news.mdx:4:34  this is not read as a link, expected its address behind it: \`[words](/investors)\`"
    `);
  });
});

describe("marks that mean more than is seen", () => {
  test("a line of dashes under a text", () => {
    expect(problemsIn("Words of\na paragraph.\n---\n\nMore.")).toMatchInlineSnapshot(
      `"content/news.mdx:4:1  warning: the line below makes a heading of this text, expected \`## Words of a paragraph.\`, or an empty line between the two"`,
    );
  });
  test("spaces at the end of a line", () => {
    expect(problemsIn("Words  \nand words.")).toMatchInlineSnapshot(
      `"content/news.mdx:4:6  warning: spaces at the end break this line, expected none, or an empty line for a new paragraph"`,
    );
  });
});

describe("tables", () => {
  test("a table is read", () => {
    expect(problemsIn("| Dose | Effect |\n| --- | --- |\n| 5 | *more* |\n| 10 | |")).toBe("");
    expect(page("| Dose |\n| --- |\n| 5 |").tree.children.map(({ type }) => type)).toEqual([
      "table",
    ]);
  });
  test("a cell too many, and one too few", () => {
    expect(problemsIn("| Dose | Effect |\n| --- | --- |\n| 5 | more | or less |\n| 10 |"))
      .toMatchInlineSnapshot(`
      "content/news.mdx:6:1  this line of the table has 3 cells, expected 2 as in the first line
      content/news.mdx:7:1  this line of the table has 1 cell, expected 2 as in the first line"
    `);
  });
  test("a column without a name, and columns on a side", () => {
    expect(problemsIn("| | Effect |\n| :-- | --: |\n| 5 | more |")).toMatchInlineSnapshot(`
      "content/news.mdx:4:1  this column has no name, expected words in every cell of the first line
      content/news.mdx:4:1  columns cannot be moved to a side, expected no ":" in the second line: \`| --- | --- |\`"
    `);
  });
  test("no second line, or a wrong one", () => {
    expect(problemsIn("| Dose | Effect |\n| 5 | more |")).toMatchInlineSnapshot(
      `"content/news.mdx:4:1  this is not read as a table, expected a second line of dashes: \`| --- | --- |\`"`,
    );
    expect(problemsIn("Words.\n\n| Dose | Effect |\n| --- |\n| 5 | more |")).toMatchInlineSnapshot(
      `"content/news.mdx:6:1  this is not read as a table, expected a second line of dashes: \`| --- | --- |\`"`,
    );
  });
});
