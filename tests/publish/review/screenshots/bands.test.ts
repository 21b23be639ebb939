// In which horizontal parts two pictures of a page differ.
import { expect, test } from "vitest";

import { findBands, type Pixels } from "../../../../app/publish/review/screenshots/bands";

/** A picture of one colour for each row. */
const picture = (rows: number[], width = 2): Pixels => ({
  data: Buffer.from(rows.flatMap((row) => Array.from({ length: width * 4 }, () => row % 256))),
  width,
  height: rows.length,
});
/** Rows that are all different, as far as a byte can tell neighbours apart. */
const ROWS = Array.from({ length: 1000 }, (_, row) => (row * 7) % 251);
const changed = (from: number, to: number, rows = ROWS) =>
  rows.map((row, index) => (index >= from && index < to ? 255 : row));

test("equal pictures have none", () => {
  expect(findBands(picture(ROWS), picture(ROWS))).toEqual([]);
});
test("a part that differs is shown with what is around it", () => {
  expect(findBands(picture(ROWS), picture(changed(500, 510)))).toEqual([
    { old: [468, 542], now: [468, 542] },
  ]);
});
test("at the edge there is nothing around it", () => {
  expect(findBands(picture(ROWS), picture(changed(0, 10)))).toEqual([
    { old: [0, 42], now: [0, 42] },
  ]);
});
test("differences near each other are one part, others are two", () => {
  const near = changed(560, 570, changed(500, 510));
  expect(findBands(picture(ROWS), picture(near))).toHaveLength(1);
  const far = changed(700, 710, changed(500, 510));
  expect(findBands(picture(ROWS), picture(far))).toHaveLength(2);
});
test("rows that were inserted shift nothing: what is below them is the same", () => {
  const inserted = [
    ...ROWS.slice(0, 500),
    ...Array.from({ length: 40 }, () => 255),
    ...ROWS.slice(500),
  ];
  expect(findBands(picture(ROWS), picture(inserted))).toEqual([
    { old: [468, 532], now: [468, 572] },
  ]);
  expect(findBands(picture(inserted), picture(ROWS))).toEqual([
    { old: [468, 572], now: [468, 532] },
  ]);
});
test("a ground that is one step darker everywhere is one part, the whole", () => {
  const ground = (color: number) => picture(ROWS.map(() => color));
  expect(findBands(ground(251), ground(250))).toEqual([{ old: [0, 1000], now: [0, 1000] }]);
});
test("something new on an empty ground is one part, and nothing of the ground has moved", () => {
  const empty = ROWS.map(() => 255);
  const drawn = empty.map((row, index) => (index >= 500 && index < 510 ? index % 7 : row));
  expect(findBands(picture(empty), picture(drawn))).toEqual([{ old: [468, 542], now: [468, 542] }]);
});
test("pictures of another width have no row in common", () => {
  expect(findBands(picture([1, 2, 3]), picture([1, 2, 3], 3))).toEqual([
    { old: [0, 3], now: [0, 3] },
  ]);
});
test("pictures that differ everywhere are one part between the rows they share", () => {
  const long = Array.from({ length: 4000 }, (_, row) => row % 256);
  const other = [
    ...long.slice(0, 100),
    ...long.slice(100, 3900).map((row) => 255 - row),
    ...long.slice(3900),
  ];
  const [band, ...rest] = findBands(picture(long, 1), picture(other, 1));
  expect(rest).toEqual([]);
  expect(band?.old[0]).toBeGreaterThan(60);
  expect(band?.old[1]).toBeLessThan(3940);
});
