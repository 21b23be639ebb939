// All files in; out what keeps their figures from being published: no source, no date, too old, contradicted, in no entry.
import { explainDate, firstDay, lastDay, yearsLater } from "../../../schema/dates";
import type { Finding } from "../../problems/problem";
import { namesOfFigure } from "../claims/figures";
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

/**
 * Everything that is wrong with the figures of a site: a source or date that is missing, one that is too old, a
 * contradiction, a figure that no entry gives. All of it stops a release. A draft gives no figure to a published page,
 * and where it contradicts one, the draft is reported.
 * @param files all files: a figure may be given on another page
 * @param today the day, as `2025-06-30`
 */
export function checkClaims(files: readonly SeenFile[], today: string): Finding[] {
  const drafts = files.filter(({ isUnpublished }) => isUnpublished);
  const published = files.filter(({ isUnpublished }) => !isUnpublished);
  const given = givenFigures(published);
  const all = [...given, ...givenFigures(drafts)];
  return [
    ...files.flatMap((file) =>
      figureGroups(file.data).flatMap((group) => checkOrigin(file, group, today)),
    ),
    ...findContradictions(all),
    ...findUnknown(published, given),
    ...findUnknown(drafts, all),
  ];
}

function checkOrigin({ source }: SeenFile, group: FigureGroup, today: string): Finding[] {
  // The schema explains why it is not a date.
  if ([group.asOf, group.expires].some((date) => date !== undefined && explainDate(date)))
    return [];
  const inWords = group.entries.filter(({ value }) => !/\d/.test(value));
  return [
    ...inWords.map(({ path, value }) => {
      const message = `"${value}" is not a figure, expected one in digits, such as "42%"`;
      return problemAtField(source, path, message);
    }),
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

/** Entries with the label of an earlier one, and another figure. What is neither letter nor digit in a label does not count. */
function findContradictions(given: readonly GivenFigure[]): Finding[] {
  const first = new Map<string, GivenFigure>();
  return given.flatMap((entry): Finding[] => {
    const key =
      entry.label
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(" ") ?? "";
    const other = first.get(key);
    if (!other && key) first.set(key, entry);
    if (!other || String(entry.figures) === String(other.figures)) return [];
    const { value, label, home } = entry;
    const { pages: _, ...place } = home;
    const { file, line, column } = other.home;
    const message = `"${value}" for "${label}" contradicts "${other.value}" in ${file}:${line}:${column}, expected the same figure, or a label that tells the two apart`;
    return [{ ...place, severity: "error", message }];
  });
}

/** For each file, one finding for each figure that none of these entries gives, at its first place. */
function findUnknown(files: readonly SeenFile[], given: readonly GivenFigure[]): Finding[] {
  const known = new Set(given.flatMap(({ figures }) => figures));
  return files.flatMap((file) => {
    const unknown = shownFigures(file).filter(
      ({ figure }) => !namesOfFigure(figure).some((name) => known.has(name)),
    );
    const first = new Map(unknown.toReversed().map((shown) => [shown.figure, shown]));
    return [...first.values()].map(({ words, range, field }) => {
      const message = `"${words.replace(/\s+/g, " ")}" is ${explainUnknown(words, file.isDrawing)}`;
      return problemAt(file.source, range, field, message);
    });
  });
}

function explainUnknown(words: string, isDrawing: boolean): string {
  if (!/\d/.test(words))
    return "a figure in words; write it in digits, as in its entry under `stats:`";
  const cure = isDrawing
    ? 'on an axis, add `class="axis"` to its <text>'
    : "write the sentence without it";
  return `a figure without a source; add it under \`stats:\` with one, or ${cure}`;
}
