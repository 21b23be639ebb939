// All files in; out what keeps their figures from being published: no source, no date, too old, contradicted, given nowhere.
import { explainDate, firstDay, lastDay, yearsLater } from "../../../schema/dates";
import type { Finding } from "../../problems/problem";
import { findContradictions } from "../claims/contradictions";
import { namesOfFigure } from "../claims/figures";
import {
  figureGroups,
  givenFigures,
  shownFigures,
  type FigureGroup,
  type GivenFigure,
  type Origin,
} from "../claims/register";
import { fieldName, problemAt, rangeOfKey, warningAt } from "../source/source-file";
import { rangeNear } from "../source/text-ranges";
import type { SeenFile } from "../source/visible-text";

/** How long after its date a figure without `expires` may be shown. */
const YEARS = 2;

/** An amount alone, as a drawing has it beside an axis. */
const TICK = /^\s*\S+\s*$/;

/** When and for what figures are judged. */
export interface Judgement {
  /** The day, as `2025-06-30`: a figure is out of date on some days and not on others. */
  today: string;
  /** Whether the site is to be released; what a draft may lack is an error then. */
  isRelease?: boolean;
}

/**
 * Everything that is wrong with the figures of a site.
 * A source or date that is missing, one that is too old, and a contradiction are errors in a release, else warnings;
 * a figure that no entry gives is a warning.
 * @param files all files: a figure may be given on another page
 */
export function checkClaims(
  files: readonly SeenFile[],
  { today, isRelease = false }: Judgement,
): Finding[] {
  const given = givenFigures(files);
  const errors = [
    ...files.flatMap((file) =>
      figureGroups(file.data).flatMap((group) => checkOrigin(file, group, today)),
    ),
    ...findContradictions(given).flatMap(([first, other]) => [
      contradiction(other, first),
      contradiction(first, other),
    ]),
  ];
  const known = new Set(given.flatMap(({ figures }) => figures));
  return [
    ...errors.map((error): Finding => (isRelease ? error : { ...error, severity: "warning" })),
    ...files.flatMap((file) => unknownFigures(file, known)),
  ];
}

function checkOrigin({ source }: SeenFile, group: FigureGroup, today: string): Finding[] {
  return [...explainOrigin(group, today)].map(([key, message]) => {
    const field = [...group.path, key];
    return problemAt(source, rangeOfKey(source, field), fieldName(field), message);
  });
}

/** The fields that are wrong, each with a sentence for the writer. */
function* explainOrigin(
  { source, asOf, expires }: Origin,
  today: string,
): Generator<[key: keyof Origin, message: string]> {
  // The schema explains what is no date.
  if ([asOf, expires].some((date) => date !== undefined && explainDate(date))) return;
  if (!source)
    yield [
      "source",
      "is missing, expected where the figure comes from; add a line such as `source: Company target, 2025`",
    ];
  if (!asOf)
    yield [
      "asOf",
      "is missing, expected the date of the source; add a line such as `asOf: 2025-06`",
    ];
  else if (firstDay(asOf) > today)
    yield ["asOf", `${asOf} is in the future, expected the date of the source`];
  else if (!expires && yearsLater(lastDay(asOf), YEARS) < today)
    yield [
      "asOf",
      `${asOf} is more than ${YEARS * 12} months ago, expected a newer figure with its date, or a line such as \`expires: ${yearsLater(today, 1)}\` if this one is still right`,
    ];
  if (expires && lastDay(expires) < today)
    yield [
      "expires",
      `the figure expired after ${expires}, expected a newer one, or a later date if it is still right`,
    ];
}

function contradiction(
  { home: { pages: _, ...place }, label, value }: GivenFigure,
  { home, value: otherValue }: GivenFigure,
): Finding {
  const where = `${home.file}:${home.line}:${home.column}`;
  return {
    ...place,
    severity: "error",
    message: `"${value}" for "${label}" contradicts "${otherValue}" in ${where}, expected the same figure, or a label that tells the two apart`,
  };
}

/** One warning for each figure that no entry gives, at its first place in the file. */
function unknownFigures(file: SeenFile, known: Set<string>): Finding[] {
  const seen = new Set<string>();
  return shownFigures(file).flatMap(({ passage, match, figure }) => {
    const isTick = file.isDrawing && TICK.test(passage.text);
    const isKnown = namesOfFigure(figure).some((name) => known.has(name));
    if (isTick || isKnown || seen.has(figure)) return [];
    seen.add(figure);
    const message = `"${match[0].replace(/\s+/g, " ")}" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number`;
    return [warningAt(file.source, rangeNear(passage, match), passage.field, message)];
  });
}
