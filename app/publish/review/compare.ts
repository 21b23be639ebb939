// Compares two built sites, and opens the pages that may look different.
import { count } from "../problems/problem";
import { diffSites } from "./diff/site-diff";
import { describeUnseen, lookAt, type Look } from "./look/look";
import { listFirst, type BuiltSite, type Report } from "./report";
import { makeSections } from "./sections";
import { findTwins } from "./site/addresses";
import { readPage } from "./site/page";
import { findTouched, pairPages, type PagePair } from "./site/pages";
import { isWordLine, keyOfLine, markUnseen, type SiteLine } from "./site/record";
import { readSite, type ReviewedSite } from "./site/site";

export type ReportProgress = (sentence: string) => void;

export type Findings = Pick<Report, "sections" | "files" | "failures" | "notes">;

export interface ComparedSites {
  old: BuiltSite;
  now: BuiltSite;
  /** What the head changes: unknown, words alone, or code that visitors get. */
  kind: "unknown" | "content" | "code";
  folder: string;
  progress: ReportProgress;
}

/**
 * Compares two built sites.
 * @throws {Error} when a page may differ and there is no browser, or a site has no page
 */
export async function compareSites(comparison: ComparedSites): Promise<Findings> {
  comparison.progress("comparing every file");
  const [base, head] = [await readSite(comparison.old), await readSite(comparison.now)];
  const touched = findTouched(pairPages(base, head), base, head, comparison.kind === "code");
  const ranked = touched.toSorted((a, b) => rankPair(a) - rankPair(b));
  const looks = await lookAt(ranked, { base, head, ...comparison });
  const byPath = new Map(looks.map((look) => [look.path, look]));
  const found = await reportOn(base, head, byPath);
  // Don't list chunks of a request of content, because they differ as the words of its pages do.
  const isExpected = (name: string) =>
    comparison.kind === "content" && /^assets\/\S*\.m?js\b/.test(name);
  const hasPages = found.sections.some(({ paths }) => paths.length > 0);
  const unpictured = looks.filter(({ isPictured, failure }) => !isPictured && !failure).length;
  return {
    sections: found.sections,
    files: found.files.filter((name) => !hasPages || !isExpected(name)),
    failures: [
      ...findTwins(head.files),
      ...head.content.failures,
      ...touched.flatMap((pair) => failuresOf(pair, byPath.get(pair.path))),
      ...found.failures,
    ],
    notes: [
      ...found.notes,
      ...(unpictured > 0 ? [`No pictures were taken of ${count(unpictured, "more page")}.`] : []),
    ],
  };
}

/** Reports what differs between two sites, with what a browser found on their pages, by path. */
export async function reportOn(
  base: ReviewedSite,
  head: ReviewedSite,
  looks: ReadonlyMap<string, Look>,
): Promise<Findings> {
  const diff = await diffSites(base, head, (page, side, path) => {
    const look = looks.get(path)?.[side];
    const { lines } = page.page;
    if (!look) return lines;
    return [...markUnseen(lines, describeUnseen(look)), ...linesOfScripts(lines, look.scripted)];
  });
  const isCoarse = `So much differs that it was compared by paragraph only: ${listFirst(diff.coarse, 5)}.`;
  return {
    ...makeSections(base, head, diff, looks),
    failures: diff.failures,
    notes: diff.coarse.length > 0 ? [isCoarse] : [],
  };
}

/** Ranks pages for pictures: those whose own HTML differs first. */
function rankPair({ old, now }: PagePair): number {
  if (!old || !now) return 0;
  return old.file.hash === now.file.hash ? 2 : 1;
}

/** Finds the words that a page has only with scripts, or only without. */
function linesOfScripts(plain: SiteLine[], scripted: string): SiteLine[] {
  const only = (lines: SiteLine[], others: SiteLine[], name: string) => {
    const known = new Set(others.map(keyOfLine));
    const fresh = lines.filter((line) => isWordLine(line) && !known.has(keyOfLine(line)));
    return fresh.map((line): SiteLine => ({ ...line, kind: "script", name }));
  };
  const lines = readPage(scripted).lines;
  return [
    ...only(lines, plain, "With scripts only"),
    ...only(plain, lines, "Without scripts only"),
  ];
}

/** Says why a page could not be judged, such as when parsers count its text nodes differently. */
function failuresOf({ path, old, now }: PagePair, look: Look | undefined): string[] {
  if (look?.failure) return [look.failure];
  const isOther = [[old, look?.old] as const, [now, look?.now] as const].some(
    ([page, counted]) => page && counted && page.page.texts !== counted.texts,
  );
  const known = new Set(old?.page.embedded);
  const fresh = now?.page.embedded.filter((element) => !known.has(element)) ?? [];
  const reasons = [
    ...(isOther ? ["a browser reads its HTML in another way"] : []),
    ...(fresh.length > 0 ? [`it shows another document in <${fresh.join(">, <")}>`] : []),
  ];
  return reasons.map((reason) => `The page ${path} could not be judged: ${reason}.`);
}
