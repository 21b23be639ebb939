// Two pictures of a page in; out the horizontal parts in which they differ. What only moved down, because something
// above it grew, does not differ.
import { diffArrays, type ArrayChange } from "diff";
import { createHash } from "node:crypto";

/** Raw pixels, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rows that differ, as offsets from the top in both pictures; an end is not included. */
export interface Hunk {
  old: [from: number, to: number];
  now: [from: number, to: number];
}

/** Differences nearer to each other are shown as one, with as much around them as tells where they are. */
const GAP = 64;
const MARGIN = 32;
/** From here on the search would take longer than it is worth: the rest is one part. */
const MOST_EDITS = 800;

export function findBands(old: Pixels, now: Pixels): Hunk[] {
  const [before, after] = [rowsOf(old), rowsOf(now)];
  // Pictures of another width have no row in common.
  const parts = old.width === now.width ? align(before, after) : undefined;
  if (!parts) return [trim(before, after)];
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of parts) {
    const last = hunks.at(-1);
    const isNear = last && i - last.old[1] <= GAP && j - last.now[1] <= GAP;
    const [oldEnd, nowEnd] = [i + (added ? 0 : count), j + (removed ? 0 : count)];
    if (added || removed) {
      if (isNear) [last.old[1], last.now[1]] = [oldEnd, nowEnd];
      else hunks.push({ old: [i, oldEnd], now: [j, nowEnd] });
    }
    [i, j] = [oldEnd, nowEnd];
  }
  return hunks.map(({ old: [from, to], now: [start, end] }) => {
    const above = Math.min(MARGIN, from, start);
    const below = Math.min(MARGIN, old.height - to, now.height - end);
    return { old: [from - above, to + below], now: [start - above, end + below] };
  });
}

/** Rows that are the same, or that only one picture has. */
type Part = Pick<ArrayChange<string>, "added" | "removed" | "count">;

/** Rows that moved are the same, if that leaves fewer that differ; undefined when the search would take too long. */
function align(before: string[], after: string[]): Part[] | undefined {
  const known = new Set(before);
  if (!after.some((row) => known.has(row))) return undefined;
  if (before.length !== after.length)
    return diffArrays(before, after, { maxEditLength: MOST_EDITS });
  const different = before.filter((row, index) => row !== after[index]).length;
  const maxEditLength = Math.min(MOST_EDITS, Math.max(0, 2 * different - 1));
  return diffArrays(before, after, { maxEditLength }) ?? inPlace(before, after);
}

function inPlace(before: string[], after: string[]): Part[] {
  return before.flatMap((row, index): Part[] =>
    row === after[index]
      ? [{ added: false, removed: false, count: 1 }]
      : [
          { added: false, removed: true, count: 1 },
          { added: true, removed: false, count: 1 },
        ],
  );
}

/** One part from the first row that differs to the last. */
function trim(before: string[], after: string[]): Hunk {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { old: [head, before.length - tail], now: [head, after.length - tail] };
}

function rowsOf({ data, width, height }: Pixels): string[] {
  return Array.from({ length: height }, (_, row) =>
    createHash("md5")
      .update(data.subarray(row * width * 4, (row + 1) * width * 4))
      .digest("base64"),
  );
}
