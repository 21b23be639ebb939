// The changed sentences of all pages in; out the numbers that changed, where else each stands, where it comes from,
// and whether the site now says two different things.
import { figureGroups } from "../../content/claims/register";
import { findFigures as findClaims, normaliseFigure } from "../../content/claims/figures";
import type { ContentFile } from "../snapshot/content-files";
import { sentencesOf } from "./prose-diff";
import {
  FRAME_PATH,
  type FigureChange,
  type FigureHome,
  type FigurePlace,
  type PageReport,
} from "../report";
import { leftOver, textLikeness } from "./similarity";
import type { Snapshot } from "../snapshot/snapshot";

/** A number as it stands in a text, and the one spelling that all its spellings share. */
interface Figure {
  text: string;
  key: string;
  isClaim: boolean;
}

/** One number that came, went or became another, in one sentence. */
interface Step {
  old: Figure | undefined;
  now: Figure | undefined;
  place: FigurePlace;
}

/** Any word with a digit in it that is no claim: a date, a telephone number, a section of a law. */
const NUMBER =
  /(?<![\p{L}\d(]|\d\()[$€£]?\d[\d.,:/-]*(?:\([\p{L}\d]+\))*|(?<!\d)(?<=\()\d[\d.,:/-]*/gu;
/** From it on a sentence that went and one that came are one that moved. */
const SAME_SENTENCE = 0.9;
/** Words that say nothing about what a figure counts. */
const EMPTY = /^(about|that|this|with|from|than|into|year|mont|week|their|which|have|takes)/;

/**
 * Numbers that changed, those of one change together.
 * @param changed what changed on each page, the frame among them
 * @param now what visitors get
 * @param before, files the content files of the base and of the working tree, for the sources of figures
 */
export function findFigureChanges(
  changed: PageReport[],
  now: Snapshot,
  before: ContentFile[],
  files: ContentFile[],
): FigureChange[] {
  const groups = new Map<string, Step[]>();
  for (const step of changed.flatMap(stepsOf)) {
    const key = `${step.old?.key} → ${step.now?.key}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  const standing = mentionsIn(now);
  const [oldHomes, homes] = [homesIn(before), homesIn(files)];
  const known = new Set(
    findContradictions(oldHomes).map(([home, other]) => contradictionKey(home, other)),
  );
  const torn = findContradictions(homes)
    .filter(([home, other]) => !known.has(contradictionKey(home, other)))
    .flat();
  return [...groups.values()].map((steps) => {
    const { old, now } = steps[0] ?? {};
    const places = steps.map(({ place }) => place);
    const elsewhere = (figure: Figure | undefined) =>
      standing
        .filter(
          ({ key, place }) =>
            key === figure?.key && !places.some((other) => samePlace(place, other)),
        )
        .map(({ place }) => place);
    const stillAt = now?.key === old?.key ? [] : elsewhere(old);
    const isClaim = Boolean(old?.isClaim || now?.isClaim);
    const isSplit =
      Boolean(old && now && isClaim) &&
      stillAt.some((still) => places.some((place) => speakOfSame(place, still)));
    return {
      kind: !old ? "added" : !now ? "removed" : "changed",
      old: old?.text ?? null,
      new: now?.text ?? null,
      isClaim,
      places,
      alsoAt: elsewhere(now),
      stillAt,
      homes: now
        ? homes.filter((home) => gives(home, now))
        : oldHomes.filter((home) => old && gives(home, old)),
      contradicts: isSplit || torn.some((home) => now && gives(home, now)),
    };
  });
}

/** Claims that are new on the site and that no field or table of the content gives with a source. */
export function withoutSource(changes: FigureChange[], files: ContentFile[]): FigureChange[] {
  const given = new Set(
    files
      .flatMap(({ fields }) => figureGroups(fields))
      .flatMap(({ entries, source }) => (source === undefined ? [] : entries))
      .flatMap(({ value }) => [keyOf(value), ...findFigures(value).map(({ key }) => key)]),
  );
  return changes.filter(
    (change) => change.new !== null && change.isClaim && !given.has(keyOf(change.new)),
  );
}

/** Every number of a text, claims and others. */
export function findFigures(text: string): Figure[] {
  const claims = findClaims(text).map(({ match }) => ({
    index: match.index,
    text: match[0],
    key: keyOf(match[0]),
    isClaim: true,
  }));
  const isFree = (index: number) =>
    !claims.some((claim) => index >= claim.index && index < claim.index + claim.text.length);
  const others = [...text.matchAll(NUMBER)]
    .filter(({ index }) => isFree(index))
    .map((found) => {
      const number = found[0].replace(/[.,:/-]+$/, "");
      return { index: found.index, text: number, key: number, isClaim: false };
    });
  return [...claims, ...others]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index: _, ...figure }) => figure);
}

/** "15+ years" is the figure "15+", whose label says that it counts years. */
function keyOf(figure: string): string {
  return normaliseFigure(figure).replace(/\+(?:year|month|week|day)$/, "+");
}

function stepsOf({ path, prose }: PageReport): Step[] {
  const steps = prose.flatMap(({ heading, sentences }) =>
    sentences
      .filter(({ kind }) => kind !== "label")
      .flatMap((sentence) => {
        const [old, now] = [findFigures(sentence.old ?? ""), findFigures(sentence.new ?? "")];
        const gone = leftOver(old, now, ({ key }) => key);
        const come = leftOver(now, old, ({ key }) => key);
        const place = { path, heading, sentence: sentence.new ?? sentence.old ?? "" };
        return Array.from({ length: Math.max(gone.length, come.length) }, (_, index): Step => ({
          old: gone[index],
          now: come[index],
          place,
        }));
      }),
  );
  // A sentence that only moved under another heading went and came: its figures did not change.
  const isSame = (gone: Step, come: Step) =>
    !gone.now &&
    !come.old &&
    gone.old?.key === come.now?.key &&
    textLikeness(gone.place.sentence, come.place.sentence) >= SAME_SENTENCE;
  return steps.filter((step) => !steps.some((other) => isSame(step, other) || isSame(other, step)));
}

function mentionsIn({ pages, frame }: Snapshot): { key: string; place: FigurePlace }[] {
  return [...pages, { ...frame, path: FRAME_PATH }].flatMap(({ path, blocks }) =>
    blocks
      .filter(({ kind }) => kind !== "label")
      .flatMap((block) =>
        sentencesOf(block).flatMap((sentence) =>
          findFigures(sentence).map(({ key }) => ({
            key,
            place: { path, heading: block.heading, sentence },
          })),
        ),
      ),
  );
}

/** Entries and tables of the frontmatter that give a figure and where it comes from. */
function homesIn(files: ContentFile[]): FigureHome[] {
  const published = files.filter(({ isDraft }) => !isDraft);
  return published.flatMap(({ file, fields }) =>
    figureGroups(fields).flatMap(({ entries, source, asOf, expires }) =>
      source === undefined
        ? []
        : entries.map(({ value, label }) => ({
            file,
            value,
            label,
            source,
            ...(asOf !== undefined && { asOf }),
            ...(expires !== undefined && { expires }),
          })),
    ),
  );
}

function gives(home: FigureHome, figure: Figure): boolean {
  return (
    keyOf(home.value) === figure.key ||
    findFigures(home.value).some(({ key }) => key === figure.key)
  );
}

/** Pairs of entries that give one label two values. */
function findContradictions(homes: FigureHome[]): [FigureHome, FigureHome][] {
  const label = (home: FigureHome) => home.label.trim().toLowerCase();
  const differ = (home: FigureHome, other: FigureHome) =>
    label(home) !== "" && label(home) === label(other) && keyOf(home.value) !== keyOf(other.value);
  return homes.flatMap((home, index) =>
    homes
      .slice(index + 1)
      .filter((other) => differ(home, other))
      .map((other): [FigureHome, FigureHome] => [home, other]),
  );
}

function contradictionKey(home: FigureHome, other: FigureHome): string {
  return [home.label.toLowerCase(), keyOf(home.value), keyOf(other.value)].join("\n");
}

/** Whether two places have a word in common that says what is counted; endings of words do not matter. */
function speakOfSame(a: FigurePlace, b: FigurePlace): boolean {
  const words = ({ sentence }: FigurePlace) =>
    (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !EMPTY.test(word))
      .map((word) => word.slice(0, 4));
  const others = new Set(words(b));
  return words(a).some((word) => others.has(word));
}

function samePlace(a: FigurePlace, b: FigurePlace): boolean {
  return a.path === b.path && a.sentence === b.sentence && a.heading.join() === b.heading.join();
}
