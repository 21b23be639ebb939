// Compares two sites: pages and other texts as lines, all else by hash.
import { pairPages, type PagePair } from "../site/pages";
import { isWordLine, keyOfLine, lineOf, textOfLine, type SiteLine } from "../site/record";
import { isIndex, readTextFile, type ReviewedSite, type SitePage } from "../site/site";
import { compareLines, type Change, type Region } from "./compare-lines";
import { foldPassages, type FoundPassage } from "./fold-passages";
import { tokensOf } from "./tokens";

export interface SiteDiff {
  pairs: PagePair[];
  passages: FoundPassage[];
  files: string[];
  coarse: string[];
  failures: string[];
}

type ReadLines = (page: SitePage, side: "old" | "now", path: string) => SiteLine[];

/** Compares two sites. */
export async function diffSites(
  base: ReviewedSite,
  head: ReviewedSite,
  read: ReadLines,
): Promise<SiteDiff> {
  const pairs = pairPages(base, head);
  const diff: SiteDiff = { pairs, passages: [], files: [], coarse: [], failures: [] };
  const languages = new Set([...head.pages.values()].map(({ page }) => page.language));
  const frames = new Map([...languages].map((each) => [each, frameOf(base, head, each)]));
  const differing: PagePair[] = [];
  const found: FoundPassage[] = [];
  for (const pair of pairs) {
    const { path, old, now } = pair;
    const wasHidden = old !== undefined && base.content.states.has(old.path);
    const isNewlyPublic = wasHidden && now !== undefined && !head.content.states.has(path);
    if (old?.file.hash !== now?.file.hash) differing.push(pair);
    else if (!isNewlyPublic) continue;
    const [before, after] = [old && read(old, "old", path), now && read(now, "now", path)];
    const language = (now ?? old)?.page.language ?? "";
    const place = { pages: [path], language, times: 1, also: [] };
    if (!old || !now || isNewlyPublic) {
      const lines = (after ?? before ?? []).filter(
        (line) => line.kind !== "markup" && !frames.get(language)?.has(keyOfLine(line)),
      );
      const whole = readWhole(lines, after ? "now" : "old", language);
      found.push({ ...whole, ...place, isWhole: true });
    } else
      for (const region of comparePage(before ?? [], after ?? [], pair, diff))
        found.push({ ...region, ...place, isWhole: false });
  }
  await compareFiles(base, head, differing, found, diff);
  const [before, after] = [base.content.drawings, head.content.drawings];
  for (const name of new Set([...before.keys(), ...after.keys()]))
    found.push(...compareText(name, before.get(name), after.get(name), diff));
  diff.passages = foldPassages(found);
  return diff;
}

/** Finds the keys of what a new page repeats: words of all pages in its language, settings of any. */
function frameOf(base: ReviewedSite, head: ReviewedSite, language: string): Set<string> {
  const pages = [...head.pages.values()].filter(
    ({ path, page }) =>
      !path.endsWith("/404") && base.pages.has(path) && page.language === language,
  );
  const counts = new Map<string, number>();
  for (const { page } of pages)
    for (const key of new Set(page.lines.map(keyOfLine)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const known = pages
    .flatMap(({ page }) => page.lines)
    .filter((line) => !isWordLine(line) || counts.get(keyOfLine(line)) === pages.length);
  return new Set(known.map(keyOfLine));
}

/** Compares a page. @returns at least one region */
function comparePage(
  before: SiteLine[],
  after: SiteLine[],
  { path, old, now }: PagePair,
  diff: SiteDiff,
): Region[] {
  const language = now?.page.language ?? "";
  const { regions, isCoarse } = compareLines(before, after, language);
  if (isCoarse) diff.coarse.push(path);
  const all = [
    ...regions.flatMap(splitByPlace),
    ...compareStyles(old?.page.styles ?? [], now?.page.styles ?? []),
  ];
  const order =
    "Only spaces, comments, names of styles, or the order, nesting or shapes of elements differ";
  return all.length > 0 ? all : [readWhole([lineOf("markup", "", order)], "now", language)];
}

function readWhole(lines: SiteLine[], side: "old" | "now", language: string): Region {
  const changes = lines.map((line): Change => {
    const part = { old: [], now: [], isSame: false, [side]: tokensOf(line, language) };
    return { [side]: line, parts: [part], twin: undefined };
  });
  return { changes, before: "", after: "" };
}

/** Returns all changes of style sheets as one region; most pages share the same lines. */
function compareStyles(old: SiteLine[], now: SiteLine[]): Region[] {
  if (old.length === now.length && old.every((line, at) => line === now[at])) return [];
  const changes = compareLines(old, now, "").regions.flatMap((region) => region.changes);
  return changes.length > 0 ? [{ changes, before: "", after: "" }] : [];
}

/** Splits a region by headings, so that the footer is a passage of its own. */
function splitByPlace({ changes, before, after }: Region): Region[] {
  const parts = new Map<string, Change[]>();
  let key = "";
  for (const change of changes) {
    const line = change.now ?? change.old;
    const kind =
      !line || isWordLine(line) ? (line?.kind === "field" ? "head" : "words") : line.kind;
    const own = [line?.region, line?.heading, kind].join("\n");
    if (!key.endsWith(own)) key = `${parts.size}\n${own}`;
    parts.set(key, [...(parts.get(key) ?? []), change]);
  }
  return [...parts.values()].map((own) => ({ changes: own, before, after }));
}

async function compareFiles(
  base: ReviewedSite,
  head: ReviewedSite,
  differing: PagePair[],
  found: FoundPassage[],
  diff: SiteDiff,
): Promise<void> {
  const pageFiles = new Set(diff.pairs.flatMap(({ old, now }) => [old?.file.name, now?.file.name]));
  const addresses = new Set(
    differing.flatMap(({ old, now }) => [old, now]).flatMap((page) => page?.page.address ?? []),
  );
  for (const name of new Set([...base.files.keys(), ...head.files.keys()])) {
    const [old, now] = [base.files.get(name), head.files.get(name)];
    if (old?.hash === now?.hash || pageFiles.has(name)) continue;
    const read = async (file: typeof old) => {
      const lines = file && (await readTextFile(file));
      return isIndex(name) ? lines?.filter((line) => !followsFrom(line, addresses)) : lines;
    };
    try {
      const passages = compareText(name, await read(old), await read(now), diff);
      found.push(...passages);
      if (passages.length === 0) diff.files.push(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      diff.failures.push(`The file ${name} could not be judged: ${reason}`);
      diff.files.push(name);
    }
  }
}

function compareText(
  file: string,
  old: SiteLine[] = [],
  now: SiteLine[] = [],
  diff: SiteDiff,
): FoundPassage[] {
  const { regions, isCoarse } = compareLines(old, now, "");
  if (isCoarse) diff.coarse.push(file);
  const place = { pages: [], file, language: "", times: 1, isWhole: false, also: [] };
  return regions.map((region) => ({ ...region, ...place }));
}

/** Tells whether an entry of a list is about a page that differs, or is a time of writing. */
function followsFrom(line: SiteLine, addresses: ReadonlySet<string>): boolean {
  const text = textOfLine(line);
  if (/^\s*(?:<(?:updated|pubDate|lastBuildDate)>|DTSTAMP)/.test(text)) return addresses.size > 0;
  return (text.match(/https?:\/\/[^\s<>"']+/g) ?? []).some((address) => addresses.has(address));
}
