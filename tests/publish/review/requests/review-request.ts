// A pull request and the site that it edits in; out every way in which its review is not what the request says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { compareSites } from "../../../../app/publish/review/compare";
import {
  SEVERITIES,
  type BuiltSite,
  type Change,
  type Report,
} from "../../../../app/publish/review/report";
import { renderSummary } from "../../../../app/publish/review/write/summary";
import { showHidden } from "../../../../app/publish/markup/characters";
import { editSite } from "./edited-site";
import type { ReviewRequest } from "./request";
import type { SignedSite } from "./signed-site";

const FACTS = {
  date: "2026-01-31",
  base: { ref: "main", commit: "1".repeat(40) },
  head: { commit: "2".repeat(40), author: "A Writer", isDirty: false, sources: "3".repeat(64) },
};
const silent = () => undefined;

/** @returns the faults, none when the review is right, and the summary as people read it */
export async function reviewRequest(
  request: ReviewRequest,
  signed: SignedSite,
): Promise<{ faults: string[]; summary: string }> {
  const site = signed.copy();
  request.edit(editSite(site));
  const { report, summary } = await reviewSites(signed.site, site);
  const areCancelled = report.signatures.some(({ outdated }) => outdated.length > 0);
  const isEdited = wordsIn(site) !== wordsIn(signed.site);
  const faults = [
    ...findSeverityFaults(request, report),
    ...findMissing(request, report),
    ...(request.never ?? [])
      .filter((words) => has(summary, words))
      .map((words) => `it says ${String(words)}`),
    ...findCountFaults(request, report),
    // Signatures cover what the content says, whatever a build makes of it.
    ...(areCancelled === isEdited ? [] : [`signatures are cancelled: ${areCancelled}`]),
  ];
  return { faults, summary };
}

/** @returns the report, and the summary as people read it */
export async function reviewSites(
  old: BuiltSite,
  now: BuiltSite,
): Promise<{ report: Report; summary: string }> {
  const { report } = await compareSites(FACTS, { old, new: now }, silent);
  return { report, summary: plain(renderSummary(report, {})) };
}

/** All content of a site but its signatures. */
function wordsIn({ content }: BuiltSite): string {
  const names = readdirSync(content, { recursive: true, encoding: "utf8" }).toSorted();
  const files = names.filter((name) => name.endsWith(".mdx"));
  return files.map((name) => name + readFileSync(join(content, name), "utf8")).join("\n");
}

/** The worst change is as bad as the request says, and the verdict says so. */
export function findSeverityFaults(
  { says }: ReviewRequest,
  { verdict, changes }: Report,
): string[] {
  const worst = SEVERITIES.find((severity) => changes.some((each) => each.severity === severity));
  const expected = SEVERITIES.find((severity) => says[severity]);
  const pattern = {
    critical: /^\d+ critical changes?; /,
    wording: /, nothing critical\.$/,
    links: /, nothing critical\.$/,
    looks: /, nothing critical\.$/,
    code: /^Only code changed(?:, with .*)?; no difference found in the text and pictures of \d+ pages\.$/,
    none: /^Nothing changed: every file is the same\.$/,
  }[worst ?? "none"];
  return [
    ...(worst === expected ? [] : [`the worst change is ${worst ?? "none"}`]),
    ...(pattern.test(verdict) ? [] : [`the verdict is: ${verdict}`]),
    ...(worst !== "code" && verdict.split(" ").length > 12
      ? [`the verdict is long: ${verdict}`]
      : []),
  ];
}

/** A change of its severity says each text. */
export function findMissing({ says }: ReviewRequest, { changes }: Report): string[] {
  return SEVERITIES.flatMap((severity) => {
    const told = changes.filter((change) => change.severity === severity).map(describe);
    const lost = (says[severity] ?? []).filter((words) => !told.some((text) => has(text, words)));
    return lost.map((words) => `no ${severity} change says ${String(words)}`);
  });
}

/** All that a reader learns of a change. */
function describe({ name, action, reasons, old, new: now, views, figures }: Change): string {
  const still = figures.flatMap(({ stillAt }) => stillAt.map(({ text }) => text));
  const parts = [`${name}, ${action}`, ...reasons, old, now, views.join(", "), ...still];
  return showHidden(parts.filter(Boolean).join("\n"));
}

export function findCountFaults({ changes, places }: ReviewRequest, report: Report): string[] {
  // What changed on a page changes its pictures too.
  const isOwn = ({ severity, subject }: Change) => severity !== "code" && subject !== "look";
  const visible = report.changes.filter(isOwn).length;
  const inPlaces = report.changes[0]?.places.length;
  return [
    ...(changes === undefined || changes === visible ? [] : [`it holds ${visible} changes`]),
    ...(places === undefined || places === inPlaces
      ? []
      : [`the worst change is in ${inPlaces ?? "no"} places`]),
  ];
}

function has(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}

/** Markdown as it is read: without marks and escapes. */
function plain(markdown: string): string {
  return markdown
    .replace(/(?<!\\)(?:\*\*|~~)/g, "")
    .replace(/\\(?=[^\w\s])/g, "")
    .replaceAll("\u200b", "");
}
