import { mapPooled } from "./pool";
import { diffLines } from "./diff/lines";
import type { BuiltSite } from "./handover";
import { findTwins, isNamedBy } from "./marks/addresses";
import { takeScreenshots } from "./screenshots/take-screenshots";
import { openSite, readInBrowser, startBrowser } from "./read/browser";
import { isDocument, readTextFile } from "./read/documents";
import type { SiteFile } from "./read/files";
import { isForPeople, isInFrame, keyOfLine, lineOf, type Line } from "./read/line";
import { withoutCounters, type ReadPage } from "./read/page";
import { pairPages, readSite, type PagePair, type Reading, type Sites } from "./read/site";
import type { FoundChange } from "./report/fold";
import type { Report, Screenshot } from "./report-data";
import { makeSections } from "./report/sections";

export type ReportProgress = (sentence: string) => void;

export type Findings = Pick<Report, "sections" | "files" | "failures">;

interface ComparedSites {
  base: BuiltSite;
  head: BuiltSite;
  folder: string;
  progress: ReportProgress;
}

/** Every new page has these, so they are not reported of it. */
const OF_ITS_PAGE = /^(?:setting|data|language|part|style)$/;

/** Compares two built sites: every file by its bytes, and those that differ by what they say. */
export async function compareSites(compared: ComparedSites): Promise<Findings> {
  compared.progress("comparing every file");
  const sites = { base: await readSite(compared.base), head: await readSite(compared.head) };
  const { base, head } = sites;
  const pairs = pairPages(sites);
  const pages = new Set(pairs.flatMap(({ old, now }) => [old?.name, now?.name]));
  const names = new Set([...base.files.keys(), ...head.files.keys()]);
  const isChanged = (name: string) => base.files.get(name)?.hash !== head.files.get(name)?.hash;
  const files = [...names].filter((name) => isChanged(name) && !pages.has(name));
  const { readings, screenshots, ...inPages } = await comparePages(compared, sites, pairs, files);
  const inFiles = await compareOtherFiles(files, sites);
  const changes = [...inPages.changes, ...inFiles.changes];
  const fields = [...base.content.failures, ...head.content.failures];
  return {
    sections: makeSections({ sites, pairs, readings, changes, files, screenshots }),
    files: files.map((name) => describeFile(name, sites)),
    failures: [...findTwins(head.files), ...fields, ...inPages.failures, ...inFiles.failures],
  };
}

/** Compares the pages that differ, and takes screenshots of those that look different. */
async function comparePages(
  { folder, progress }: ComparedSites,
  { base, head }: Sites,
  pairs: PagePair[],
  files: string[],
) {
  const differing = pairs.filter(({ old, now }) => old?.hash !== now?.hash);
  const visibleFiles = files.filter((name) => !name.endsWith(".js") && !isDocument(name));
  const withOtherFiles = pairs.filter(
    ({ now }) => now && visibleFiles.some((name) => isNamedBy(name, now)),
  );
  const screenshots = new Map<string, Screenshot[]>();
  if (differing.length + withOtherFiles.length === 0)
    return { readings: [], changes: [], screenshots, failures: [] };
  const browser = await startBrowser();
  try {
    const before = await openSite(browser, base.files);
    const after = await openSite(browser, head.files);
    const read = async (pair: PagePair): Promise<Reading> => {
      progress(`reading ${pair.path}`);
      try {
        const old = pair.old && (await readInBrowser(before, pair.from));
        const now = pair.now && (await readInBrowser(after, pair.path));
        return { pair, old, now };
      } catch (error) {
        return { pair, failure: String(error).split("\n")[0] };
      }
    };
    const readings = await mapPooled(differing, read);
    const hasWholePages = readings.some(({ old, now }) => !old || !now);
    const kept = pairs.filter(({ path, old, now }) => old && now && path !== "/404");
    const examples = hasWholePages ? await mapPooled(kept.slice(0, 2), read) : [];
    const frame = new Set([...keysOfFrame(examples, "old"), ...keysOfFrame(examples, "now")]);
    const reshaped = readings.filter(isReshaped).map(({ pair }) => pair);
    const looksDifferent = [...new Set([...reshaped, ...withOtherFiles])];
    const taken = await takeScreenshots(looksDifferent, { before, after }, folder);
    return {
      readings,
      changes: readings.flatMap((reading) => changesOf(reading, frame)),
      screenshots: taken.byPath,
      failures: [...readings.flatMap(failuresOf), ...taken.failures],
    };
  } finally {
    await browser.close();
  }
}

