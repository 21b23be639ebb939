// Judged figures and scores in, aligned tables out.
import type { Score } from "./lighthouse";
import type { Figure } from "./targets";

/** The table of one page. */
export function formatFigures(path: string, figures: Figure[]): string {
  const rows = figures.map(({ name, site, floor, ratio, target, isMet }) => [
    name,
    site,
    floor,
    ratio,
    target,
    mark(isMet),
  ]);
  return formatTable([[path, "site", "floor", "ratio", "target", ""], ...rows]);
}

/** One table for all pages, followed by the audits that cost points. */
export function formatScores(scores: Score[]): string {
  const titles = [...(scores[0]?.categories.keys() ?? [])];
  const paths = scores.map(({ address }) => new URL(address).pathname);
  const rows = scores.map(({ categories, isMet }, index) => [
    paths[index] ?? "",
    ...[...categories.values()].map(String),
    mark(isMet),
  ]);
  const faults = scores.flatMap((score, index) =>
    score.isMet ? [] : score.faults.map((fault) => `${paths[index]}  ${fault}`),
  );
  return [formatTable([["Lighthouse, target 100", ...titles, ""], ...rows]), ...faults].join("\n");
}

function mark(isMet: boolean): string {
  return isMet ? "ok" : "OVER";
}

/** Aligns the first column left and the others right; every row has as many cells as the first. */
function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
