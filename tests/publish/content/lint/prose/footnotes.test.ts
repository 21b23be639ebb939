// What a writer reads when a footnote would not be shown, or leads nowhere.
import { describe, expect, test } from "vitest";

import { checkFootnotes } from "../../../../../app/publish/content/lint/prose/footnotes";
import { page, say } from "../../../../support/prose";

function problemsIn(prose: string, fields?: string, file?: string): string {
  return say(checkFootnotes(page(prose, fields, file)));
}

const SOURCE = (source: string) =>
  `title: News\nstats:\n  - value: 5%\n    label: share\n    meaning: A share.\n    source: ${source}`;

test("footnotes in the prose, in a source and in another note are fine", () => {
  const prose = [
    "It works[^1], in **all cases[^Our-Study]**, in `[^code]` and as \\[^written].",
    "[^1]: One, see also[^two].",
    "[^our-study]: Two\n\n    paragraphs.",
    "[^two]: Three.",
    "[^plan]: Four.",
  ];
  expect(problemsIn(prose.join("\n\n"), SOURCE("Company plan [^plan], page 3"))).toBe("");
});

describe("marks without a note", () => {
  test("in the prose, with the name that was meant or the line that is missing", () => {
    expect(problemsIn("It works[^studi], always[^dose].\n\nYes[^study].\n\n[^study]: Ours."))
      .toMatchInlineSnapshot(`
        "content/news.mdx:4:9  there is no footnote "[^studi]", did you mean "[^study]"?
        content/news.mdx:4:25  there is no footnote "[^dose]", expected a line at the end of the file that begins with \`[^dose]:\`"
      `);
  });
  test("in a source, and a source of a mark alone", () => {
    expect(problemsIn("Words.", SOURCE("Company plan [^plan]"))).toMatchInlineSnapshot(
      `"content/news.mdx:7:26  stats[0].source  there is no footnote "[^plan]", expected a line at the end of the file that begins with \`[^plan]:\`"`,
    );
    expect(problemsIn("[^plan]: Ours.", SOURCE('"[^plan]"'))).toMatchInlineSnapshot(
      `"content/news.mdx:7:14  stats[0].source  a source needs words of its own, expected them before the mark: \`source: Company plan [^plan]\`"`,
    );
  });
  test("with spaces in the name", () => {
    expect(problemsIn("It works[^our study].\n\n[^our study]: In our words."))
      .toMatchInlineSnapshot(`
      "content/news.mdx:4:9  the name of a footnote has no spaces, expected "[^our-study]", here and in front of the note
      content/news.mdx:6:1  the name of a footnote has no spaces, expected "[^our-study]", here and in front of the note"
    `);
  });
});

test("marks where none is read: fields, attributes, descriptions of images, the text of all pages", () => {
  const prose = [
    "It works[^1].",
    '<Figure src="./images/a.svg" alt="Bars" caption="Our bars [^1]" />',
    "![Bars[^1]](./images/a.svg)",
    "[^1]: Ours.",
  ];
  expect(problemsIn(prose.join("\n\n"), "title: News\nlead: It works [^1]")).toMatchInlineSnapshot(`
    "content/news.mdx:3:16  lead  the mark of a footnote would be shown as it stands here, expected "[^1]" in the prose or in a \`source:\`
    content/news.mdx:7:59  the mark of a footnote would be shown as it stands here, expected "[^1]" in the prose or in a \`source:\`
    content/news.mdx:9:7  the mark of a footnote would be shown as it stands here, expected "[^1]" behind words of the prose"
  `);
  expect(
    problemsIn("It works[^1].\n\n[^1]: Ours.", "name: Example", "content/site.mdx"),
  ).toMatchInlineSnapshot(
    `"content/site.mdx:6:1  this text is shown on all pages and has no footnotes, expected the words in the text itself"`,
  );
});

test("a note without a mark, a second note of one name, and a note without words", () => {
  expect(
    problemsIn(
      "It works[^1][^2].\n\n[^1]: One.\n\n[^1]: Two.\n\n[^2]:\n\n[^3]: See[^4].\n\n[^4]: Four.",
    ),
  ).toMatchInlineSnapshot(`
    "content/news.mdx:8:1  two footnotes have the name "[^1]", expected another name for one of them
    content/news.mdx:10:1  this footnote has no words, expected some behind "[^2]"
    content/news.mdx:12:1  no text has a mark for this footnote, expected "[^3]" behind the words that it explains, or this note deleted
    content/news.mdx:14:1  no text has a mark for this footnote, expected "[^4]" behind the words that it explains, or this note deleted"
  `);
});
