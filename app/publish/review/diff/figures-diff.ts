// The changed sentences of all pages in; out the numbers that changed, where else the site shows them, where they come
// from, and whether the site now gives two values for one thing.
import { figuresOf, findContradictions } from "../../content/claims/figures";
import { figureGroups } from "../../content/claims/register";
import type { FrontmatterFile, Snapshot } from "../page-model";
import type { FigureChange, FigureHome, FigurePlace, PageChange } from "../report";
import { findNumbers, keyOf, type FoundNumber } from "./numbers";
import { sentencesOf } from "./prose-diff";
import { leftOver, textLikeness } from "./similarity";

/** One number that was added, removed or changed in one sentence. */
interface Step {
  old: FoundNumber | undefined;
  now: FoundNumber | undefined;
  place: FigurePlace;
}

interface Home extends FigureHome {
  keys: string[];
}

/** From it on a removed sentence and an added one are one that moved. */
const SAME_SENTENCE = 0.9;
/** Words that do not say what a figure counts. */
const EMPTY = /^(about|that|this|with|from|than|into|year|mont|week|their|which|have|takes)/;

/** Equal changes are one, with all their places. */
export function diffFigures(changed: PageChange[], base: Snapshot, head: Snapshot): FigureChange[] {
  const groups = new Map<string, Step[]>();
  for (const step of changed.flatMap(stepsOf)) {
    const key = `${step.old?.key} → ${step.now?.key}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  const shown = mentionsIn(head);
  const oldHomes = homesIn(base.files);
  const homes = homesIn(head.files);
  const contradicting = newContradictions(oldHomes, homes);
  return [...groups.values()].map((steps): FigureChange => {
    const { old, now } = steps[0] ?? {};
    const places = steps.map(({ place }) => place);
    const elsewhere = (number: FoundNumber | undefined) =>
      shown
        .filter(({ key }) => key === number?.key)
        .map(({ place }) => place)
        .filter((place) => !places.some((other) => samePlace(place, other)));
    const stillAt = now?.key === old?.key ? [] : elsewhere(old);
    const isClaim = Boolean(old?.isClaim || now?.isClaim);
    const isSplit = old && now && isClaim && stillAt.some((still) => countSame(places, still));
    return {
      kind: !old ? "added" : !now ? "removed" : "changed",
      old: old?.text ?? null,
      new: now?.text ?? null,
      isClaim,
      places,
      alsoAt: elsewhere(now),
      stillAt,
      homes: (now ? homes : oldHomes)
        .filter((home) => gives(home, now ?? old))
        .map(({ keys: _, ...home }) => home),
      contradicts: Boolean(isSplit) || contradicting.some((home) => gives(home, now)),
    };
  });
}

/** Claims that are new on the site and that no entry of the content gives with a source. */
export function withoutSource(changes: FigureChange[], files: FrontmatterFile[]): FigureChange[] {
  const given = new Set(homesIn(files).flatMap(({ keys }) => keys));
  return changes.filter(
    ({ new: figure, isClaim }) =>
      figure !== null && isClaim && !findNumbers(figure).some(({ key }) => given.has(key)),
  );
}

function stepsOf({ path, prose }: PageChange): Step[] {
  const steps = prose.flatMap(({ heading, sentences }) =>
    sentences
      .filter(({ kind }) => kind !== "label")
      .flatMap((sentence) => {
        const [old, now] = [findNumbers(sentence.old ?? ""), findNumbers(sentence.new ?? "")];
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
  // A sentence that moved under another heading was removed and added: its figures did not change.
  const isMove = (gone: Step, come: Step) =>
    !gone.now &&
    !come.old &&
    gone.old?.key === come.now?.key &&
    textLikeness(gone.place.sentence, come.place.sentence) >= SAME_SENTENCE;
  return steps.filter((step) => !steps.some((other) => isMove(step, other) || isMove(other, step)));
}

/** Every number that visitors see, and where. */
function mentionsIn({ pages, frame }: Snapshot): { key: string; place: FigurePlace }[] {
  return [...pages, frame].flatMap(({ path, blocks }) =>
    blocks
      .filter(({ kind }) => kind !== "label")
      .flatMap((block) =>
        sentencesOf(block).flatMap((sentence) =>
          findNumbers(sentence).map(({ key }) => ({
            key,
            place: { path, heading: block.heading, sentence },
          })),
        ),
      ),
  );
}

/** Entries and tables of the published frontmatter that give a figure and its source. */
function homesIn(files: FrontmatterFile[]): Home[] {
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
            keys: figuresOf(value).map(keyOf),
          })),
    ),
  );
}

function gives(home: Home, number: FoundNumber | undefined): boolean {
  return number !== undefined && home.keys.includes(number.key);
}

/** Entries that give one label two values in `after`, and did not do so in `before`. */
function newContradictions(before: Home[], after: Home[]): Home[] {
  const keyOfPair = ([home, other]: [Home, Home]) =>
    [home.label.toLowerCase(), ...home.keys, "or", ...other.keys].join("\n");
  const known = new Set(findContradictions(before).map(keyOfPair));
  return findContradictions(after)
    .filter((pair) => !known.has(keyOfPair(pair)))
    .flat();
}

/** Whether one of the places shares a word with this one that says what is counted; word endings do not matter. */
function countSame(places: FigurePlace[], still: FigurePlace): boolean {
  const words = ({ sentence }: FigurePlace) =>
    (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !EMPTY.test(word))
      .map((word) => word.slice(0, 4));
  const others = new Set(words(still));
  return places.some((place) => words(place).some((word) => others.has(word)));
}

function samePlace(a: FigurePlace, b: FigurePlace): boolean {
  return a.path === b.path && a.sentence === b.sentence && a.heading.join() === b.heading.join();
}
