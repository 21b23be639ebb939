// Checked files in, the register of claims out: each figure of the site with its source, its home and every place where it stands.
import { findFigures, namesOfFigure, normaliseFigure } from "./figures";
import { rangeIn } from "../source/text-ranges";
import type { SeenFile } from "../source/visible-text";
import type { TextRange } from "../../problems/problem";
import type { FieldPath } from "../source/model";
import { fieldName, problemAt, rangeOf, valueAt } from "../source/source-file";

/** A place in a content file or a drawing; lines and columns count from 1. */
export interface ClaimPlace {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The field, such as `stats[1].value`; empty for prose and drawings. */
  field: string;
  /** The paths of the pages that show it; none for what stands around all pages. */
  pages: string[];
}

/** Where figures come from, as the writer gave it; dates are `2025`, `2025-06` or `2025-06-30`. */
export interface Origin {
  source: string | undefined;
  asOf: string | undefined;
  expires: string | undefined;
}

/** A figure that an entry of a list or a cell of a table gives. */
export interface Claim extends Origin {
  /** As written: "about $1.3B". */
  value: string;
  /** The figures in it, each in one spelling: "$1.3b". */
  figures: string[];
  /** What it counts; in a table the words of its row and of its column. */
  label: string;
  /** Where it is given. */
  home: ClaimPlace;
  /** Every place where one of its figures stands, its home among them; the same figure may count something else there. */
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
  const homes = files.flatMap((file) =>
    figureGroups(file.data).flatMap(({ entries, source, asOf, expires }) =>
      entries.map(({ path, value, label }) => {
        const home = placeAt(file, rangeOf(file.source, path) ?? [0, 0], fieldName(path));
        return { value, figures: figuresOf(value), label, source, asOf, expires, home };
      }),
    ),
  );
  const standing = placesOf(files, new Set(homes.flatMap(({ figures }) => figures)));
  const known = new Map<string, Pick<Claim, "places" | "pages">>();
  return homes.map((claim) => {
    const key = String(claim.figures);
    const same =
      known.get(key) ?? gather(claim.figures.flatMap((figure) => standing.get(figure) ?? []));
    known.set(key, same);
    return { ...claim, ...(same.places.length > 0 ? same : gather([claim.home])) };
  });
}

function gather(places: ClaimPlace[]): Pick<Claim, "places" | "pages"> {
  const pages = new Set(places.flatMap((place) => (place.pages.length > 0 ? place.pages : "*")));
  return { places: [...new Set(places)], pages: [...pages].toSorted() };
}

/** The figures that a value gives; one that is written in words is itself. */
export function figuresOf(value: string): string[] {
  const found = findFigures(value).map(({ figure }) => figure);
  return found.length > 0 ? found : [normaliseFigure(value)];
}

/** The groups of a page's fields that give figures: what has a `value` and a `label`, and what has `columns` and `rows`. */
export function figureGroups(fields: unknown, path: FieldPath = []): FigureGroup[] {
  if (Array.isArray(fields))
    return fields.flatMap((entry: unknown, index) => figureGroups(entry, [...path, index]));
  if (typeof fields !== "object" || fields === null) return [];
  const [value, label] = [valueAt(fields, ["value"]), valueAt(fields, ["label"])];
  const entries =
    isText(value) && isText(label)
      ? [{ path: [...path, "value"], value, label }]
      : cellsOf(fields, path);
  const textAt = (key: string) => {
    const written = valueAt(fields, [key]);
    return isText(written) || typeof written === "number" ? String(written) : undefined;
  };
  if (entries.length > 0)
    return [
      { path, entries, source: textAt("source"), asOf: textAt("asOf"), expires: textAt("expires") },
    ];
  return Object.entries(fields).flatMap(([key, entry]) => figureGroups(entry, [...path, key]));
}

/** The cells of a table that hold figures, each labelled by its row and its column. */
function cellsOf(table: object, path: FieldPath): FigureGroup["entries"] {
  const [columns, rows] = [valueAt(table, ["columns"]), valueAt(table, ["rows"])];
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) =>
    (Array.isArray(row) ? row : []).flatMap((cell: unknown, column) =>
      column > 0 && isText(cell) && findFigures(cell).length > 0
        ? [
            {
              path: [...path, "rows", index, column],
              value: cell,
              label: [valueAt(row, [0]), columns[column]].filter(isText).join(", "),
            },
          ]
        : [],
    ),
  );
}

/** Where these figures stand in what visitors see, under any spelling by which they may be known. */
function placesOf(
  files: readonly SeenFile[],
  figures: ReadonlySet<string>,
): Map<string, ClaimPlace[]> {
  const standing = new Map([...figures].map((figure): [string, ClaimPlace[]] => [figure, []]));
  for (const file of files) {
    for (const passage of file.passages) {
      for (const { match, figure } of findFigures(passage.text)) {
        const lists = namesOfFigure(figure)
          .map((name) => standing.get(name))
          .filter((list) => list !== undefined);
        // Lines are counted from the top of the file: only what was asked for is worth it.
        if (lists.length === 0) continue;
        const place = placeAt(
          file,
          rangeIn(passage, match) ?? [passage.start, passage.start + passage.raw.length],
          passage.field,
        );
        for (const list of lists) list.push(place);
      }
    }
  }
  return standing;
}

function placeAt({ source, pages }: SeenFile, range: TextRange, field: string): ClaimPlace {
  const { file, line, column, endLine, endColumn } = problemAt(source, range, field, "");
  return { file, line, column, endLine, endColumn, field, pages };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
