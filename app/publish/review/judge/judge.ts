// Everything that the review found in; out the report: what changed for certain, what is wrong, and the verdict.
import type { SiteChanges } from "../diff/site-diff";
import { FRAME_PATH, type Look, type Snapshot } from "../page-model";
import type { PageChange, PageReport, Report } from "../report";
import { findProblems } from "./findings";
import { signatureOf } from "./sign-off";
import { summarise, verdictOf } from "./verdict";

/**
 * A page of which only styles or code changed, and that looks the same, is not a changed page.
 * @param commits what was compared
 * @param looks by path; empty when there was no browser
 */
export function judgeChanges(
  commits: Pick<Report, "base" | "head">,
  head: Snapshot,
  { pages, figures }: SiteChanges,
  looks: ReadonlyMap<string, Look>,
): Report {
  const hashes = new Map([head.frame, ...head.pages].map((page) => [page.path, signatureOf(page)]));
  const isSame = (page: PageChange) => looksSame(page, looks.get(page.path));
  const judged = pages
    .filter((page) => !isSame(page))
    .map((page) => judgePage(page, looks.get(page.path), hashes.get(page.path) ?? null));
  const changed = {
    pages: judged.filter(({ path }) => path !== FRAME_PATH),
    frame: judged.find(({ path }) => path === FRAME_PATH) ?? null,
    figures,
    problems: findProblems(head, judged, figures),
  };
  return {
    verdict: verdictOf({ ...changed, total: head.pages.length }),
    ...commits,
    ...changed,
    sameLooks: pages.filter(isSame).map(({ path }) => path),
  };
}

/** A page that nobody looked at may look different. */
function looksSame({ needsPictures, fields }: PageChange, look: Look | undefined): boolean {
  return (
    needsPictures &&
    fields.length === 0 &&
    look !== undefined &&
    look.views.every(({ share }) => share === 0)
  );
}

function judgePage(page: PageChange, look: Look | undefined, hash: string | null): PageReport {
  const wasSeen = look !== undefined && look.views.length > 0;
  return {
    ...page,
    needsPictures: page.needsPictures && !wasSeen,
    summary: summarise(page, wasSeen),
    hash: page.kind === "removed" ? null : hash,
    views: look?.views.map(({ name, share }) => ({ name, share })) ?? [],
    violations: look?.violations ?? { old: null, new: null },
  };
}
