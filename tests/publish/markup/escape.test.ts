// Text from a page or a file stays text, in HTML and in Markdown.
import { expect, test } from "vitest";

import { escapeMarkdown, escapeMarkup } from "../../../app/publish/markup/escape";

test("markup: text and quoted attributes", () => {
  expect(escapeMarkup(`<a b='c' d="e">&amp;</a>`)).toBe(
    "&#60;a b=&#39;c&#39; d=&#34;e&#34;&#62;&#38;amp;&#60;/a&#62;",
  );
});

test.each([
  ["<img src=x>", "&#60;img src&#61;x&#62;"],
  ["[a](b) `c` | d", "&#91;a&#93;(b) &#96;c&#96; &#124; d"],
  ["@someone #12", "&#64;\u200bsomeone &#35;\u200b12"],
  [":tada: at 10:30", "&#58;\u200btada&#58; at 10&#58;30"],
  ["a\n\n# b", "a &#35;\u200b b"],
  ["- a", "&#45; a"],
  ["12. a", "12&#46; a"],
  ["5+ years, 98%", "5+ years, 98%"],
  ["\u202eltr", "ltr"],
])("Markdown: %j stays text", (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test("Markdown: a long text is cut", () => {
  expect(escapeMarkdown("abcdef", 3)).toBe("abc…");
});
