// A changed line in; out the numbers in it that changed, where they come from, and where the site still shows the old ones.
import { figuresOf, findFigures, namesOfFigure } from "../../content/claims/figures";
import { figureGroups } from "../../content/claims/register";
import type { FigureChange } from "../report";
import type { ContentFile, Site } from "../bytes/site";

interface FoundNumber {
  text: string;
  /** The same for every spelling: "$1.6 trillion" and "$1.6T", "15+ years" and "15+". */
  key: string;
  isClaim: boolean;
}

/** A figure of the content, and where it comes from. */
interface Sourced {
  keys: string[];
  source: string;
}

/** Any word with a digit that makes no claim: a date, a telephone number, a section of a law. */
const PLAIN =
  /(?<![\p{L}\d(]|\d\()[$€£]?\d[\d.,:/-]*(?:\([\p{L}\d]+\))*|(?<!\d)(?<=\()\d[\d.,:/-]*/gu;

/** Finds the figures that changed between two texts. */
export type FigureDiff = (old: string | null, now: string | null) => FigureChange[];

export function createFigureDiff(base: Site, head: Site): FigureDiff {
  const [oldSources, sources] = [sourcesIn(base.content), sourcesIn(head.content)];
  const shown = [...head.pages.values()].flatMap(({ path, document }) =>
    document.lines
      .filter(({ kind, words }) => kind === "text" && /\d/.test(words))
      .map(({ words }) => ({
        path,
        text: words,
        keys: new Set(findNumbers(words).map(({ key }) => key)),
      })),
  );
  return (old, now) => {
    const [before, after] = [findNumbers(old ?? ""), findNumbers(now ?? "")];
    const [gone, come] = [leftOver(before, after), leftOver(after, before)];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index): FigureChange => {
      const [from, to] = [gone[index], come[index]];
      const [earlier, source] = [sourceOf(from, oldSources), sourceOf(to, sources)];
      return {
        old: from?.text ?? null,
        new: to?.text ?? null,
        isClaim: Boolean(from?.isClaim || to?.isClaim),
        source: to ? source : earlier,
        isSourceNew: earlier !== source,
        stillAt: from
          ? shown.filter(({ keys }) => keys.has(from.key)).map(({ path, text }) => ({ path, text }))
          : [],
      };
    });
  };
}

/** The numbers of a text, in order: figures that make a claim, and plain numbers such as dates. */
export function findNumbers(text: string): FoundNumber[] {
  const claims = findFigures(text).map(({ match, figure }) => ({
    start: match.index,
    end: match.index + match[0].length,
    number: { text: match[0], key: keyOf(figure), isClaim: true },
  }));
  const plain = [...text.matchAll(PLAIN)]
    .filter(({ index }) => !claims.some(({ start, end }) => index >= start && index < end))
    .map(({ 0: word, index }) => {
      const number = word.replace(/[.,:/-]+$/, "");
      return { start: index, number: { text: number, key: number, isClaim: false } };
    });
  return [...claims, ...plain].toSorted((a, b) => a.start - b.start).map(({ number }) => number);
}

/** @param figure in the spelling of `normaliseFigure` */
function keyOf(figure: string): string {
  return namesOfFigure(figure).at(-1) ?? figure;
}

/** The numbers of one list that the other lacks, each as often as it is missing. */
function leftOver(numbers: FoundNumber[], others: FoundNumber[]): FoundNumber[] {
  const known = others.map(({ key }) => key);
  return numbers.filter(({ key }) => {
    const at = known.indexOf(key);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Entries and tables of the published frontmatter that give a figure and its source. */
function sourcesIn(files: ContentFile[]): Sourced[] {
  return files
    .filter(({ unpublished }) => !unpublished)
    .flatMap(({ fields }) => figureGroups(fields))
    .flatMap(({ entries, source, asOf }) => {
      if (source === undefined) return [];
      const whole = asOf === undefined ? source : `${source}, as of ${asOf}`;
      return entries.map(({ value }) => ({ keys: figuresOf(value).map(keyOf), source: whole }));
    });
}

function sourceOf(number: FoundNumber | undefined, sources: Sourced[]): string | null {
  return sources.find(({ keys }) => number && keys.includes(number.key))?.source ?? null;
}
