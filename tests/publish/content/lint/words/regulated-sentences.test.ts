// How many of the words that regulators object to are found, in every kind of place, and how many innocent sentences would stop a
// release. The sentences are data: regulated-sentences.ts.
import { expect, test } from "vitest";

import { findRegulated } from "../../../../../app/publish/content/lint/words/find-regulated";
import { REGULATED } from "../../../../../app/publish/content/lint/words/regulatory-terms";
import { checkWording } from "../../../../../app/publish/content/lint/words/regulatory";
import type { SeenFile } from "../../../../../app/publish/content/source/model";
import { isError } from "../../../../../app/publish/problems/problem";
import { page } from "../../../../support/prose";
import { CITED, CITED_BESIDE_DENIALS, DENIED, HELD_OUT, SILENT } from "./regulated-sentences";

const FIELDS = "title: News\nforwardLooking: true";

/** A page, or a drawing, with a sentence in a place of this kind. */
const PLACES: Record<keyof typeof CITED, (sentence: string) => SeenFile> = {
  prose: (sentence) => page(sentence, FIELDS),
  split: (sentence) => page(sentence, FIELDS),
  field: (sentence) => page("", `${FIELDS}\nlead: ${JSON.stringify(sentence)}`),
  title: (sentence) => page("", FIELDS.replace("News", JSON.stringify(sentence))),
  description: (sentence) => page("", `${FIELDS}\ndescription: ${JSON.stringify(sentence)}`),
  alt: (sentence) => page(`![${sentence}](./images/bar.svg)`, FIELDS),
  tooltip: (sentence) =>
    page("", `${FIELDS}\nterms:\n  - name: dose\n    meaning: ${JSON.stringify(sentence)}`),
  drawing: (sentence) => ({ ...page(sentence), isDrawing: true }),
};

/** The words of the errors. */
function stoppedIn(file: SeenFile): string[] {
  return checkWording(file)
    .filter(isError)
    .map(({ message }) => (/^"(.*?)" /.exec(message)?.[1] ?? "").toLowerCase());
}

/** Whether an error is about the words between « and », a part of them, or a phrase that begins or ends in them. */
function isFound(show: (sentence: string) => SeenFile, sentence: string): boolean {
  const marked = /«(.*)»/.exec(sentence)?.[1] ?? "";
  const words = marked
    .replace(/\[(.*?)\]\(.*?\)/g, "$1")
    .replace(/[*_]/g, "")
    .toLowerCase()
    .split(" ");
  return stoppedIn(show(sentence.replace(/[«»]/g, ""))).some((phrase) =>
    words.some((word) => phrase.split(" ").includes(word)),
  );
}

function levelsOf(sentence: string): string[] {
  return findRegulated(sentence).map(({ level }) => level);
}

test("every pattern finds a sentence", () => {
  const sentences = [...Object.values(CITED).flat(), ...CITED_BESIDE_DENIALS].map((sentence) =>
    sentence.replace(/[«»*_]/g, ""),
  );
  const idle = REGULATED.flatMap(({ id, patterns }) =>
    patterns.flatMap((pattern, index) =>
      sentences.some((sentence) => sentence.match(pattern)) ? [] : `${id}, line ${index + 1}`,
    ),
  );
  expect(idle).toEqual([]);
});

test.each(Object.entries(PLACES))("every cited phrase is found in: %s", (place, show) => {
  const [sentences = []] = Object.entries(CITED).flatMap(([name, list]) =>
    name === place ? [list] : [],
  );
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((sentence) => !isFound(show, sentence))).toEqual([]);
});

test("a denial of something else, or of all others, lets no claim pass", () => {
  expect(CITED_BESIDE_DENIALS.filter((sentence) => !levelsOf(sentence).includes("error"))).toEqual(
    [],
  );
});

test("no innocent sentence is told of", () => {
  expect(SILENT.filter((sentence) => levelsOf(sentence).length > 0)).toEqual([]);
});

test("what is denied or unknown is told of, and stops no release", () => {
  expect(
    DENIED.filter(
      (sentence) => levelsOf(sentence).length === 0 || levelsOf(sentence).includes("error"),
    ),
  ).toEqual([]);
});

test("of sentences that the patterns were not made for, 95 % are found and 10 % stopped in error", () => {
  const stopped = (sentences: readonly string[]) =>
    sentences.filter((sentence) => levelsOf(sentence).includes("error")).length / sentences.length;
  expect(stopped(HELD_OUT.cited)).toBeGreaterThanOrEqual(0.95);
  expect(stopped(HELD_OUT.innocent)).toBeLessThanOrEqual(0.1);
});
