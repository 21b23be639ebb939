// How a review compares two texts: sentences under their headings, fields in writers' words, and figures.
import { describe, expect, test } from "vitest";

import { diffFields } from "../../../../app/publish/review/diff/fields-diff";
import { findFigures } from "../../../../app/publish/review/diff/figures-diff";
import { diffProse } from "../../../../app/publish/review/diff/prose-diff";
import type { Block } from "../../../../app/publish/review/snapshot/snapshot";

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

describe("sentences", () => {
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
      marked(
        [text("Same.", "A"), text("Gone.", "B")],
        [text("Same.", "A"), text("Come here.", "C")],
      ),
    ).toEqual(["added C", "[+Come here.]", "removed B", "[-Gone.]"]);
  });
  test("the description of an image is not taken for a text of the page", () => {
    expect(
      diffProse(
        [text("A bar chart.")],
        [{ ...text("A bar chart."), kind: "alt" }],
      )[0]?.sentences.map(({ kind, old, new: now }) => [kind, old, now]),
    ).toEqual([
      ["text", "A bar chart.", null],
      ["alt", null, "A bar chart."],
    ]);
  });
});

describe("fields", () => {
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
    expect(said({ slides: [one, two] }, { slides: [one, { ...two, title: "Programme" }] })).toEqual(
      ["Slide 2, title changed: Pipeline → Programme"],
    );
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
});

describe("numbers", () => {
  const found = (words: string) =>
    findFigures(words).map(({ text, isClaim }) => (isClaim ? text : `(${text})`));

  test("claims and plain numbers are found, each once and in their order", () => {
    expect(
      found("By 2028 a $1.6T market; 98% pure, 3-5 years, call (919) 555-0100, under 505(b)(2)."),
    ).toEqual(["(2028)", "$1.6T", "98%", "3-5 years", "(919)", "(555-0100)", "(505(b)(2))"]);
    expect(found("No number at all.")).toEqual([]);
  });
  test("one figure in two spellings is one", () => {
    const key = (words: string) => findFigures(words)[0]?.key;
    expect(key("$1.6 trillion")).toBe(key("$1.6T"));
    expect(key("15+ years of research")).toBe(key("15+"));
    expect(key("98%")).not.toBe(key("97%"));
  });
});
