// The judged changes in; out the pages that changed, and the one sentence above everything.
import { count } from "../../problems/problem";
import type { Look } from "../pictures/look";
import { pathOfPair, type PagePair } from "../bytes/page-pairs";
import type { Change, PageReport } from "../report";
import { SHELL, type Site } from "../bytes/site";
import { actionOf } from "../words/lines-diff";

/** Changes of these subjects are reported for files, not for pages. */
const APART = /^(?:code|code text|header|file|picture file|roles)$/;

/** The pages that differ for visitors, those with critical changes first. */
export function listPages(
  changes: Change[],
  looks: Look[],
  pairs: PagePair[],
  { base, head, listedOn }: { base: Site; head: Site; listedOn: ReadonlyMap<string, string[]> },
): PageReport[] {
  const viewsOf = new Map(
    looks.map(({ path, pictures }) => [path, pictures.map(({ view }) => view)]),
  );
  const titles = new Set([...listedOn.values()].flat());
  const ownOf = (path: string) =>
    changes.filter(({ subject, places }) => places.includes(path) && !APART.test(subject));
  const rankOf = (path: string) => {
    const own = ownOf(path);
    if (own.some(({ severity }) => severity === "critical")) return 0;
    return own.some(({ severity, subject }) => severity !== "code" && subject !== "look") ? 1 : 2;
  };
  return pairs
    .map((pair) => ({ pair, path: pathOfPair(pair), rank: rankOf(pathOfPair(pair)) }))
    .filter(
      ({ path, rank }) => path !== SHELL && (rank < 2 || (viewsOf.get(path) ?? []).length > 0),
    )
    .toSorted((a, b) => a.rank - b.rank || a.path.localeCompare(b.path))
    .map(({ pair: { old, now }, path }): PageReport => {
      const isMoved = old && now && old.path !== now.path;
      const fileOf = (site: Site) => site.content.find((file) => file.path === path);
      const [before, after] = [fileOf(base), fileOf(head)];
      return {
        ...{ path, title: (now ?? old)?.document.title ?? "" },
        kind: isMoved ? "moved" : actionOf(old, now),
        ...(isMoved && { from: old.path }),
        ...(after && { source: after.file }),
        ...(!now && after?.unpublished && { note: "now a draft" as const }),
        ...(!old && before?.unpublished && { note: "no longer a draft" as const }),
        listedOn: listedOn.get(path) ?? [],
        isList:
          titles.has(now?.document.title ?? "") &&
          ownOf(path).every(({ subject }) => subject === "look"),
        views: viewsOf.get(path) ?? [],
      };
    });
}

/** @param isSame every file of the site is the same as before */
export function verdictOf(
  changes: Change[],
  pages: PageReport[],
  { pageCount, isSame }: { pageCount: number; isSame: boolean },
): string {
  if (isSame) return "Nothing changed: every file is the same.";
  const codeTexts = changes.filter(({ subject }) => subject === "code text").length;
  const texts = codeTexts > 0 ? `, with ${count(codeTexts, "text")} that no page shows` : "";
  if (pages.length === 0 && changes.every(({ severity }) => severity === "code"))
    return `Only code changed${texts}; no difference found in the text and pictures of ${count(pageCount, "page")}.`;
  const critical = changes.filter(({ severity }) => severity === "critical").length;
  const kinds = { added: "new page", changed: "changed page", removed: "removed page" };
  const parts = Object.entries(kinds).flatMap(([kind, name]) => {
    const found = pages.filter(
      (page) => !page.isList && (page.kind === "moved" ? "changed" : page.kind) === kind,
    );
    return found.length > 0 ? [count(found.length, name)] : [];
  });
  const apart = changes.filter(
    ({ severity, places }) => severity !== "code" && places.length === 0,
  );
  if (parts.length === 0) parts.push(`${count(apart.length, "change")} outside of pages`);
  return critical > 0
    ? `${count(critical, "critical change")}; ${parts.join(", ")}.`
    : `${parts.join(", ")}, nothing critical.`;
}
