// Compares two built sites: as texts, then in a browser, then as texts with what the browser could not see.
import { diffSites, type SiteDiff } from "./diff/site-diff";
import { lookAt, type Look } from "./look/look";
import type { BuiltSite, Report } from "./report";
import { makeSections } from "./sections";
import { findTwins } from "./site/addresses";
import { mayLookDifferent, type PagePair } from "./site/pages";
import { readSites, textOf, type Site } from "./site/site";
import { verdictOf } from "./verdict";

export interface Sites {
  old: BuiltSite;
  new: BuiltSite;
}

export type Progress = (sentence: string) => void;

/**
 * Compares two built sites.
 * @param folder where the pictures go, in `pictures/`
 * @throws {Error} when there is no browser and a page may differ, or a site without a page
 */
export async function compareSites(
  sides: Pick<Report, "base" | "head" | "date" | "changesCode">,
  sites: Sites,
  folder: string,
  progress: Progress,
): Promise<Report> {
  progress("comparing every file");
  const [base, head] = await readSites(sites.old, sites.new);
  const plain = await diffSites(base, head, (page) => page.text);
  const touched = chooseTouched(plain, base, head);
  const looks = await lookAt(touched, { ...sites, folder, progress });
  const looksByPath = new Map(looks.map((look) => [look.path, look]));
  const diff = await diffSites(base, head, (page, side, path) => {
    const unseen = looksByPath.get(path)?.unseen[side === "old" ? 0 : 1];
    // Everything of a page can be seen, or it was not opened.
    if (!unseen || unseen.size === 0) return page.text;
    return textOf(page.file, (side === "old" ? base : head).content, unseen);
  });
  const found = {
    sections: makeSections(base, head, diff, looksByPath),
    // Documents have sections of their own.
    files: diff.files.filter(({ name }) => !name.endsWith(".pdf")),
    failures: [
      ...findTwins(head.files),
      ...touched.flatMap((pair) => failureOf(pair, looksByPath.get(pair.path))),
    ],
    unpictured: looks.filter(({ isPictured, failure }) => !isPictured && !failure).length,
  };
  return { verdict: verdictOf({ ...sides, ...found }), ...sides, ...found };
}

/** The pages to open, those first of which there is most to say: pictures are taken of a limited number. */
function chooseTouched({ pairs, passages }: SiteDiff, base: Site, head: Site): PagePair[] {
  const own = new Set(passages.flatMap(({ pages }) => (pages.length === 1 ? pages : [])));
  const first = new Set(passages.flatMap(({ pages }) => pages[0] ?? []));
  const rankOf = ({ path }: PagePair) => (own.has(path) ? 0 : first.has(path) ? 1 : 2);
  return pairs
    .filter((pair) => mayLookDifferent(pair, base, head))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What the browser found belongs to the text only if both count the same text nodes. */
function failureOf({ path, old, now }: PagePair, look: Look | undefined): string[] {
  if (look?.failure) return [look.failure];
  const [before, after] = look?.texts ?? [undefined, undefined];
  const isEqual = (counted: number | undefined, page: PagePair["now"]) =>
    counted === undefined || counted === page?.text.texts;
  if (isEqual(before, old) && isEqual(after, now)) return [];
  return [`The page ${path} could not be judged: a browser reads its HTML in another way.`];
}
