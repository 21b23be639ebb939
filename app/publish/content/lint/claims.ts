// The site's figures in, out what keeps them from being said: no source, no date, too old, contradicted, or given nowhere.
import { explainDate, firstDay, lastDay, yearsLater } from "../../../schema/dates";
import { claimsOf, figureGroups, type Claim, type FigureGroup } from "../claims/register";
import { findFigures, namesOfFigure } from "../claims/figures";
import { rangeIn } from "../source/text-ranges";
import type { Finding } from "../../problems/problem";
import type { SeenFile } from "../source/visible-text";
import { fieldName, rangeOfKey, problemAt, warningAt } from "../source/source-file";

/** A figure without `expires` may be shown so long after its date. */
const YEARS = 2;

/** An amount alone, as a drawing writes it beside an axis. */
const TICK = /^\s*\S+\s*$/;

/** When and for what figures are judged. */
export interface Judgement {
  /** The day, as `2025-06-30`: a figure is stale on some days and not on others. */
  today: string;
  /** Whether the site is to be released; what a draft may lack is an error then. */
  isRelease?: boolean;
}

/**
 * Everything that is wrong with the figures of a site.
 * A source or date that is missing, one that is too old, and a contradiction are errors in a release, else warnings;
 * a figure that no home gives is a warning.
 * @param files all files: a figure's home may be on another page
 */
export function checkClaims(
  files: readonly SeenFile[],
  { today, isRelease = false }: Judgement,
): Finding[] {
  const raise = (problem: Finding): Finding =>
    isRelease ? problem : { ...problem, severity: "warning" };
  const claims = claimsOf(files);
  const origins = files.flatMap((file) =>
    figureGroups(file.data).flatMap((group) => checkOrigin(file, group, today)),
  );
  const known = new Set(claims.flatMap(({ figures }) => figures));
  return [
    ...[...origins, ...checkContradictions(claims)].map(raise),
    ...files.flatMap((file) => unknownFigures(file, known)),
  ];
}

function checkOrigin(
  { source }: SeenFile,
  { path, source: origin, asOf, expires }: FigureGroup,
  today: string,
): Finding[] {
  const say = (key: string, message: string) =>
    problemAt(source, rangeOfKey(source, [...path, key]), fieldName([...path, key]), message);
  // The schema has said what is wrong with a date that is none.
  if ([asOf, expires].some((date) => date !== undefined && explainDate(date))) return [];
  const problems: Finding[] = [];
  if (!origin)
    problems.push(
      say(
        "source",
        "is missing, expected where the figure comes from; add a line such as `source: Company target, 2025`",
      ),
    );
  if (!asOf)
    problems.push(
      say(
        "asOf",
        "is missing, expected the date that the source speaks of; add a line such as `asOf: 2025-06`",
      ),
    );
  else if (firstDay(asOf) > today)
    problems.push(
      say("asOf", `${asOf} is still to come, expected the date that the source speaks of`),
    );
  else if (!expires && yearsLater(lastDay(asOf), YEARS) < today)
    problems.push(
      say(
        "asOf",
        `${asOf} is more than ${YEARS * 12} months ago, expected a newer figure with its date, or a line such as \`expires: ${yearsLater(today, 1)}\` if this one still holds`,
      ),
    );
  if (expires && lastDay(expires) < today)
    problems.push(
      say(
        "expires",
        `the figure was good until ${expires}, expected a newer one, or a later date if it still holds`,
      ),
    );
  return problems;
}

/** Two values for what has one name: the same label, or the same row and column of a table. */
function checkContradictions(claims: readonly Claim[]): Finding[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const name = claim.label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const other = first.get(name);
    if (!other) first.set(name, claim);
    return other && String(other.figures) !== String(claim.figures)
      ? [contradiction(claim, other), contradiction(other, claim)]
      : [];
  });
}

function contradiction(
  { home: { pages: _, ...place }, label, value }: Claim,
  { home, value: otherValue }: Claim,
): Finding {
  const where = `${home.file}:${home.line}:${home.column}`;
  return {
    ...place,
    severity: "error",
    message: `"${value}" for "${label}" contradicts "${otherValue}" in ${where}, expected the same figure, or a label that tells the two apart`,
  };
}

/** One warning for each figure that no home gives, where it stands first in the file. */
function unknownFigures(
  { passages, source, isDrawing }: SeenFile,
  known: ReadonlySet<string>,
): Finding[] {
  const seen = new Set<string>();
  return passages
    .filter(({ text }) => !isDrawing || !TICK.test(text))
    .flatMap((passage) =>
      findFigures(passage.text).flatMap(({ match, figure }) => {
        const range = rangeIn(passage, match);
        if (
          range === undefined ||
          seen.has(figure) ||
          namesOfFigure(figure).some((name) => known.has(name))
        )
          return [];
        seen.add(figure);
        const message = `"${match[0].replace(/\s+/g, " ")}" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number`;
        return [warningAt(source, range, passage.field, message)];
      }),
    );
}
