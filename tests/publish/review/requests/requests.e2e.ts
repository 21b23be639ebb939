// Pull requests that a review must not miss, and innocent ones that must not alarm: `npm run test:review` runs all,
// `npm test` those that are marked. What counts is what a reader of the comment sees.
import { expect, test } from "@playwright/test";

import { showHidden } from "../../../../app/publish/markup/characters";
import { compareSites } from "../../../../app/publish/review/compare";
import { lookAt } from "../../../../app/publish/review/pictures/look";
import type { Report } from "../../../../app/publish/review/report";
import { renderReport } from "../../../../app/publish/review/write/html-report";
import { renderSummary } from "../../../../app/publish/review/write/summary";
import { expectAllPrinted, readComment } from "../read-report";
import { editSite } from "./edited-site";
import type { ReviewRequest } from "./request";
import { copySpecimen, type SiteCopies } from "./site-copies";
import { COMBINED } from "./table/combined";
import { FIGURES } from "./table/figures";
import { HEAD } from "./table/head";
import { INNOCENT } from "./table/innocent";
import { NETWORK } from "./table/network";
import { NEW_PAGES } from "./table/new-pages";
import { NOTICES } from "./table/notices";
import { PICTURES } from "./table/pictures";
import { STRUCTURE } from "./table/structure";
import { WORDS } from "./table/words";

const TABLE = {
  notices: NOTICES,
  words: WORDS,
  figures: FIGURES,
  head: HEAD,
  network: NETWORK,
  pictures: PICTURES,
  structure: STRUCTURE,
  "new pages": NEW_PAGES,
  innocent: INNOCENT,
  "two edits at once": COMBINED,
};

const FACTS = {
  date: "2026-01-31 12:00",
  base: { title: "main", commit: "1".repeat(40) },
  head: { title: "pull request 7", commit: "2".repeat(40) },
};

test.describe.configure({ timeout: 600_000 });

/** Copied once for each process. */
const copied = new Map<boolean, SiteCopies>();
test.afterAll(() => {
  for (const site of copied.values()) site.remove();
  // The same process may get more of these tests later.
  copied.clear();
});

for (const [kind, requests] of Object.entries(TABLE))
  test.describe(kind, () => {
    for (const request of requests)
      test(request.name, { tag: tagsOf(request) }, async () => {
        const { isWhole = false, inBrowser, edit } = request;
        const copies = copied.get(isWhole) ?? copySpecimen(isWhole);
        copied.set(isWhole, copies);
        const { site, copy } = copies;
        const edited = copy();
        edit(editSite(edited));
        const look = inBrowser ? lookAt : () => Promise.resolve([]);
        const report = await compareSites(FACTS, { old: site, new: edited }, () => undefined, look);
        expectComment(request, report);
        expectAllPrinted(report, renderSummary(report, {}), await renderReport(report, {}));
      });
  });

/** `--grep-invert @browser` leaves out the rows that take longest. */
function tagsOf({ inGate, inBrowser }: ReviewRequest): string[] {
  return [...(inGate ? [] : ["@request"]), ...(inBrowser ? ["@browser"] : [])];
}

function expectComment(request: ReviewRequest, report: Report): void {
  const { critical = [], shows = [], never = [], verdict, changes, places } = request;
  const comment = readComment(renderSummary(report, {}));
  const alarms = comment.entries.filter((entry) => entry.startsWith("Critical."));
  for (const words of critical) expect.soft(alarms, "critical").toContainEqual(saying(words));
  if (critical.length === 0) expect.soft(alarms, "critical").toEqual([]);
  for (const words of shows) expect.soft(comment.entries).toContainEqual(saying(words));
  for (const words of never) expect.soft(comment.text).not.toEqual(saying(words));
  if (verdict !== undefined) expect.soft(report.verdict).toEqual(saying(verdict));
  const own = report.changes.filter(({ subject }) => !/^(?:code|look)$/.test(subject));
  if (changes !== undefined) expect.soft(own.map(({ name }) => name)).toHaveLength(changes);
  if (places !== undefined) expect.soft(report.changes[0]?.places).toHaveLength(places);
  expect.soft(report.verdict).not.toMatch(/nothing critical/i);
}

function saying(words: string | RegExp): unknown {
  return typeof words === "string"
    ? expect.stringContaining(showHidden(words))
    : expect.stringMatching(words);
}
