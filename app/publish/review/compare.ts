// Compares two built sites, and opens the pages that may look different.
import { diffSites } from "./diff/site-diff";
import type { PageLook } from "./look/browser";
import { describeUnseen, lookAt, type Look } from "./look/look";
import type { BuiltSite, Report } from "./report";
import { makeSections } from "./sections";
import { findTwins } from "./site/addresses";
import { readPage } from "./site/page";
import { findTouched, pairPages, type PagePair } from "./site/pages";
import { isWordLine, keyOfLine, markUnseen, type SiteLine } from "./site/record";
import { readSites, type ReviewedSite } from "./site/site";
import { verdictOf } from "./verdict";

export interface Sites {
  old: BuiltSite;
  new: BuiltSite;
}

export type ReportProgress = (sentence: string) => void;

/**
 * Compares two built sites; pictures go to `pictures/` in the folder.
 * @throws {Error} when a page may differ and there is no browser, or a site has no page
 */
export async function compareSites(
  sides: Pick<Report, "base" | "head" | "date" | "changesCode">,
  sites: Sites,
  folder: string,
  progress: ReportProgress,
): Promise<Report> {
  progress("comparing every file");
  const [base, head] = await readSites(sites.old, sites.new);
  const touched = findTouched(pairPages(base, head), base, head, sides.changesCode === true);
  const ranked = touched.toSorted((a, b) => rankPair(a) - rankPair(b));
  const looks = await lookAt(ranked, { ...sites, folder, progress });
  const found = await reportOn(base, head, new Map(looks.map((look) => [look.path, look])));
  const isContent = sides.head.files !== undefined && sides.changesCode !== true;
  const hasPages = found.sections.some(({ pages }) => pages.length > 0);
  const report = {
    ...found,
    // Don't list chunks of a request of content, because they differ as the words of its pages do.
    files: found.files.filter(
      ({ name }) => !(isContent && hasPages && /^assets\/.*\.m?js$/.test(name)),
    ),
    failures: [
      ...findTwins(head.files),
      ...head.content.failures,
      ...touched.flatMap((pair) => failuresOf(pair, looks)),
      ...found.failures,
    ],
    unpictured: looks.filter(({ isPictured, failure }) => !isPictured && !failure).length,
  };
  return { verdict: verdictOf({ ...sides, ...report }), ...sides, ...report };
}

/** Reports what differs between two sites, with what a browser found on their pages, by path. */
export async function reportOn(
  base: ReviewedSite,
  head: ReviewedSite,
  looks: ReadonlyMap<string, Look>,
): Promise<Pick<Report, "sections" | "files" | "failures" | "coarse">> {
  const diff = await diffSites({
    base,
    head,
    read(page, side, path) {
      const look = looks.get(path)?.sides[side === "old" ? 0 : 1];
      const { lines } = page.page;
      return look ? [...markUnseen(lines, describeUnseen(look)), ...linesOfScripts(look)] : lines;
    },
  });
  const sections = makeSections(base, head, diff, looks);
  const titles = new Set(sections.map(({ title }) => title));
  return {
    sections,
    files: diff.files.filter(({ name }) => !titles.has(name)),
    failures: diff.failures,
    coarse: diff.coarse,
  };
}

/** Ranks pages for pictures: those that came, went or differ in their own HTML are first. */
function rankPair({ old, now }: PagePair): number {
  if (!old || !now) return 0;
  return old.file.hash === now.file.hash ? 2 : 1;
}

/** Finds the words that a page has only with scripts, or only without. */
function linesOfScripts({ html }: PageLook): SiteLine[] {
  const [plain, scripted] = [html.plain, html.scripted].map((each) =>
    readPage(each).lines.filter(isWordLine),
  );
  const only = (lines: SiteLine[] = [], others: SiteLine[] = [], name: string) => {
    const known = new Set(others.map(keyOfLine));
    const fresh = lines.filter((line) => !known.has(keyOfLine(line)));
    return fresh.map((line): SiteLine => ({ ...line, kind: "script", name }));
  };
  return [
    ...only(scripted, plain, "With scripts only"),
    ...only(plain, scripted, "Without scripts only"),
  ];
}

/**
 * Says why a page could not be judged; the indexes of text nodes hold if both parsers count as
 * many.
 */
function failuresOf({ path, old, now }: PagePair, looks: Look[]): string[] {
  const look = looks.find((each) => each.path === path);
  if (look?.failure) return [look.failure];
  const isOther = [old, now].some((page, side) => {
    const counted = look?.sides[side]?.texts;
    return counted !== undefined && counted !== page?.page.texts;
  });
  const known = new Set(old?.page.embedded);
  const fresh = now?.page.embedded.filter((element) => !known.has(element)) ?? [];
  const reasons = [
    ...(isOther ? ["a browser reads its HTML in another way"] : []),
    ...(fresh.length > 0 ? [`it shows another document in <${fresh.join(">, <")}>`] : []),
  ];
  return reasons.map((reason) => `The page ${path} could not be judged: ${reason}.`);
}
