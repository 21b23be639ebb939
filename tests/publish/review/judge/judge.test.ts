// What pictures and accessibility do to the verdict of a review.
import { describe, expect, test } from "vitest";

import { judgeChanges } from "../../../../app/publish/review/judge/judge";
import type { Look, Snapshot } from "../../../../app/publish/review/page-model";
import type { PageChange } from "../../../../app/publish/review/report";
import { COMMITS, html, readSmallSite } from "../../../support/small-site";

const PAGE: PageChange = {
  path: "/page",
  title: "Page",
  kind: "changed",
  needsPictures: true,
  prose: [],
  fields: [],
  links: [],
  images: [],
  search: [],
  headings: { old: [], new: [] },
  weight: { old: null, new: null },
};
const VIOLATION = {
  rule: "color-contrast",
  help: "Elements must have enough contrast",
  elements: ["p"],
};
const look = (share: number, violations: Look["violations"] = { old: [], new: [] }): Look => ({
  views: [
    {
      name: "375 px wide",
      old: Buffer.alloc(1),
      new: Buffer.alloc(1),
      difference: Buffer.alloc(1),
      share,
    },
  ],
  violations,
});
const site: Snapshot = await readSmallSite({
  "index.html": html(""),
  "page/index.html": html(""),
});
const judgePage = (seen?: Look) =>
  judgeChanges(
    COMMITS,
    site,
    { pages: [PAGE], figures: [] },
    new Map(seen ? [["/page", seen] as const] : []),
  );

describe("a page of which only styles or code changed", () => {
  test("is left out and named when it looks the same", () => {
    expect(judgePage(look(0))).toMatchObject({
      pages: [],
      sameLooks: ["/page"],
      verdict: "Nothing changed: visitors would get the same 2 pages, 0 problems",
    });
  });
  test("is in when it looks different, however little", () => {
    expect(judgePage(look(1e-6))).toMatchObject({
      pages: [
        {
          path: "/page",
          needsPictures: false,
          summary: "looks different, no words changed",
          views: [{ share: 1e-6 }],
        },
      ],
      sameLooks: [],
      verdict: "1 page changed, 0 problems",
    });
  });
  test("is in as one that may when nobody looked", () => {
    expect(judgePage()).toMatchObject({
      pages: [{ needsPictures: true }],
      verdict: "0 pages changed, 1 page may look different, 0 problems",
    });
  });
});

test("an accessibility rule that is broken now and was not before is a problem, an old one is none", () => {
  expect(judgePage(look(1, { old: [], new: [VIOLATION] })).problems).toEqual([
    expect.stringContaining(VIOLATION.help),
  ]);
  expect(judgePage(look(1, { old: [VIOLATION], new: [VIOLATION] })).problems).toEqual([]);
});
