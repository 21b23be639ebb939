// Which words cause a warning, which pass, and how an exception is recorded.
import { describe, expect, test } from "vitest";

import { checkWording } from "../../../../../app/publish/content/lint/words/regulatory";
import type { SeenFile } from "../../../../../app/publish/content/source/model";
import { page, say } from "../../../../support/prose";

/** The words that cause a warning, on a page with the notice. */
function citedIn(prose: string, fields = "title: News"): string[] {
  return checkWording(page(prose, `${fields}\nforwardLooking: true`)).map(
    ({ message }) => /^"(.*?)"/.exec(message)?.[1] ?? message,
  );
}

describe("words that regulators object to", () => {
  test("are warned of where they stand, with the reason, the rule and what to write for an exception", () => {
    expect(say(checkWording(page("It is\nwell-tolerated.", "title: A safe choice"))))
      .toMatchInlineSnapshot(`
        "content/news.mdx:2:10  title  "safe choice" says that a product is safe, which nobody may say of one that is still under investigation (21 CFR 312.7(a)); write what was measured or planned, or have the phrase accepted in \`accepted:\`
        content/news.mdx:5:1  "well-tolerated" says that a product is safe, which nobody may say of one that is still under investigation (21 CFR 312.7(a)); write what was measured or planned, or have the phrase accepted in \`accepted:\`"
      `);
  });
  test("in character references too, which a reader does not see", () => {
    expect(say(checkWording(page("It is &#115;afe.")))).toContain('"safe" says');
  });
  test("in words that bold, italics, links and line ends divide, at the first part", () => {
    expect(say(checkWording(page("It **cu**res, [well\n*tolerated*](/dose).")))).toMatch(
      /^content\/news\.mdx:4:1 {2}"It cures" .*\ncontent\/news\.mdx:4:16 {2}"well tolerated" /,
    );
  });
  test("not in words of two paragraphs, list entries or cells, nor on both sides of code", () => {
    const prose =
      "It is well\n\ntolerated.\n\n- no side\n- effects\n\n| no side | effects |\n|---|---|\n";
    expect(citedIn(`${prose}\nIt is no \`x\` risk.`)).toEqual([]);
  });
  test("in the lines of a drawing, of which each is a text of its own", () => {
    const { source } = page("well\ntolerated");
    const line = (text: string, start: number) => ({ text, start, raw: text, field: "" });
    const passages = [line("well", 20), line("tolerated", 25)];
    const drawing = { source, passages, data: undefined, isDrawing: true, pages: [] };
    expect(say(checkWording(drawing))).toMatch(/^content\/news\.mdx:4:1 {2}"well tolerated" /);
  });
  test.each([
    ["Safe and EFFECTIVE, clinically proven.", ["Safe and EFFECTIVE", "clinically proven"]],
    ["It cures, with no side\neffects.", ["It cures", "no side effects"]],
    ["A best-in-class, risk-free breakthrough.", ["best-in-class", "risk-free", "breakthrough"]],
    ["No surgery, FDA-approved, and it cures.", ["FDA-approved", "it cures"]],
    ["It is not cheap and has been shown to be effective.", ["shown to be effective"]],
    ["Not only approved by the FDA: it cures.", ["approved by the FDA", "it cures"]],
    ["Safely guaranteed; it is safer.", ["Safely", "guaranteed", "safer"]],
  ])("%s", (prose, words) => {
    expect(citedIn(prose)).toEqual(words);
  });
  test.each([
    "The effective date is in the safe harbor statement, effective January 1.",
    "Proof of safety and effectiveness; unsafe, unproven; a cost-effective, fail-safe way.",
    "Secure treatment of curriculum data. No guarantee is given.",
    "`safe` and [words](https://example.org/safe-and-effective).",
  ])("none: %s", (prose) => {
    expect(citedIn(prose)).toEqual([]);
  });
});

describe("words behind a denial or an unknown", () => {
  test("are none when the denial stands behind them, in another clause, or on another line of a drawing", () => {
    const levels = (file: SeenFile) => checkWording(file).map(({ severity }) => severity);
    expect(levels(page("It cures the disease, not. It is not cheap: it heals."))).toEqual([
      "error",
      "error",
    ]);
    const { source } = page("It does not\ncure disease");
    const passages = ["It does not", "cure disease"].map((text, index) => ({
      ...{ text, raw: text, start: 20 + 12 * index, field: "" },
    }));
    const drawing = { source, passages, data: undefined, isDrawing: true, pages: [] };
    expect(levels(drawing)).toEqual(["error"]);
  });
});

describe("an accepted exception", () => {
  const accepting = (text: string) =>
    `title: News\naccepted:\n  - text: ${text}\n    reason: It speaks of storage.`;

  test("covers its own words and the phrase around them, over line breaks and in any case", () => {
    expect(citedIn("It is Safe to\nstore.", accepting("safe to store"))).toEqual([]);
    expect(citedIn("Safe.", accepting("safe"))).toEqual([]);
  });
  test("covers no other sentence with the same word", () => {
    expect(citedIn("It is safe to store. It is safe to take.", accepting("safe to store"))).toEqual(
      ["safe to take"],
    );
  });
});

describe("plans and expectations", () => {
  test("are one warning for the page, at the first of them", () => {
    expect(
      say(checkWording(page("We expect much.\n\nIt will work, we expect; it may not."))),
    ).toMatchInlineSnapshot(
      `"content/news.mdx:4:4  warning: this page makes forward-looking statements ("expect", "will", "may"); add the line \`forwardLooking: true\`"`,
    );
  });
  test("are right on a page with the notice, and not judged in what stands around all pages or in a drawing", () => {
    expect(checkWording(page("It may work.", "title: News\nforwardLooking: true"))).toEqual([]);
    expect(checkWording({ ...page("It may work."), pages: [] })).toEqual([]);
    expect(checkWording({ ...page("It may work."), isDrawing: true })).toEqual([]);
    expect(checkWording(page("It may work.", "title: News\nforwardLooking: false"))).toHaveLength(
      1,
    );
  });
  test("the month is none", () => {
    expect(checkWording(page("On 3 May, and since May 2025."))).toEqual([]);
  });
});