/** The frame is what two pages both say outside of their own words; new pages have it too. */
function keysOfFrame(pages: Reading[], side: "old" | "now"): Set<string> {
  const [first = [], ...others] = pages.map(({ [side]: page }) => {
    const lines = page?.lines ?? [];
    const topBar = lines.findIndex(({ within }) => within.includes("top bar"));
    const isOwn = (line: Line, index: number) =>
      index > topBar && isForPeople(line.kind) && !isInFrame(line);
    return lines.filter((line, index) => !isOwn(line, index)).map(keyOfLine);
  });
  return new Set(first.filter((key) => others.every((keys) => keys.includes(key))));
}

function isReshaped({ pair, old, now }: Reading): boolean {
  const looksOf = (file: SiteFile | undefined, page: ReadPage | undefined) => {
    const tagsAndClasses = withoutCounters(file?.text ?? "").match(/(?<=<| class=")[\w -]+/g);
    const lines = page?.lines.filter(({ kind }) => kind === "style" || kind === "picture") ?? [];
    return [...new Set(tagsAndClasses), ...lines.map(({ text }) => text)].toSorted().join("\n");
  };
  return now !== undefined && looksOf(pair.old, old) !== looksOf(pair.now, now);
}

function changesOf({ pair, old, now, failure }: Reading, frame: Set<string>): FoundChange[] {
  if (failure) return [];
  const isReported = (line: Line) => {
    const isBuildAddress =
      /^\/assets\/|^https:/.test(line.text) && /^(?:script|address)$/.test(line.kind);
    return !OF_ITS_PAGE.test(line.kind) && !isBuildAddress && !frame.has(keyOfLine(line));
  };
  const isWhole = !old || !now;
  const linesOf = (page: ReadPage | undefined) => page?.lines.filter(isReported) ?? [];
  const changes = isWhole ? diffLines(linesOf(old), linesOf(now)) : diffLines(old.lines, now.lines);
  const hasOtherMarkup = changes.length === 0 && !isWhole;
  if (hasOtherMarkup) changes.push({ ...lineOf("markup", ""), old: "", now: "" });
  return changes.map((change) => ({ change, path: pair.path, isWhole }));
}

async function compareOtherFiles(names: string[], { base, head }: Sites) {
  const changes: FoundChange[] = [];
  const failures: string[] = [];
  for (const file of names)
    try {
      const old = await readTextFile(base.files.get(file));
      const now = await readTextFile(head.files.get(file));
      for (const change of diffLines(old, now)) changes.push({ change, file, isWhole: false });
    } catch (error) {
      failures.push(`The file ${file} could not be judged: ${String(error)}`);
    }
  return { changes, failures };
}

function describeFile(name: string, { base, head }: Sites): string {
  const sides = [base, head].map(({ files }) => {
    const file = files.get(name);
    return file ? `${file.bytes.length} bytes, ${file.hash.slice(0, 8)}` : "nothing";
  });
  return `${name}: ${sides.join(" → ")}`;
}

function failuresOf({ pair, old, now, failure }: Reading): string[] {
  const embedded = now?.embedded.filter((element) => !old?.embedded.includes(element)) ?? [];
  const missingWords = [...(old?.missingWords ?? []), ...(now?.missingWords ?? [])].slice(0, 3);
  const reasons = [
    ...(failure ? [failure] : []),
    ...embedded.map((element) => `it shows another document in ${element}`),
    ...missingWords.map(
      (text) => `no line has “${text.slice(0, 80)}”, which assistive technology is told`,
    ),
  ];
  return reasons.map((reason) => `The page ${pair.path} could not be judged: ${reason}.`);
}
