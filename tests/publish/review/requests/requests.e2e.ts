// Pull requests that a review must not miss, and innocent ones that must not alarm: `npm run test:review` runs all,
// `npm test` those that are marked.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { showHidden } from "../../../../app/publish/markup/characters";
import { compareSites } from "../../../../app/publish/review/compare";
import { SEVERITIES, type Change, type Report } from "../../../../app/publish/review/report";
import { lookAt } from "../../../../app/publish/review/pictures/look";
import { renderSummary } from "../../../../app/publish/review/write/summary";
import { editSite } from "./edited-site";
import type { ReviewRequest } from "./request";
import { signSpecimen, type SignedSite } from "./signed-site";
import { CHARACTERS } from "./table/characters";
import { FIGURES } from "./table/figures";
import { FILES } from "./table/files";
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
  characters: CHARACTERS,
  figures: FIGURES,
  head: HEAD,
  network: NETWORK,
  pictures: PICTURES,
  structure: STRUCTURE,
  "new pages": NEW_PAGES,
  files: FILES,
  innocent: INNOCENT,
};

const FACTS = {
  date: "2026-01-31",
  base: { ref: "main", commit: "1".repeat(40) },
  head: { commit: "2".repeat(40), author: "A Writer", isDirty: false, sources: "3".repeat(64) },
};

/** What the verdict says, by the worst change. */
const VERDICTS = {
  critical: /^\d+ critical changes?; /,
  wording: /, nothing critical\.$/,
  links: /, nothing critical\.$/,
  looks: /, nothing critical\.$/,
  code: /^Only code changed(?:, with .*)?; no difference found in the text and pictures of \d+ pages\.$/,
  none: /^Nothing changed: every file is the same\.$/,
};

test.describe.configure({ timeout: 600_000 });

/** Signed once for each process. */
const signed = new Map<boolean, Promise<SignedSite>>();
test.afterAll(async () => {
  for (const site of signed.values()) (await site).remove();
  // The same process may get more of these tests later.
  signed.clear();
});

for (const [kind, requests] of Object.entries(TABLE))
  test.describe(kind, () => {
    for (const request of requests)
      test(request.name, { tag: request.inGate ? [] : ["@request"] }, async () => {
        const { isWhole = false, inBrowser, edit, never = [] } = request;
        const signing = signed.get(isWhole) ?? signSpecimen(isWhole);
        signed.set(isWhole, signing);
        const { site, copy } = await signing;
        const edited = copy();
        edit(editSite(edited));
        const look = inBrowser ? lookAt : () => Promise.resolve([]);
        const sites = { old: site, new: edited };
        const { report } = await compareSites(FACTS, sites, () => undefined, look);
        expectSeverity(request, report);
        expectWords(request, report);
        expectCounts(request, report);
        const summary = asRead(renderSummary(report, {}));
        for (const words of never) expect.soft(summary).not.toEqual(saying(words));
        // Signatures cover what the content says, whatever a build makes of it.
        const isCancelled = report.signatures.some(({ outdated }) => outdated.length > 0);
        const isReworded = !readPages(edited.content).equals(readPages(site.content));
        expect.soft(isCancelled, "signatures are cancelled").toBe(isReworded);
      });
  });

/** The bytes of all content files but the signatures. */
function readPages(content: string): Buffer {
  const names = readdirSync(content, { recursive: true, encoding: "utf8" }).toSorted();
  const pages = names.filter((name) => name.endsWith(".mdx"));
  return Buffer.concat(pages.map((name) => readFileSync(join(content, name))));
}

/** The worst change is as bad as the request says, and the verdict says so. */
function expectSeverity({ says }: ReviewRequest, { verdict, changes }: Report): void {
  const worst = SEVERITIES.find((severity) => changes.some((each) => each.severity === severity));
  const expected = SEVERITIES.find((severity) => says[severity]);
  expect.soft(worst, "the worst change").toBe(expected);
  expect.soft(verdict).toMatch(VERDICTS[worst ?? "none"]);
  if (worst !== "code") expect.soft(verdict.split(" ").length).toBeLessThanOrEqual(12);
}

/** A change of its severity says each text. */
function expectWords({ says }: ReviewRequest, { changes }: Report): void {
  for (const severity of SEVERITIES) {
    const told = changes.filter((change) => change.severity === severity).map(describe);
    for (const words of says[severity] ?? [])
      expect.soft(told, severity).toContainEqual(saying(words));
  }
}

/** All that a reader learns of a change. */
function describe({ name, action, reasons, old, new: now, views, figures }: Change): string {
  const still = figures.flatMap(({ stillAt }) => stillAt.map(({ text }) => text));
  const parts = [`${name}, ${action}`, ...reasons, old, now, views.join(", "), ...still];
  return showHidden(parts.filter(Boolean).join("\n"));
}

function expectCounts({ changes, places }: ReviewRequest, report: Report): void {
  // What changed on a page changes its pictures too.
  const isOwn = ({ severity, subject }: Change) => severity !== "code" && subject !== "look";
  const own = report.changes.filter(isOwn).length;
  if (changes !== undefined) expect.soft(own, "changes").toBe(changes);
  if (places !== undefined) expect.soft(report.changes[0]?.places).toHaveLength(places);
}

function saying(words: string | RegExp): unknown {
  return typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words);
}

/** Markdown as it is read: without marks and escapes. */
function asRead(markdown: string): string {
  return markdown
    .replace(/(?<!\\)(?:\*\*|~~)/g, "")
    .replace(/\\(?=[^\w\s])/g, "")
    .replaceAll("\u200b", "");
}
