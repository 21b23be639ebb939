// How a review compares two texts: sentences under their headings.
import { expect, test } from "vitest";

import { diffProse } from "../../../../app/publish/review/diff/prose-diff";
import type { Block } from "../../../../app/publish/review/page-model";

const text = (words: string, ...heading: string[]): Block => ({
  kind: "text",
  heading,
  text: words,
});
const marked = (before: Block[], after: Block[]) =>
  diffProse(before, after).flatMap(({ kind, heading, sentences }) => [
    `${kind} ${heading.join(" > ")}`.trim(),
    ...sentences.map(({ words }) =>
      words
        .map(({ text, mark }) =>
          mark === "added" ? `[+${text}]` : mark === "removed" ? `[-${text}]` : text,
        )
        .join(""),
    ),
  ]);

test("equal texts have no changes", () => {
  expect(diffProse([text("One. Two.", "A")], [text("One. Two.", "A")])).toEqual([]);
});
test("only the sentence that changed is told, its words marked", () => {
  expect(
    marked(
      [text("It is old. We wait for it. It ends.", "A", "B")],
      [text("It is old. We hope for it. It ends.", "A", "B")],
    ),
  ).toEqual(["changed A > B", "We [-wait][+hope] for it."]);
});
test("a sentence that came, one that went, and one that became another are told apart", () => {
  expect(
    marked(
      [text("Old words go away. Both stay here.")],
      [text("Both stay here. Something else arrives.")],
    ),
  ).toEqual(["changed", "[-Old words go away.]", "[+Something else arrives.]"]);
  expect(
    marked(
      [text("Stage one. The dose is low.")],
      [text("Stage one. Fresh news first. The dose is high.")],
    ),
  ).toEqual(["changed", "[+Fresh news first.]", "The dose is [-low][+high]."]);
});
test("a section that moved is no new text, and a new heading leaves its text alone", () => {
  const [a, b, c] = [
    text("Alpha beta.", "A"),
    text("Gamma delta.", "B"),
    text("Epsilon zeta.", "C"),
  ];
  expect(marked([a, b, c], [b, a, c])).toEqual(["moved A"]);
  expect(
    marked(
      [{ ...text("A", "A"), kind: "heading" }, text("Two words more. Alpha beta gamma.", "A")],
      [{ ...text("Z", "Z"), kind: "heading" }, text("Two words more. Alpha beta gamma.", "Z")],
    ),
  ).toEqual(["changed Z", "[-A][+Z]"]);
});
test("a section that came or went is told with all its sentences", () => {
  expect(
    marked([text("Same.", "A"), text("Gone.", "B")], [text("Same.", "A"), text("Come here.", "C")]),
  ).toEqual(["added C", "[+Come here.]", "removed B", "[-Gone.]"]);
});
test("the description of an image is not taken for a text of the page", () => {
  expect(
    diffProse([text("A bar chart.")], [{ ...text("A bar chart."), kind: "alt" }])[0]?.sentences.map(
      ({ kind, old, new: now }) => [kind, old, now],
    ),
  ).toEqual([
    ["text", "A bar chart.", null],
    ["alt", null, "A bar chart."],
  ]);
});
