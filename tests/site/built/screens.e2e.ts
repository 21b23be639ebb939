// What the customer has fixed for each main page, and what pages of each further kind have. That no text of the content
// is missing: html.e2e.ts.
import { expect, test } from "@playwright/test";
import { z } from "zod";

import { readPage, readPages } from "../../support/built-pages";
import { ROUTES } from "../../support/browser/site";
import { patternOf, readTable } from "../../support/read-table";

const Rows = z.record(
  z.string(),
  z.union([z.string(), z.int(), z.array(z.string())]).transform((texts): unknown => {
    if (typeof texts === "number") return Array.from({ length: texts }, () => saying("…"));
    const wanted = [texts].flat().map(saying);
    return typeof texts === "string" ? expect.arrayContaining(wanted) : wanted;
  }),
);
const {
  all = {},
  main = {},
  ...screens
} = Object.fromEntries(readTable("tests/site/built/screens.yml", z.record(z.string(), Rows)));

// A test for each row, so that its name says what broke.
for (const [path, rows] of Object.entries(screens))
  for (const [row, expected] of Object.entries({ ...(ROUTES.includes(path) && main), ...rows }))
    test(`${path} has what its screen lists: ${row}`, () => expectRow(path, row, expected));

for (const [row, expected] of Object.entries(all))
  test(`every page has what browsers need of any, and no more: ${row}`, () => {
    for (const { path } of readPages()) expectRow(path, row, expected);
  });

test("the comparison draws each figure to the scale of its row", () => {
  const shapes = readPage("/drug-pipeline").values("main tr path + path", "d");
  // In each row the upper and the lower end of the new drug's figure, then of the hybrid's.
  const counts = shapes.map((path) => path.split("M").length - 1);
  expect(counts).toEqual([26, 26, 1, 1, 24, 20, 12, 6, 5, 3, 20, 10]);
});

function saying(text: string): unknown {
  return expect.stringMatching(text === "…" ? /\S/ : patternOf(text));
}

function expectRow(path: string, row: string, expected: unknown): void {
  const page = readPage(path);
  const [selector = "", attribute] = row.split(" @");
  const found = attribute ? page.values(selector, attribute) : page.texts(selector);
  expect(found, path).toEqual(expected);
}
