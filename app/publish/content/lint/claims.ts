// All files in; out what keeps their figures from being published: no source, no date, too old, contradicted, given nowhere.
import { explainDate, firstDay, lastDay, yearsLater } from "../../../schema/dates";
import type { Finding } from "../../problems/problem";
import { findContradictions, namesOfFigure } from "../claims/figures";
import type { FigureGroup, GivenFigure } from "../claims/register";
import { figureGroups, givenFigures } from "../claims/register";
import { shownFigures } from "../claims/shown-figures";
import { fieldName, problemAt, rangeOfKey } from "../source/source-file";
import type { SeenFile } from "../source/visible-text";

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
 * contradiction, a figure that no entry gives. All of it stops a release.
 * @param files all files: a figure may be given on another page
 */
export function checkClaims(
  files: readonly SeenFile[],
  { today }: Pick<Judgement, "today">,
): Finding[] {
  const given = givenFigures(files);
  const known = new Set(given.flatMap(({ figures }) => figures));
  return [
    ...files.flatMap((file) =>
      figureGroups(file.data).flatMap((group) => checkOrigin(file, group, today)),
    ),
    ...findContradictions(given).flatMap(([first, other]) => [
      contradiction(other, first),
      contradiction(first, other),
    ]),
    ...files.flatMap((file) => unknownFigures(file, known)),
  ];
}

function checkOrigin({ source }: SeenFile, group: FigureGroup, today: string): Finding[] {
  // The schema explains what is no date.
  if ([group.asOf, group.expires].some((date) => date !== undefined && explainDate(date)))
    return [];
  return ["source", "asOf", "expires"].flatMap((key) => {
    const message = explainOrigin(key, group, today);
    const field = [...group.path, key];
    return message ? [problemAt(source, rangeOfKey(source, field), fieldName(field), message)] : [];
  });
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
    const cure = file.isDrawing
      ? 'or, on an axis, add `class="axis"` to its <text>'
      : "or write it without the number";
    const message = `"${words.replace(/\s+/g, " ")}" is a figure that no entry under \`stats:\` gives; add it there with its source, ${cure}`;
    return [problemAt(file.source, range, field, message)];
  });
}
