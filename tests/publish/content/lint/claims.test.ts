// What a writer reads about figures and words that a reviewer would reject.
import { describe, expect, test } from "vitest";

import { problemsIn, problemsOf } from "../../../support/content-folder";

const JUDGEMENT = { today: "2026-06-15" };

describe("figures", () => {
  test("one that no home gives, in prose and in a field", async () => {
    expect(await problemsIn("news.figure", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:6:14  warning: "42%" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number"`,
    );
    expect(await problemsIn("news.figure-in-field", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:4:22  warning: lead  "42%" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number"`,
    );
  });
  test("one without a source", async () => {
    expect(await problemsIn("news.figure-without-source", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:5:5  warning: stats[0].source  is missing, expected where the figure comes from; add a line such as \`source: Company target, 2025\`"`,
    );
  });
  test("one without a date", async () => {
    expect(await problemsIn("news.figure-without-date", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:5:5  warning: stats[0].asOf  is missing, expected the date of the source; add a line such as \`asOf: 2025-06\`"`,
    );
  });
  test("a table without a source and a date", async () => {
    expect(await problemsIn("drug-pipeline.table-without-source", JUDGEMENT))
      .toMatchInlineSnapshot(`
        "content/drug-pipeline.mdx:7:1  warning: comparison.source  is missing, expected where the figure comes from; add a line such as \`source: Company target, 2025\`
        content/drug-pipeline.mdx:7:1  warning: comparison.asOf  is missing, expected the date of the source; add a line such as \`asOf: 2025-06\`"
      `);
  });
  test("a date that is not written as one", async () => {
    expect(await problemsIn("news.figure-date", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:9:11  stats[0].asOf  expected 2025-06, found "June 2025""`,
    );
  });
  test("one that is old, not yet of today, or expired", async () => {
    expect(await problemsIn("news.figure-old", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:9:5  warning: stats[0].asOf  2019 is more than 24 months ago, expected a newer figure with its date, or a line such as \`expires: 2027-06-15\` if this one is still right"`,
    );
    expect(await problemsIn("news.figure-to-come", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:9:5  warning: stats[0].asOf  2031-01 is in the future, expected the date of the source"`,
    );
    expect(await problemsIn("news.figure-expired", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:10:5  warning: stats[0].expires  the figure expired after 2025-06-30, expected a newer one, or a later date if it is still right"`,
    );
  });
  test("one that another page contradicts", async () => {
    expect(await problemsIn("news.figure-contradicted", JUDGEMENT)).toMatchInlineSnapshot(
      `
      "content/home.mdx:50:12  warning: stats[1].value  "98%" for "purity grade" contradicts "97%" in content/news.mdx:5:12, expected the same figure, or a label that tells the two apart
      content/news.mdx:5:12  warning: stats[0].value  "97%" for "purity grade" contradicts "98%" in content/home.mdx:50:12, expected the same figure, or a label that tells the two apart"
    `,
    );
  });
  test("one on a drawing, but not its scale and its axis", async () => {
    const texts = [
      "<tspan>42%</tspan> pure",
      "1 seed = 7x",
      "$0",
      "$250M",
      "$500M",
      "98% pure",
    ].map(
      (text, index) =>
        `  <text x="1" y="${index}" font-family="Source Sans 3" font-weight="400">${text}</text>`,
    );
    const drawing = [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
      ...texts,
      "</svg>",
    ].join("\n");
    const page =
      "---\ntitle: News\ndescription: What is new.\n---\n\n![A bar, nearly full](./images/chart.svg)\n";
    expect(
      await problemsOf({ "news.mdx": page, "images/chart.svg": drawing }, JUDGEMENT),
    ).toMatchInlineSnapshot(
      `"content/images/chart.svg:2:74  warning: "42%" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number"`,
    );
  });
  test("a figure of another page is known", async () => {
    expect(
      await problemsOf(
        {
          "news.mdx":
            "---\ntitle: News\ndescription: What is new.\n---\n\nAt 98 percent, in 10 to 12 years.\n",
        },
        JUDGEMENT,
      ),
    ).toBe("");
  });
});

describe("words", () => {
  test("one that regulators cite", async () => {
    expect(await problemsIn("news.word-cited", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:6:7  warning: "well tolerated" says that a product is safe, which nobody may say of one that is still under investigation (21 CFR 312.7(a)); write what was measured or planned, or, if the word is right here, add to \`accepted:\` the lines \`  - text: "well tolerated"\` and \`    reason:\`, with who decided it"`,
    );
  });
  test("an exception without a reason, and one that nothing needs", async () => {
    expect(await problemsIn("news.exception-without-reason", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:5:5  accepted[0].reason  is missing, expected text such as "It speaks of storage; decided by regulatory affairs."; add the line \`reason: "It speaks of storage; decided by regulatory affairs."\`"`,
    );
    expect(await problemsIn("news.exception-idle", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:5:5  warning: accepted[0]  no warning needs this exception for the words "safe to store" any more, expected it deleted, or the words as they are now"`,
    );
  });
  test("plans on a page without the notice", async () => {
    expect(await problemsIn("news.plans", JUDGEMENT)).toMatchInlineSnapshot(
      `"content/news.mdx:6:4  warning: this page speaks of the future ("expect", "will") without the notice that plans can fail, expected the line \`forwardLooking: true\` among its fields, or other words"`,
    );
  });
});
