// A pull request and the site that it edits in; out every way in which its review is not what the request says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { compareSites } from "../../../../app/publish/review/compare";
import type { BuiltSite } from "../../../../app/publish/review/page-model";
import { SEVERITIES, type Change, type Report } from "../../../../app/publish/review/report";
import { renderSummary } from "../../../../app/publish/review/write/markdown-summary";
import { editSite } from "./edited-site";
import type { ReviewRequest } from "./request";
import type { SignedSite } from "./signed-site";

const COMMITS = {
  base: { ref: "main", commit: "1".repeat(40) },
  head: { commit: "2".repeat(40), isDirty: false, sources: "3".repeat(64) },
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
    ...findMissing(request, summary),
    ...(request.never ?? [])
      .filter((words) => has(summary, words))
      .map((words) => `it says ${String(words)}`),
    ...findCountFaults(request, report),
    // Signatures stand for what content says, whatever a build makes of it.
    ...(areCancelled === isEdited ? [] : [`signatures are cancelled: ${areCancelled}`]),
  ];
  return { faults, summary };
}

/** @returns the report, and the summary as people read it */
export async function reviewSites(
  old: BuiltSite,
  now: BuiltSite,
): Promise<{ report: Report; summary: string }> {
  const { report } = await compareSites(COMMITS, { old, new: now }, silent);
  return { report, summary: plain(renderSummary(report, {})) };
}

/** All content of a site but its signatures. */
function wordsIn({ content }: BuiltSite): string {
  const names = readdirSync(content, { recursive: true, encoding: "utf8" }).toSorted();
  const files = names.filter((name) => name.endsWith(".mdx"));
  return files.map((name) => name + readFileSync(join(content, name), "utf8")).join("\n");
}

/** The worst change is as bad as the request says, and the verdict names it first. */
function findSeverityFaults({ says }: ReviewRequest, { verdict, changes }: Report): string[] {
  const worst = SEVERITIES.find((severity) => changes.some((each) => each.severity === severity));
  const expected = SEVERITIES.find((severity) => says[severity]);
  const begins = {
    critical: /^\d+ critical change/,
    wording: /^\d+ changes? of wording/,
    links: /^\d+ changes? of links/,
    looks: /^\d+ changes? of looks/,
    code: /^Only code changed\. No difference found in the text and pictures of \d+ pages \(320, 768, 1280, 1920 px, print\)$/,
    none: /^Nothing changed/,
  }[worst ?? "none"];
  return [
    ...(worst === expected ? [] : [`the worst change is ${worst ?? "none"}`]),
    ...(begins.test(verdict) ? [] : [`the verdict begins otherwise: ${verdict}`]),
  ];
}

/** Each text stands in the summary under its severity. */
function findMissing({ says }: ReviewRequest, summary: string): string[] {
  const sections = summary.split(/^### /m);
  return SEVERITIES.flatMap((severity) => {
    const section = sections.find((each) => each.toLowerCase().startsWith(severity)) ?? "";
    const lost = (says[severity] ?? []).filter((words) => !has(section, words));
    return lost.map((words) => `it does not say ${String(words)} under ${severity}`);
  });
}

function findCountFaults({ changes, places }: ReviewRequest, report: Report): string[] {
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

/** Markdown as it is read: without marks, escapes and tags. */
function plain(markdown: string): string {
  return markdown
    .replace(/<\/?(?:span|ins|del)\b[^>]*>/g, "")
    .replaceAll("**", "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("\u200b", "");
}
