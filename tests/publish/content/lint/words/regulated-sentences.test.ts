// How many of the words that regulators cite are found, in every kind of place, and how many innocent sentences are not
// left alone. The sentences are data: regulated-sentences.ts.
import { expect, test } from "vitest";

import { checkWording } from "../../../../../app/publish/content/lint/words/regulatory";
import type { SeenFile } from "../../../../../app/publish/content/source/visible-text";
import { seenPage } from "../../../../support/prose";
import { CITED, INNOCENT } from "./regulated-sentences";

const FIELDS = "title: News\nforwardLooking: true";

/** A page, or a drawing, with a sentence in a place of this kind. */
const PLACES: Record<keyof typeof CITED, (sentence: string) => SeenFile> = {
  prose: (sentence) => seenPage(sentence, FIELDS),
  split: (sentence) => seenPage(sentence, FIELDS),
  field: (sentence) => seenPage("", `${FIELDS}\nlead: ${JSON.stringify(sentence)}`),
  title: (sentence) => seenPage("", FIELDS.replace("News", JSON.stringify(sentence))),
  description: (sentence) => seenPage("", `${FIELDS}\ndescription: ${JSON.stringify(sentence)}`),
  alt: (sentence) => seenPage(`![${sentence}](./images/bar.svg)`, FIELDS),
  tooltip: (sentence) =>
    seenPage("", `${FIELDS}\nterms:\n  - name: dose\n    meaning: ${JSON.stringify(sentence)}`),
  drawing: (sentence) => ({ ...seenPage(sentence), isDrawing: true }),
};

/** The words of the warnings. */
function warnedOf(file: SeenFile): string[] {
  return checkWording(file).map(({ message }) =>
    (/^"(.*?)" /.exec(message)?.[1] ?? "").toLowerCase(),
  );
}

/** Whether a warning is about the words between « and », or a part of them, or a phrase around them. */
function isFound(show: (sentence: string) => SeenFile, sentence: string): boolean {
  const marked = /«(.*)»/.exec(sentence)?.[1] ?? "";
  const words = marked
    .replace(/\[(.*?)\]\(.*?\)/g, "$1")
    .replace(/[*_]/g, "")
    .toLowerCase();
  const warned = warnedOf(show(sentence.replace(/[«»]/g, "")));
  return warned.some(
    (phrase) => phrase !== "" && (words.includes(phrase) || phrase.includes(words)),
  );
}

function sentencesFor(place: string): readonly string[] {
  return Object.entries(CITED).find(([name]) => name === place)?.[1] ?? [];
}

test("there are enough sentences of both kinds to judge by", () => {
  expect(Object.values(CITED).flat().length).toBeGreaterThanOrEqual(115);
  expect(INNOCENT.length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(PLACES))("every cited phrase is found in: %s", (place, show) => {
  expect(sentencesFor(place)).not.toEqual([]);
  expect(sentencesFor(place).filter((sentence) => !isFound(show, sentence))).toEqual([]);
});

test("no innocent sentence is warned of", () => {
  expect(INNOCENT.filter((sentence) => warnedOf(PLACES.prose(sentence)).length > 0)).toEqual([]);
});
