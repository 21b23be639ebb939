// A changed sentence in; out the numbers in it that changed, where they come from, where the site still shows the old
// ones, and whether it now gives two values for one thing.
import { figuresOf, findContradictions } from "../../content/claims/figures";
import { figureGroups } from "../../content/claims/register";
import type { FrontmatterFile, PageSnapshot, Snapshot } from "../page-model";
import type { FigureChange } from "../report";
import { findNumbers, keyOf, type FoundNumber } from "./numbers";
import { splitSentences } from "../sentences";
import { leftOver } from "./similarity";

/** An entry of the content that gives a figure and its source. */
interface Home {
  value: string;
  label: string;
  source: string;
  keys: string[];
}

interface Mention {
  key: string;
  path: string;
  sentence: string;
}

/** Words that do not say what a figure counts. */
const EMPTY = /^(about|that|this|with|from|than|into|year|mont|week|their|which|have|takes)/;

/** Finds the figures that changed between two texts. */
export type FigureDiff = (old: string | null, now: string | null) => FigureChange[];

export function createFigureDiff(base: Snapshot, head: Snapshot): FigureDiff {
  const mentions = head.pages.flatMap(mentionsIn);
  const [oldHomes, homes] = [homesIn(base.content), homesIn(head.content)];
  const contradicting = newContradictions(oldHomes, homes);
  const describe = (
    old: FoundNumber | undefined,
    now: FoundNumber | undefined,
    sentence: string,
  ): FigureChange => {
    const stillAt = old
      ? mentions.filter((each) => each.key === old.key && each.sentence !== sentence)
      : [];
    const isClaim = Boolean(old?.isClaim || now?.isClaim);
    const isSplit =
      old && now && isClaim && stillAt.some((still) => countSame(sentence, still.sentence));
    const [oldHome, newHome] = [
      oldHomes.find((each) => gives(each, old)),
      homes.find((each) => gives(each, now)),
    ];
    const home = now ? newHome : oldHome;
    return {
      old: old?.text ?? null,
      new: now?.text ?? null,
      isClaim,
      source: home?.source ?? null,
      isSourceNew: oldHome?.source !== newHome?.source,
      stillAt: stillAt.map(({ path, sentence: at }) => ({ path, sentence: at })),
      contradicts: Boolean(isSplit) || contradicting.some((each) => gives(each, now)),
    };
  };
  return (old, now) => {
    const [before, after] = [findNumbers(old ?? ""), findNumbers(now ?? "")];
    const gone = leftOver(before, after, ({ key }) => key);
    const come = leftOver(after, before, ({ key }) => key);
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) =>
      describe(gone[index], come[index], now ?? old ?? ""),
    );
  };
}

/** Every number that visitors read. */
function mentionsIn({ path, texts }: PageSnapshot): Mention[] {
  return texts
    .filter(({ kind }) => kind !== "label")
    .flatMap(({ kind, text }) => splitSentences(kind, text))
    .flatMap((sentence) => findNumbers(sentence).map(({ key }) => ({ key, path, sentence })));
}

/** Entries and tables of the published frontmatter that give a figure and its source. */
function homesIn(files: FrontmatterFile[]): Home[] {
  const published = files.filter(({ unpublished }) => !unpublished);
  return published.flatMap(({ fields }) =>
    figureGroups(fields).flatMap(({ entries, source, asOf }) =>
      source === undefined
        ? []
        : entries.map(({ value, label }) => ({
            value,
            label,
            source: asOf === undefined ? source : `${source}, as of ${asOf}`,
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

/** Whether two sentences share a word that says what is counted; word endings do not matter. */
function countSame(one: string, other: string): boolean {
  const words = (sentence: string) =>
    (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !EMPTY.test(word))
      .map((word) => word.slice(0, 4));
  const known = new Set(words(other));
  return words(one).some((word) => known.has(word));
}
