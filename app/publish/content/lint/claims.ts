// Finds figures without a source, with an old one, and those that contradict each other. All are warnings: a person decides.
import { explainDate, firstDay, lastDay, yearsLater } from "../../../schema/dates";
import type { Finding } from "../../problems/problem";
import { isOrdinary } from "../claims/ordinary-pages";
import {
  figureGroups,
  givenFigures,
  shownFigures,
  type FigureGroup,
  type GivenFigure,
} from "../claims/register";
import type { SeenFile } from "../source/model";
import { fieldName, valueAt, warningAt, warningAtField } from "../source/source-file";

/** How long after its date a figure without `expires` may be shown. */
const YEARS = 2;

/**
 * The findings of a site.
 * @param files all files, and the drawings that they show
 * @param today the day, as `2025-06-30`
 */
export function checkClaims(files: readonly SeenFile[], today: string): Finding[] {
  // In an entry of a list, the day says whose figures these are; in a law or a contract, they are terms.
  const judged = files.filter((file) => !isDated(file) && !isOrdinary(file));
  const given = givenFigures(judged);
  return [
    ...judged.flatMap((file) =>
      figureGroups(file.data).flatMap((group) => checkOrigin(file, group, today)),
    ),
    ...findContradictions(given),
    ...judged.flatMap((file) => findUnsourced(file, files, given)),
  ];
}

function isDated({ data }: SeenFile): boolean {
  return valueAt(data, ["date"]) !== undefined;
}

function checkOrigin({ source }: SeenFile, group: FigureGroup, today: string): Finding[] {
  // The schema explains why it is not a date.
  if ([group.asOf, group.expires].some((date) => date !== undefined && explainDate(date)))
    return [];
  const inWords = group.entries.filter(({ value }) => !/\d/.test(value));
  return [
    ...inWords.map(({ path, value }) =>
      warningAtField(source, path, `"${value}" has no digit; write the figure in digits`),
    ),
    ...["source", "asOf", "expires"].flatMap((key) => {
      const message = explainOrigin(key, group, today);
      return message ? [warningAtField(source, [...group.path, key], message)] : [];
    }),
  ];
}

/** What is wrong with one of the fields that say where figures come from. */
function explainOrigin(key: string, { source, asOf, expires }: FigureGroup, today: string) {
  if (key === "source")
    return source ? undefined : "is missing; add `source:` and say where the figure comes from";
  if (key === "expires")
    return expires && lastDay(expires) < today
      ? `the figure expired after ${expires}; replace it, or set a later date if it is still right`
      : undefined;
  if (!asOf) return "is missing; add `asOf:` with the date of the source";
  if (firstDay(asOf) > today) return `${asOf} is in the future; write the date of the source`;
  return !expires && yearsLater(lastDay(asOf), YEARS) < today
    ? `${asOf} is more than ${YEARS * 12} months ago; write a newer figure with its date, or add \`expires:\` with the last day on which this one may be shown`
    : undefined;
}

/** Entries with one label and different figures, each with the place of another. Only the letters and digits of a label count. */
function findContradictions(given: readonly GivenFigure[]): Finding[] {
  const wordsOf = ({ label }: GivenFigure) =>
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return given.flatMap((entry): Finding[] => {
    const words = wordsOf(entry);
    const other = given.find(
      (each) => words && wordsOf(each) === words && String(each.figures) !== String(entry.figures),
    );
    if (!other) return [];
    const { value, label, home } = entry;
    const { pages: _, ...place } = home;
    const message = `"${value}" for "${label}" contradicts "${other.value}" in ${placeOf(other)}; use one figure, or make the labels different`;
    return [{ ...place, severity: "warning", message }];
  });
}

/** For each figure that its page gives no source for, one finding at its first place. */
function findUnsourced(
  file: SeenFile,
  files: readonly SeenFile[],
  given: readonly GivenFigure[],
): Finding[] {
  const homes = file.isDrawing ? files.filter((other) => shows(other, file)) : [file];
  if (homes.every((home) => isDated(home) || isOrdinary(home))) return [];
  const known = homes.map(sourcedFigures);
  const unsourced = shownFigures(file).filter(
    ({ figure, passage }) => !passage.isSourced && !known.every((figures) => figures.has(figure)),
  );
  const first = new Map(unsourced.toReversed().map((shown) => [shown.figure, shown]));
  return [...first.values()].map(({ words, figure, range, passage }) => {
    const same = given.find(({ figures }) => figures.includes(figure));
    const elsewhere = same ? `; "${same.label}" in ${placeOf(same)} has the same figure` : "";
    const message = `"${words.replace(/\s+/g, " ")}" has no source on this page; ${cureFor(file, passage.field)}${elsewhere}`;
    return warningAt(file.source, range, passage.field, message);
  });
}

/** Whether a page shows a drawing; site.mdx shows what is on all pages. */
function shows({ isDrawing, pages }: SeenFile, drawing: SeenFile): boolean {
  if (isDrawing) return false;
  return drawing.pages.length > 0
    ? pages.some((page) => drawing.pages.includes(page))
    : pages.length === 0;
}

/** The figures in the groups of a page that give figures, also in what they say about them. */
function sourcedFigures(file: SeenFile): Set<string> {
  const groups = figureGroups(file.data).map(({ path }) => fieldName(path));
  const inGroups = file.passages.filter(({ field }) =>
    groups.some((group) => field.startsWith(`${group}.`)),
  );
  const shown = shownFigures({ ...file, passages: inGroups }).map(({ figure }) => figure);
  return new Set([...shown, ...givenFigures([file]).flatMap(({ figures }) => figures)]);
}

function cureFor({ isDrawing }: SeenFile, field: string): string {
  if (isDrawing)
    return 'add it under `stats:` of each page that shows this drawing, or on an axis `class="axis"` to its <text>';
  if (field.startsWith("programmes[")) return "add `source:` to this programme";
  return field
    ? "add it under `stats:`, or say it in the prose with a footnote"
    : "add a footnote to the paragraph, a line such as `Source: …` below the table, or a stat";
}

function placeOf({ home: { file, line, column } }: GivenFigure): string {
  return `${file}:${line}:${column}`;
}
