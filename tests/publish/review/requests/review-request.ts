// A pull request and the site that it edits in; out every way in which its review is not what the request says.
import { compareSites } from "../../../../app/publish/review/compare";
import type { BuiltSite } from "../../../../app/publish/review/page-model";
import { SEVERITIES, type Report } from "../../../../app/publish/review/report";
import { verifySignatures } from "../../../../app/publish/review/signing/verify";
import { readSite } from "../../../../app/publish/review/reading/read-site";
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
  const hold = await signaturesHold(site, signed);
  const faults = [
    ...findSeverityFaults(request, report),
    ...findMissing(request, summary),
    ...(request.never ?? [])
      .filter((words) => has(summary, words))
      .map((words) => `it says ${String(words)}`),
    ...findCountFaults(request, report),
    ...(hold === request.signaturesHold ? [] : [`the signatures ${hold ? "hold" : "are void"}`]),
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

async function signaturesHold(site: BuiltSite, { signatures }: SignedSite): Promise<boolean> {
  const pages = await verifySignatures(signatures, silent, () => readSite(site, silent));
  return pages.every(({ isAsSigned }) => isAsSigned);
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
    code: /^Code changed; \d+ pages look, read and behave the same$/,
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
  const visible = report.changes.filter(({ severity }) => severity !== "code").length;
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
