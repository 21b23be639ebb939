// Where regulated words and plans are looked for, and what the warning says.
import { describe, expect, test } from "vitest";

import { checkWording } from "../../../../../app/publish/content/lint/words/wording";
import type { SeenFile } from "../../../../../app/publish/content/source/model";
import { page, say } from "../../../../support/prose";

const PLANS = "title: News\nforwardLooking: false";

/** The words of each warning. */
function quotedIn(file: SeenFile): string[] {
  return checkWording(file).map(({ message }) => message.replace(/ may (?:read|speak).*/, ""));
}

/** A drawing with these labels. */
function drawing(...labels: string[]): SeenFile {
  const { source } = page(labels.join("\n"));
  const passages = labels.map((text, index) => ({
    ...{ text, raw: text, start: 20 + index, field: "" },
  }));
  return { source, passages, data: undefined, isDrawing: true, pages: ["/news"] };
}

describe("regulated words", () => {
  test("are one warning for each rule and text, with the reason and the rule", () => {
    expect(
      say(
        checkWording(
          page("It is safe,\nsafe, well\ntolerated.", `${PLANS}\ndescription: It cures.`),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "content/news.mdx:4:17  warning: description  "cures" may read as a claim about a disease, which nobody may make of a product that is not approved (21 CFR 312.7(a); 21 U.S.C. 321(g)(1)(B)); reword it, or leave it to the reviewers
      content/news.mdx:6:7  warning: "safe", "tolerated" may read as a claim that a product is safe, which nobody may make of one under investigation (21 CFR 312.7(a)); reword it, or leave it to the reviewers"
    `);
  });

  test.each([
    ["a field", page("", `${PLANS}\nlead: It cures.`), ['"cures"']],
    [
      "bold, links and line ends within words",
      page("It **cu**res, go [away\n*soon*](/dose).", PLANS),
      ['"cures", "go away"', '"soon"'],
    ],
    ["character references", page("It is &#115;afe.", PLANS), ['"safe"']],
    [
      "inline code, and code in a block",
      page("It `cures`.\n\n```\nIt heals.\n```", PLANS),
      ['"cures"', '"heals"'],
    ],
    [
      "a sentence with a note in it",
      page("Second {/* check */} to none.", PLANS),
      ['"second to none"'],
    ],
    [
      "the description of an image",
      page("![A seal: recommended](./images/a.svg)", PLANS),
      ['"recommended"'],
    ],
    [
      "a property of a tag",
      page('<Figure src="./images/a.svg" alt="Bars." caption="It cures." />', PLANS),
      ['"cures"'],
    ],
    ["words of a drawing", drawing("It cures"), ['"cures"']],
  ])("are found in: %s", (_, file, words) => {
    expect(quotedIn(file)).toEqual(words);
  });

  const stat = (value: string, label: string) =>
    page("", `${PLANS}\nstats:\n  - value: ${value}\n    label: ${label}\n    meaning: M.`);
  test.each([
    ["a value and its label", stat('"12"', "points more"), ['"12 points"']],
    [
      "a title and its text",
      page("", `${PLANS}\ncards:\n  - icon: team\n    title: Second\n    text: to none.`),
      ['"second to none"'],
    ],
    ["a heading and its paragraph", page("## Second\n\nto none.", PLANS), ['"second to none"']],
    [
      "a list and the words that lead to it",
      page("It is second:\n\n- to none", PLANS),
      ['"second: to none"'],
    ],
    [
      "the head of a column and a cell",
      page("| A | Second |\n|---|---|\n| a | to none |", PLANS),
      ['"second to none"'],
    ],
    [
      "the first cell of a row and another",
      page("| A | B |\n|---|---|\n| Second | to none |", PLANS),
      ['"second to none"'],
    ],
  ])("are found across: %s", (_, file, words) => {
    expect(quotedIn(file)).toEqual(words);
  });

  test.each([
    ["paragraphs", page("It is second\n\nto none.", PLANS)],
    ["entries of a list", page("- second\n- to none", PLANS)],
    [
      "cells of other columns",
      page("| A | B | C |\n|---|---|---|\n| a | second | to none |", PLANS),
    ],
    ["labels of a drawing", drawing("Second", "to none")],
  ])("are not put together from two %s", (_, file) => {
    expect(quotedIn(file)).toEqual([]);
  });
});

describe("plans", () => {
  test("are one warning for the page, at the first of them", () => {
    expect(
      say(checkWording(page("We expect much.\n\nOur plants will follow."))),
    ).toMatchInlineSnapshot(
      `"content/news.mdx:4:1  warning: "we expect", "our plants will" may speak of the company's future; write \`forwardLooking: true\` to show the notice on plans, or \`forwardLooking: false\` if it does not"`,
    );
  });
  test.each([
    "We aim for 2028.",
    "We’ll file in May.",
    "The first talk is expected in 2027.",
    "Our goal is to file.",
    "We are scheduled to file.",
  ])("%s", (prose) => {
    expect(quotedIn(page(prose))).toHaveLength(1);
  });
  test.each([
    "The molecular target is a receptor; a target is where a drug binds. Its target engagement was measured.",
    "We are bound to secrecy. An applicant may rely on published studies, and the agency may ask for more.",
    "On 3 May we met. The goals of the law are known. The potential of a cell was measured.",
  ])("none: %s", (prose) => {
    expect(quotedIn(page(prose))).toEqual([]);
  });
  test.each([
    ["a page that shows the notice", page("We will.", "title: News\nforwardLooking: true")],
    ["a page whose writer says that it has none", page("We will.", PLANS)],
    ["what stands around all pages", { ...page("We will."), pages: [] }],
    ["a privacy policy", page("We will answer.", "title: Privacy Policy")],
    ["a page of jobs", page("We will answer.", "title: Work", "content/careers.mdx")],
  ])("are no matter in %s", (_, file) => {
    expect(quotedIn(file)).toEqual([]);
  });
});
