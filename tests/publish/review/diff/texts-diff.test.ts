// How a review compares two texts: sentences under their headings.
import { describe, expect, test } from "vitest";

import { diffTexts, diffWords } from "../../../../app/publish/review/diff/texts-diff";
import type { SeenText } from "../../../../app/publish/review/page-model";
import { seenText } from "../../../support/page-snapshots";

const text = (words: string, ...heading: string[]) => seenText(words, { heading });
const mark = (words: ReturnType<typeof diffWords>) =>
  words
    .map(({ text: word, mark: kind }) =>
      kind === "added" ? `[+${word}]` : kind === "removed" ? `[-${word}]` : word,
    )
    .join("");
const changes = (before: SeenText[], after: SeenText[]) =>
  diffTexts(before, after).map(({ action, heading, old, new: now, words }) => {
    const what = action === "changed" ? mark(words) : (now ?? old ?? "");
    return [action, ...heading, what].join(" | ");
  });

test("equal texts have no changes", () => {
  expect(changes([text("One. Two.", "A")], [text("One. Two.", "A")])).toEqual([]);
});
test("only the sentence that changed is told, its words marked, with its place", () => {
  const before = [text("It is old. We wait for it. It ends.", "A", "B")];
  const after = [{ ...text("It is old. We hope for it. It ends.", "A", "B"), top: 640 }];
  expect(changes(before, after)).toEqual(["changed | A | B | We [-wait ][+hope ]for it."]);
  expect(diffTexts(before, after)).toMatchObject([
    { kind: "text", old: "We wait for it.", new: "We hope for it.", top: 640 },
  ]);
});
test("a sentence that came, one that went, and one that became another are told apart", () => {
  expect(
    changes(
      [text("Old words go away. Both stay here.")],
      [text("Both stay here. Something else arrives.")],
    ),
  ).toEqual(["removed | Old words go away.", "added | Something else arrives."]);
  expect(
    changes(
      [text("Stage one. The dose is low.")],
      [text("Stage one. Fresh news first. The dose is high.")],
    ),
  ).toEqual(["added | Fresh news first.", "changed | The dose is [-low.][+high.]"]);
});
test("a short text in the same place is the same text, however different", () => {
  expect(changes([text("2025")], [text("2026")])).toEqual(["changed | [-2025][+2026]"]);
  expect(changes([text("$1.3B")], [seenText("$1.3B", { kind: "drawing" })])).toEqual([
    "removed | $1.3B",
    "added | $1.3B",
  ]);
});
test("a text that comes twice and one that comes once more differ", () => {
  expect(changes([text("A figure. A figure.")], [text("A figure.")])).toEqual([
    "removed | A figure.",
  ]);
});

describe("moves", () => {
  test("a section in another place is one move", () => {
    const [a, b, c] = [
      text("Alpha beta.", "A"),
      text("Gamma delta.", "B"),
      text("Epsilon zeta.", "C"),
    ];
    expect(changes([a, b, c], [b, a, c])).toEqual(["moved | A | A"]);
    expect(changes([a, b, c], [a, b, c])).toEqual([]);
  });
  test("a sentence under another heading is a move, and its old and new place are one change", () => {
    expect(
      changes(
        [text("It is here. Left.", "A"), text("Right.", "B")],
        [text("Left.", "A"), text("It is here. Right.", "B")],
      ),
    ).toEqual(["moved | B | It is here."]);
  });
  test("sentences that swap places around others are moves, however alike", () => {
    const [one, other] = ["The first dose is very low.", "The second dose is very low."];
    expect(
      changes([text(`${one} Here. There. ${other}`)], [text(`${other} Here. There. ${one}`)]),
    ).toEqual([`moved | ${other}`, `moved | ${one}`]);
  });
  test("one of two equal sentences that becomes another has changed", () => {
    const same = "The dose stays as it was.";
    expect(
      changes([text(`${same} Between. ${same}`)], [text(`${same} Between. The dose stays low.`)]),
    ).toEqual(["changed | The dose stays [-as it was.][+low.]"]);
  });
  test("a description that becomes a text is no move", () => {
    expect(
      diffTexts([text("A bar chart.")], [seenText("A bar chart.", { kind: "alt" })]).map(
        ({ kind, action }) => `${kind} ${action}`,
      ),
    ).toEqual(["text removed", "alt added"]);
  });
});

test("a new heading leaves the text under it alone", () => {
  const heading = (words: string) => seenText(words, { kind: "heading", heading: [words] });
  expect(
    changes(
      [heading("Aim"), text("Two words more. Alpha beta gamma.", "Aim")],
      [heading("Goal"), text("Two words more. Alpha beta gamma.", "Goal")],
    ),
  ).toEqual(["changed | Goal | [-Aim][+Goal]"]);
});
test("a section that came or went is told with all its sentences", () => {
  expect(
    changes(
      [text("Same.", "A"), text("Gone.", "B")],
      [text("Same.", "A"), text("Come here.", "C")],
    ),
  ).toEqual(["added | C | Come here.", "removed | B | Gone."]);
});

test.each([
  ["about 10-12 years", "about 10-20 years", "about [-10-12 ][+10-20 ]years"],
  ["under 505(b)(2) now", "under 505(b)(1) now", "under [-505(b)(2) ][+505(b)(1) ]now"],
  ["$50M Series A", "$50M, Series A", "[-$50M ][+$50M, ]Series A"],
  ["It is not pure.", "It is pure.", "It is [-not ]pure."],
])("whole words are marked: %s → %s", (old, now, marked) => {
  expect(mark(diffWords(old, now))).toBe(marked);
});
