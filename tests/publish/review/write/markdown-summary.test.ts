// The summary of a report as Markdown.
import { expect, test } from "vitest";

import { compareSmallSites, html } from "../../../support/small-site";
import { renderSummary } from "../../../../app/publish/review/write/markdown-summary";

test("it says the verdict first, marks changed words, and links into the preview", async () => {
  const report = await compareSmallSites(
    { "index.html": html(""), "a-b/index.html": html("<h2>How</h2><p>We wait for *it*.</p>") },
    { "index.html": html(""), "a-b/index.html": html("<h2>How</h2><p>We hope for *it*.</p>") },
  );
  const summary = renderSummary(report, "https://preview.example/pr-7/");
  expect(summary).toMatch(/^## 1 page changed, 0 problems\n/);
  expect(summary).toContain(
    "| [A page](https://preview.example/pr-7/a-b) | changed | 1 sentence changed |\n",
  );
  expect(summary).toContain("- under **How**: We ~~wait~~**hope** for &#42;it&#42;.\n");
  expect(renderSummary(report)).toContain("[A page](/a-b)");
});

test("it is cut to what a comment can hold, with a sentence", async () => {
  const words = (end: string) =>
    Array.from(
      { length: 300 },
      (_, index) =>
        `<p>Sentence number ${index} is ${"very ".repeat(40)} long and ends with ${end}.</p>`,
    ).join("");
  const summary = renderSummary(
    await compareSmallSites(
      { "index.html": html(words("this")) },
      { "index.html": html(words("that")) },
    ),
  );
  expect(summary.length).toBeGreaterThan(55_000);
  expect(summary.length).toBeLessThan(60_000);
  expect(summary).toMatch(
    /\n\nThis summary was cut here because it is too long\. The report holds the rest\.\n$/,
  );
});
