// The Lighthouse results of several runs of each page in; out a table of medians beside their targets.
import type { Result } from "lighthouse";
import { z } from "zod";

/** The part of a result that is read. */
export type LighthouseRun = Pick<Result, "audits" | "categories">;

interface Target {
  name: string;
  read: (run: LighthouseRun) => number;
  sign: "≥" | "≤";
  limit: number;
  digits?: number;
}

/** What every page should reach. The limits of the times are those of "good" on web.dev/articles/vitals and for FCP. */
export const TARGETS: readonly Target[] = [
  category("performance"),
  category("accessibility"),
  category("best-practices"),
  category("seo"),
  audit("first-contentful-paint", "ms", 1800),
  audit("largest-contentful-paint", "ms", 2500),
  audit("total-blocking-time", "ms", 200),
  { ...audit("cumulative-layout-shift", "", 0.01), digits: 3 },
  weight("HTML, styles, fonts, KB", ["document", "stylesheet", "font"], 60),
  weight("scripts, KB", ["script"], 140),
];

/**
 * @param runs the results of each page, by its path; at least one each
 * @returns the table, and how many medians miss their target; those are marked with "!"
 */
export function judgePages(runs: ReadonlyMap<string, readonly LighthouseRun[]>) {
  let missed = 0;
  const rows = TARGETS.map(({ name, read, sign, limit, digits = 0 }) => {
    const values = [...runs.values()].map((results) => {
      const value = median(results.map(read));
      // NaN, for what Lighthouse could not measure, is a miss.
      const isMet = sign === "≥" ? value >= limit : value <= limit;
      if (!isMet) missed++;
      return `${value.toFixed(digits)}${isMet ? " " : "!"}`;
    });
    return [name, `${sign} ${limit}`, ...values];
  });
  return { table: formatTable([["", "target", ...runs.keys()], ...rows]), missed };
}

function category(id: string): Target {
  const read = ({ categories }: LighthouseRun) => Math.round((categories[id]?.score ?? NaN) * 100);
  return { name: id, read, sign: "≥", limit: 100 };
}

function audit(id: string, unit: string, limit: number): Target {
  const name = [id.replaceAll("-", " "), unit].filter(Boolean).join(", ");
  return { name, read: ({ audits }) => audits[id]?.numericValue ?? NaN, sign: "≤", limit };
}

const Summary = z.object({
  items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })),
});

/** Compressed bytes with HTTP headers, of everything that is fetched until the page is quiet; a kilobyte is 1000 bytes. */
function weight(name: string, types: string[], limit: number): Target {
  const read = ({ audits }: LighthouseRun) => {
    const { data } = Summary.safeParse(audits["resource-summary"]?.details);
    const sizes = data?.items.filter(({ resourceType }) => types.includes(resourceType));
    return sizes ? sizes.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000 : NaN;
  };
  return { name, read, sign: "≤", limit, digits: 1 };
}

/** Of an even number of values the lower one in the middle: every value printed was measured. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The first column is aligned to the left, the others to the right; every row has as many cells as the first. */
function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
