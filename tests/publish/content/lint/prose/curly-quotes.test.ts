// What a writer reads when a word processor has turned straight quotes into curly ones.
import { expect, test } from "vitest";

import { checkQuotes } from "../../../../../app/publish/content/lint/prose/curly-quotes";
import { readProse } from "../../../../../app/publish/content/source/mdx-errors";
import { page, say } from "../../../../support/prose";

test("quotes inside a text, and apostrophes, are the writer's", () => {
  expect(
    checkQuotes(
      page(
        "",
        'title: “Evidence” comes first\nlead: “Evidence” and not “promise”\nnote: "“Quoted” as “meant”"\nend: the patients’',
      ),
    ),
  ).toEqual([]);
});

test("a text in curly quotes from end to end, also when only the first is curly", () => {
  expect(
    say(
      checkQuotes(
        page("", 'title: “News”\nhero:\n  lead: „News“\n  note: “News"\nlist:\n  - ‘Evidence’'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "content/news.mdx:2:8  warning: title  the curly quotes around this text would be shown; if they only mark where it starts and ends, expected "News"
    content/news.mdx:4:9  warning: hero.lead  the curly quotes around this text would be shown; if they only mark where it starts and ends, expected "News"
    content/news.mdx:5:9  warning: hero.note  the curly quotes around this text would be shown; if they only mark where it starts and ends, expected "News"
    content/news.mdx:7:5  warning: list[0]  the curly quotes around this text would be shown; if they only mark where it starts and ends, expected "Evidence""
  `);
});

test("only the closing quote is curly", () => {
  expect(say(page("", 'title: "News”').errors.yaml)).toMatchInlineSnapshot(
    `"content/news.mdx:2:8  the quote at the start of this text is not closed, expected \`title: "News"\`"`,
  );
  expect(say(page("", 'title: "We say “no”').errors.yaml)).toMatchInlineSnapshot(
    `"content/news.mdx:2:8  the quote at the start of this text is not closed, expected \`title: "We say “no”"\`"`,
  );
});

test("a value in a tag, in curly quotes or in none", () => {
  const faultsIn = (prose: string) =>
    readProse(prose)
      .mistakes.map(({ range: [offset], message }) => `${offset} ${message}`)
      .join("\n");
  expect(faultsIn("A <Term kind=“risk”>word</Term>, <Term kind=risk>word</Term>."))
    .toMatchInlineSnapshot(`
    "2 the words behind "=" need straight quotes around them, expected <Term kind="risk">
    33 the words behind "=" need straight quotes around them, expected <Term kind="risk">"
  `);
  expect(faultsIn('A <Term kind="risk">word</Term>.')).toBe("");
});
