// How a review compares frontmatter: in a writer's words.
import { expect, test } from "vitest";

import { diffFields } from "../../../../app/publish/review/diff/fields-diff";

const slide = (title: string, words = `What ${title} says`) => ({ title, text: words });
const [one, two, three, four] = [
  slide("Mission"),
  slide("Pipeline"),
  slide("Patents"),
  slide("Rivals"),
];
const said = (before: object, after: object) =>
  diffFields(before, after).map(({ sentence, old, new: now }) =>
    old === null && now === null ? sentence : `${sentence}: ${old} → ${now}`,
  );

test("a value is named by its place, as a writer counts", () => {
  expect(said({ slides: [one, two] }, { slides: [one, { ...two, title: "Programme" }] })).toEqual([
    "Slide 2, title changed: Pipeline → Programme",
  ]);
  expect(
    said({ hero: { actions: [{ label: "Go" }] } }, { hero: { actions: [{ label: "Come" }] } }),
  ).toEqual(["Hero, action 1, label changed: Go → Come"]);
  expect(said({ figuresTitle: "About" }, { figuresTitle: "These" })).toEqual([
    "Figures title changed: About → These",
  ]);
  expect(
    said(
      { checklist: ["First point", "Second point"] },
      { checklist: ["First point", "Last point"] },
    ),
  ).toEqual(["Checklist entry 2 changed: Second point → Last point"]);
  expect(
    said(
      { comparison: { rows: [["Cost", "low", "high"]] } },
      { comparison: { rows: [["Cost", "low", "higher"]] } },
    ),
  ).toEqual(["Comparison, row 1, cell 3 changed: high → higher"]);
});
test("entries that changed places, jumped, came or went are told as that", () => {
  expect(said({ slides: [one, two, three] }, { slides: [one, three, two] })).toEqual([
    "Slide 2 and slide 3 swapped",
  ]);
  expect(said({ slides: [one, two, three, four] }, { slides: [two, three, four, one] })).toEqual([
    "Slide 1 is now slide 4",
  ]);
  expect(said({ slides: [one, two] }, { slides: [one, four, two] })).toEqual([
    "Slide 2 is new: null → title: Rivals\ntext: What Rivals says",
  ]);
  expect(said({ slides: [one, two, three] }, { slides: [one, three] })).toEqual([
    "Slide 2 is gone: title: Pipeline\ntext: What Pipeline says → null",
  ]);
});
test("an entry that moved and changed is told as both", () => {
  expect(said({ slides: [one, two] }, { slides: [{ ...two, text: "New words" }, one] })).toEqual([
    "Slide 1 and slide 2 swapped",
    "Slide 1, text changed: What Pipeline says → New words",
  ]);
});
test("a field that came or went", () => {
  expect(said({ title: "A", lead: "B" }, { title: "A", nav: true })).toEqual([
    "Lead is gone: B → null",
    "Nav is new: null → true",
  ]);
});
