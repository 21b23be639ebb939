// All files in; out what keeps their figures from being published: no source, no date, too old, contradicted, in no entry.
import { explainDate, firstDay, lastDay, yearsLater } from "../../../schema/dates";
import type { Finding } from "../../problems/problem";
import { findContradictions, namesOfFigure } from "../claims/figures";
import {
  figureGroups,
  givenFigures,
  shownFigures,
  type FigureGroup,
  type GivenFigure,
} from "../claims/register";
import { problemAt, problemAtField } from "../source/source-file";
import type { SeenFile } from "../source/model";

/** How long after its date a figure without `expires` may be shown. */
const YEARS = 2;

/** When and for what figures are judged. */
export interface Judgement {
  /** The day, as `2025-06-30`: a figure is out of date on some days and not on others. */
  today: string;
  /** Whether the site is to be released; what a draft may lack is an error then. */
  isRelease?: boolean;
}

/**
 * Everything that is wrong with the figures of a site: a source or date that is missing, one that is too old, a
 * contradiction, a figure that no entry gives. All of it stops a release. A draft gives no figure to a published page,
 * and where it contradicts one, only the draft is reported.
 * @param files all files: a figure may be given on another page
 */
export function checkClaims(
  files: readonly SeenFile[],
  { today }: Pick<Judgement, "today">,
): Finding[] {
  const drafts = files.filter(({ isUnpublished }) => isUnpublished);
  const published = files.filter(({ isUnpublished }) => !isUnpublished);
  const [given, prepared] = [givenFigures(published), givenFigures(drafts)];
  const all = [...given, ...prepared];
  return [
    ...files.flatMap((file) =>
      figureGroups(file.data).flatMap((group) => checkOrigin(file, group, today)),
    ),
    ...findContradictions(all).flatMap(([first, other]) => {
      const isPrepared = given.includes(first) && prepared.includes(other);
      return [contradiction(other, first), ...(isPrepared ? [] : [contradiction(first, other)])];
    }),
    ...published.flatMap((file) => unknownFigures(file, figuresIn(given))),
    ...drafts.flatMap((file) => unknownFigures(file, figuresIn(all))),
  ];
}

function figuresIn(given: readonly GivenFigure[]): Set<string> {
  return new Set(given.flatMap(({ figures }) => figures));
}

function checkOrigin({ source }: SeenFile, group: FigureGroup, today: string): Finding[] {
  // The schema explains why it is not a date.
  if ([group.asOf, group.expires].some((date) => date !== undefined && explainDate(date)))
    return [];
  const inWords = group.entries.filter(({ value }) => !/\d/.test(value));
  return [
    ...inWords.map(({ path, value }) =>
      problemAtField(
        source,
        path,
        `"${value}" is no figure, expected one in digits, such as "42%"`,
      ),
    ),
    ...["source", "asOf", "expires"].flatMap((key) => {
      const message = explainOrigin(key, group, today);
      return message ? [problemAtField(source, [...group.path, key], message)] : [];
    }),
  ];
}

/** What is wrong with one of the fields that say where figures come from. */
function explainOrigin(key: string, { source, asOf, expires }: FigureGroup, today: string) {
  if (key === "source")
    return source
      ? undefined
      : "is missing, expected where the figure comes from; add a line such as `source: Company target, 2025`";
  if (key === "expires")
    return expires && lastDay(expires) < today
      ? `the figure expired after ${expires}, expected a newer one, or a later date if it is still right`
      : undefined;
  if (!asOf)
    return "is missing, expected the date of the source; add a line such as `asOf: 2025-06`";
  if (firstDay(asOf) > today) return `${asOf} is in the future, expected the date of the source`;
  return !expires && yearsLater(lastDay(asOf), YEARS) < today
    ? `${asOf} is more than ${YEARS * 12} months ago, expected a newer figure with its date, or a line such as \`expires: ${yearsLater(today, 1)}\` if this one is still right`
    : undefined;
}

function contradiction({ home, label, value }: GivenFigure, other: GivenFigure): Finding {
  const { pages: _, ...place } = home;
  const { file, line, column } = other.home;
  const message = `"${value}" for "${label}" contradicts "${other.value}" in ${file}:${line}:${column}, expected the same figure, or a label that tells the two apart`;
  return { ...place, severity: "error", message };
}

/** One finding for each figure that no entry gives, at its first place in the file. */
function unknownFigures(file: SeenFile, known: Set<string>): Finding[] {
  const seen = new Set<string>();
  return shownFigures(file).flatMap(({ words, figure, range, field }) => {
    const isKnown = namesOfFigure(figure).some((name) => known.has(name));
    if (isKnown || seen.has(figure)) return [];
    seen.add(figure);
    const message = `"${words.replace(/\s+/g, " ")}" is ${explainUnknown(words, file.isDrawing)}`;
    return [problemAt(file.source, range, field, message)];
  });
}

function explainUnknown(words: string, isDrawing: boolean): string {
  if (!/\d/.test(words))
    return "a figure in words; write it in digits, as the entry under `stats:` that gives it";
  const cure = isDrawing
    ? 'or, on an axis, add `class="axis"` to its <text>'
    : "or write it without the number";
  return `a figure that no entry under \`stats:\` gives; add it there with its source, ${cure}`;
}
