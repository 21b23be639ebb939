// In which views a text can be seen, when each view was read for itself.
import { describe, expect, test } from "vitest";

import { mergeViews, type ViewReading } from "../../../../app/publish/review/reading/merge-views";
import type { ViewedText } from "../../../../app/publish/review/snapshot/texts";

const viewed = (text: string, changes: Partial<ViewedText> = {}): ViewedText => ({
  ...{ kind: "text", heading: [], text, hidden: "", look: "16 #222 on #fff", top: 10, bottom: 30 },
  ...changes,
});

const VIEWS = [1280, 768, 320, "print"] as const;
const NAMES = ["320 px", "768 px", "1280 px", "print"];

/** Every view with and without code; `textsIn` is told which, for example "768 on". */
const merge = (textsIn: (name: string) => ViewedText[], widths = [1280, 768, 320]) =>
  mergeViews(
    [false, true].flatMap((hasCode) =>
      VIEWS.map((view): ViewReading => ({
        ...{ view, hasCode },
        texts: textsIn(`${view} ${hasCode ? "on" : "off"}`),
      })),
    ),
    widths,
  );

const TEXT = "It is not pure.";
const unseen = (hiddenIn: (name: string) => string) =>
  merge((name) => [viewed(TEXT, { hidden: hiddenIn(name) })])[0]?.unseen;

describe("where a text cannot be seen", () => {
  test("nowhere is no view", () => {
    expect(unseen(() => "")).toEqual([]);
  });
  test("one view, with JavaScript and without", () => {
    expect(unseen((name) => (name.startsWith("768") ? TEXT : ""))).toEqual(["768 px"]);
  });
  test("every view, in their order", () => {
    expect(unseen(() => TEXT)).toEqual(NAMES);
  });
  test("the mode is named where it matters", () => {
    expect(unseen((name) => (name === "print off" ? TEXT : ""))).toEqual([
      "print, without JavaScript",
    ]);
    expect(unseen((name) => (name === "320 on" ? TEXT : ""))).toEqual(["320 px, with JavaScript"]);
  });
  test("some words of it are named", () => {
    expect(unseen((name) => (name.startsWith("print") ? "not" : ""))).toEqual(["print: “not”"]);
    expect(
      unseen((name) => (name === "print on" ? TEXT : name === "print off" ? "not" : "")),
    ).toEqual(["print, without JavaScript: “not”", "print, with JavaScript"]);
  });
  test("a text that a view does not have cannot be seen there", () => {
    const texts = merge((name) => [
      viewed("One."),
      ...(name.endsWith("on") ? [viewed("Two.")] : []),
    ]);
    expect(texts.map(({ text, unseen: views }) => [text, views])).toEqual([
      ["One.", []],
      ["Two.", NAMES.map((view) => `${view}, without JavaScript`)],
    ]);
  });
});

test("words that screen readers leave out are unseen by these", () => {
  const hidden = merge((name) => [viewed(TEXT, name.endsWith("on") ? { unheard: TEXT } : {})]);
  expect(hidden[0]?.unseen).toEqual(["screen readers, with JavaScript"]);
  expect(merge(() => [viewed(TEXT, { unheard: "pure." })])[0]?.unseen).toEqual([
    "screen readers: “pure.”",
  ]);
});

test("the texts of all views stand in the order of the page, each once", () => {
  const texts = merge((name) =>
    name === "print off"
      ? ["One.", "On paper.", "Three."].map((text) => viewed(text))
      : ["One.", "Two.", "Three."].map((text) => viewed(text)),
  );
  expect(texts.map(({ text }) => text)).toEqual(["One.", "Two.", "On paper.", "Three."]);
});
test("one look is kept once, different looks by view", () => {
  expect(merge(() => [viewed("A")])[0]?.look).toEqual(["16 #222 on #fff"]);
  const [text] = merge((name) => [
    viewed("A", { look: name.startsWith("print") ? "9 #000" : "b" }),
  ]);
  expect(text?.look).toEqual(["b", "b", "b", "9 #000", "b", "b", "b", "9 #000"]);
});
test("looks at widths that only the other site asks for are not kept", () => {
  const texts = (name: string) => [viewed("A", { look: name.startsWith("768") ? "a" : "b" })];
  expect(merge(texts, [1280, 320])[0]?.look).toEqual(["b"]);
  expect(merge(texts)[0]?.look).toHaveLength(8);
});
test("the distance from the top is that of the widest screen without JavaScript", () => {
  const [text] = merge((name) => [viewed("A", { top: name === "1280 off" ? 700 : 40 })]);
  expect(text?.top).toBe(700);
});
