// The register of figures: each that an entry or a table gives, with its source and every place that shows it.
import type { Position, TextRange } from "../../problems/problem";
import type { FieldPath, SeenFile } from "../source/model";
import { fieldName, positionIn, rangeOf, valueAt } from "../source/source-file";
import { blocksOf, passageAt, rangeNear } from "../source/texts";
import { figuresOf, findFigures } from "./figures";

/** A place in a content file or a drawing. */
interface ClaimPlace extends Position {
  file: string;
  /** The field, such as `stats[1].value`; empty for prose and drawings. */
  field: string;
  /** The paths of the pages that show it; none for what is on all pages. */
  pages: string[];
}

/** Where figures come from, as the writer gave it; dates are `2025`, `2025-06` or `2025-06-30`. */
type Origin = Record<"source" | "asOf" | "expires", string | undefined>;

/** A figure that an entry of a list or a cell of a table gives. */
export interface GivenFigure extends Origin {
  /** As written: "about $1.3B". */
  value: string;
  /** The figures in it, each in one spelling. */
  figures: string[];
  /** What it counts; in a table the words of its row and of its column. */
  label: string;
  /** Where it is given. */
  home: ClaimPlace;
}

/** A row of the register. */
export interface Claim extends GivenFigure {
  /** Every place that shows one of its figures, its home among them; the same figure may count something else there. */
  places: ClaimPlace[];
  /** The paths of the pages with these places; "*" for all pages. */
  pages: string[];
}

/** A group of fields that gives figures and says once where they all come from: an entry, or a table. */
export interface FigureGroup extends Origin {
  path: FieldPath;
  /** Each with the field that holds it. */
  entries: { path: FieldPath; value: string; label: string }[];
}

/** The register: all claims of all files, in the order of the files. */
export function claimsOf(files: readonly SeenFile[]): Claim[] {
  const shown = files.flatMap((file) => shownFigures(file).map((figure) => ({ ...figure, file })));
  return givenFigures(files).map((given): Claim => {
    const places = shown
      .filter(({ figure }) => given.figures.includes(figure))
      .map(({ file, range, passage }) => placeAt(file, range, passage.field));
    // A value without a figure in it is shown at its home only.
    const all = places.length > 0 ? places : [given.home];
    const pages = all.flatMap(({ pages }) => (pages.length > 0 ? pages : "*"));
    return { ...given, places: all, pages: [...new Set(pages)].toSorted() };
  });
}

/** The figures that entries and tables give, in the order of the files. */
export function givenFigures(files: readonly SeenFile[]): GivenFigure[] {
  return files.flatMap((file) =>
    figureGroups(file.data).flatMap(({ entries, source, asOf, expires }) =>
      entries.map(({ path, value, label }) => {
        const home = placeAt(file, rangeOf(file.source, path) ?? [0, 0], fieldName(path));
        return { value, figures: figuresOf(value), label, source, asOf, expires, home };
      }),
    ),
  );
}

/** The groups of a page's fields that give figures: what has a `value` and a `label`, and what has `columns` and `rows`. */
export function figureGroups(fields: unknown, path: FieldPath = []): FigureGroup[] {
  if (Array.isArray(fields))
    return fields.flatMap((entry: unknown, index) => figureGroups(entry, [...path, index]));
  if (typeof fields !== "object" || fields === null) return [];
  const [value, label] = [valueAt(fields, ["value"]), valueAt(fields, ["label"])];
  const isEntry = isText(value) && isText(label);
  const entries = isEntry ? [{ path: [...path, "value"], value, label }] : cellsOf(fields, path);
  const [source, asOf, expires] = ["source", "asOf", "expires"].map((key) => {
    const written = valueAt(fields, [key]);
    return isText(written) || typeof written === "number" ? String(written) : undefined;
  });
  if (entries.length > 0) return [{ path, entries, source, asOf, expires }];
  return Object.entries(fields).flatMap(([key, entry]) => figureGroups(entry, [...path, key]));
}

/** The cells of a table that hold figures, each labelled by its row and its column. */
function cellsOf(table: object, path: FieldPath): FigureGroup["entries"] {
  const [columns, rows] = [valueAt(table, ["columns"]), valueAt(table, ["rows"])];
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) =>
    (Array.isArray(row) ? row : []).flatMap((value: unknown, column) => {
      if (column === 0 || !isText(value) || findFigures(value).length === 0) return [];
      const label = [valueAt(row, [0]), columns[column]].filter(isText).join(", ");
      return [{ path: [...path, "rows", index, column], value, label }];
    }),
  );
}

/** The figures that a file shows, also where marks such as `**` divide one; the axis of a drawing claims nothing. */
export function shownFigures({ passages }: SeenFile) {
  return blocksOf(passages.filter(({ isAxis }) => !isAxis)).flatMap((block) =>
    findFigures(block.text).map(({ match, figure }) => {
      const { passage, found } = passageAt(block, match);
      return { words: match[0], figure, range: rangeNear(passage, found), passage };
    }),
  );
}

function placeAt({ source, pages }: SeenFile, range: TextRange, field: string): ClaimPlace {
  return { file: source.file, ...positionIn(source, range), field, pages };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
