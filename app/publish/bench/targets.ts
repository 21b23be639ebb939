// The visits of each page and of the bare page beside it in; out a table of medians, targets and results.
import type { Visit } from "./visit";

/** The visits of one page: of the site, and of the same page bare, made in turns. */
export interface Visits {
  site: Visit[];
  bare: Visit[];
}

interface Target {
  name: string;
  /** From medians. */
  read: (site: Visit, bare: Visit) => number;
  limit: number;
  digits: number;
  /** Only this page has the target. */
  path?: string;
}

/** What issue 14 asks for. "Ready" is 1.1 times what React Router took (README.md). */
export const TARGETS: readonly Target[] = [
  { name: "first paint ÷ bare", limit: 1.1, digits: 2, read: ratio("firstPaint") },
  { name: "largest paint ÷ bare", limit: 1.15, digits: 2, read: ratio("largestPaint") },
  {
    ...{ name: "blocking time − bare, ms", limit: 20, digits: 0 },
    read: (site, bare) => site.blocking - bare.blocking,
  },
  {
    ...{ name: "ready ÷ bare first paint", limit: 3.4, digits: 2 },
    read: (site, bare) => site.ready / bare.firstPaint,
  },
  { name: "click ÷ bare", limit: 0.25, digits: 2, read: ratio("click") },
  { name: "requests at a click", limit: 0, digits: 0, read: (site) => site.clickRequests },
  { name: "requests in all", limit: 12, digits: 0, read: (site) => site.requests },
  { name: "KB", limit: 150, digits: 0, path: "/", read: (site) => site.bytes / 1000 },
];

/** What is printed without a target, so that ratios can be judged. */
const TIMES = ["firstPaint", "largestPaint", "blocking", "ready", "click"] as const;

/**
 * @param visits by path; at least one each
 * @returns the table, and how many medians miss their target; those are marked with "!"
 */
export function judgeVisits(visits: ReadonlyMap<string, Visits>) {
  let missed = 0;
  const medians = [...visits].map(([path, { site, bare }]) => ({
    path,
    site: medianVisit(site),
    bare: medianVisit(bare),
  }));
  const rows = TARGETS.map(({ name, read, limit, digits, path: only }) => {
    const cells = medians.map(({ path, site, bare }) => {
      if (only !== undefined && only !== path) return "- ";
      const value = read(site, bare);
      // NaN, for what could not be measured, is a miss.
      const isMet = value <= limit;
      if (!isMet) missed++;
      return `${value.toFixed(digits)}${isMet ? " " : "!"}`;
    });
    return [name, `≤ ${limit}`, ...cells];
  });
  const times = TIMES.map((name) => [
    `${name}: site, bare, ms`,
    "",
    ...medians.map(({ site, bare }) => `${site[name].toFixed(0)}, ${bare[name].toFixed(0)} `),
  ]);
  const head = ["", "target", ...medians.map(({ path }) => `${path} `)];
  return { table: formatTable([head, ...rows, ...times]), missed };
}

function ratio(name: keyof Visit) {
  return (site: Visit, bare: Visit) => site[name] / bare[name];
}

/** The median of each number. Of an even number of visits the lower one in the middle: every number was measured. */
function medianVisit(visits: Visit[]): Visit {
  const median = (name: keyof Visit) => {
    const sorted = visits.map((visit) => visit[name]).toSorted((a, b) => a - b);
    return sorted.some(Number.isNaN) ? NaN : (sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN);
  };
  return {
    ...{ firstPaint: median("firstPaint"), largestPaint: median("largestPaint") },
    ...{ blocking: median("blocking"), ready: median("ready"), click: median("click") },
    ...{ requests: median("requests"), bytes: median("bytes") },
    clickRequests: median("clickRequests"),
  };
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
