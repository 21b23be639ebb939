// Which words of a change are marked, how sentences are cut, and what is folded.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";

import { diffLines, type Change } from "../../../app/publish/review/diff/lines";
import { sentencesOf } from "../../../app/publish/review/diff/sentences";
import { markChange } from "../../../app/publish/review/marks/mark-change";
import { findRegulatedWords } from "../../../app/publish/review/marks/regulated-words";
import { lineOf, type Line } from "../../../app/publish/review/read/line";
import { foldChanges, placeOf } from "../../../app/publish/review/report/fold";
import { showWord } from "./two-sites";

const CONTEXT = { ordinary: new Set(["the"]), isWhole: false, language: "en", isLegal: false };
const rowsSchema = z.array(z.tuple([z.string(), z.string(), z.string()]));
const ROWS = rowsSchema.parse(parse(readFileSync("tests/publish/review/marks.yml", "utf8")));

function changeOf(old: string, now: string, more: Partial<Change> = {}): Change {
  return { kind: "text", heading: "", within: [], old, now, ...more };
}

function show(change: Change): string {
  const { words } = markChange(change, CONTEXT);
  const shortMark = (mark = "") => mark && `(${mark.split(" ")[0]})`;
  return words.map((word) => showWord(word) + shortMark(word.mark)).join("");
}

function marksOf(change: Change): string {
  const { marks } = markChange(change, CONTEXT);
  return marks.map(({ name }) => name).join(", ");
}

test.each(ROWS)("marks %j → %j", (old, now, shown) => {
  expect(show(changeOf(old, now))).toBe(shown);
});

test("takes a whole cell or heading that was replaced for a name", () => {
  const cell = changeOf("epilepsy", "migraine", { kind: "cell" });
  expect(show(cell)).toBe("[-epilepsy-](name){+migraine+}(name)");
  expect(show(changeOf("2 mg", "", { kind: "cell" }))).toBe("[-2-](figure)[- -][-mg-](figure)");
  const reordered = changeOf("Cost of work", "Work cost", { kind: "cell" });
  expect(show(reordered)).toBe("[-Cost of work-]{+Work cost+}");
  const phrase = changeOf("How we work", "Our approach", { kind: "heading" });
  expect(show(phrase)).toBe("[-How we work-]{+Our approach+}");
});

test.each([
  ["address", "address"],
  ["picture", "picture"],
  ["policy", "header"],
  ["refresh", "redirect"],
  ["struck", "negation or limit"],
  ["part", ""],
] as const)("marks a change of a line of the kind %s as %j", (kind, mark) => {
  expect(marksOf(changeOf("/a", "/b", { kind }))).toBe(mark);
});

test("names a regulated word of which only the denial went", () => {
  const marks = marksOf(changeOf("It is not approved.", "It is approved.", { kind: "entry" }));
  expect(marks).toBe("negation or limit, regulated word");
});

test.each([
  ["It is no food but cures gout.", "cures"],
  ["No other of all the drugs that we know slows the disease.", "slows the disease"],
  ["Not only is it proven, it is new.", "proven"],
  ["Our best-in-class molecule", "best-in-class"],
])("finds regulated words in %j, and says their rule", (text, words) => {
  const found = findRegulatedWords(text, "en").find((each) => each.words === words);
  expect(found?.sentence).toMatch(/^“.+”: .+ \(.*\d+ (?:CFR|U\.S\.C\.) .+\)$/);
});

test.each([
  "HX-9 has not been shown to be safe and effective.",
  "It is not intended to diagnose, treat, cure or prevent any disease.",
  "There is no guarantee that HX-9 will be approved.",
  "The effective date of this policy is 3 March 2027.",
  "They rest on assumptions that can prove wrong.",
])("finds no regulated words in %j", (text) => {
  expect(findRegulatedWords(text, "en")).toEqual([]);
});

test("finds regulated words in English only", () => {
  const found = (language: string) => findRegulatedWords("It cures gout.", language).length > 0;
  expect(["", "en-US", "EN", "de", "enm"].filter(found)).toEqual(["", "en-US", "EN"]);
});

test.each([
  ["Ende am 3. März. Danach nicht.", ["Ende am 3. März. ", "Danach nicht."]],
  ["It is for us, e.g. For them. Yes.", ["It is for us, e.g. For them. ", "Yes."]],
  ["It took 30. Many came.", ["It took 30. ", "Many came."]],
  ["By Dr. Ada B. Lee, No. US5.", ["By Dr. Ada B. Lee, No. US5."]],
])("cuts %j into sentences", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

const linesOf = (...texts: string[]): Line[] => texts.map((text) => lineOf("text", text));
const pairsOf = (old: Line[], now: Line[]) =>
  diffLines(old, now).map((change) => [change.old, change.now]);

test("compares sentences that are split, new and gone each with its own", () => {
  const split = pairsOf(linesOf("It is blue and green."), linesOf("It is blue. It is green."));
  expect(split).toEqual([["It is blue and green.", "It is blue. It is green."]]);
  expect(pairsOf(linesOf("a b c", "x y z"), linesOf("x y z"))).toEqual([["a b c", ""]]);
  expect(pairsOf(linesOf("a b c"), linesOf("new words here first", "a b d"))).toEqual([
    ["", "new words here first"],
    ["a b c", "a b d"],
  ]);
});

test("shows everything as replaced where too much differs to be compared", () => {
  const many = (word: string, length: number) =>
    linesOf(...Array.from({ length }, (_, index) => `${word} ${index}`), "the same");
  expect(pairsOf(many("a", 12), many("b", 4000))).toHaveLength(13 + 4001);
});

test("folds the same old and new sentence only, and never those of a legal page or a notice", () => {
  const at = (path: string, change: Change) => ({ change, path, isWhole: false });
  const paths = (...changes: ReturnType<typeof at>[]) =>
    foldChanges(changes, new Set(["/law"])).map((entry) => entry.paths.join());
  const change = changeOf("We write by hand.", "We write by mail.");
  const other = changeOf("Claims are made by hand.", "Claims are made by mail.");
  const notice = { ...change, within: ["notice"] as const };
  expect(paths(at("/a", change), at("/b", change))).toEqual(["/a,/b"]);
  expect(paths(at("/a", change), at("/b", other))).toEqual(["/a", "/b"]);
  expect(paths(at("/a", change), at("/law", change))).toEqual(["/a", "/law"]);
  expect(paths(at("/a", notice), at("/b", notice))).toEqual(["/a", "/b"]);
  const footer = { ...change, within: ["footer"] as const };
  expect(paths(at("/a", footer), at("/law", footer))).toEqual(["/a,/law"]);
  const below = at("/b", { ...change, heading: "Dose" });
  const places = foldChanges([below, at("/a", change)], new Set()).map(placeOf);
  expect(places, "a place that is not that of all").toEqual([""]);
});
