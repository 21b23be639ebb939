import { mapPooled } from "./pool";
import { diffLines } from "./diff/lines";
import type { BuiltSite } from "./handover";
import { findTwins, isNamedBy } from "./marks/addresses";
import { takePictures } from "./pictures/take-pictures";
import { openSite, readInBrowser, startBrowser } from "./read/browser";
import { isDocument, readTextFile } from "./read/documents";
import type { SiteFile } from "./read/files";
import { keyOfLine, lineOf, type Line } from "./read/line";
import { withoutCounters, type ReadPage } from "./read/page";
import { pairPages, readSite, type PagePair, type Reading, type Sites } from "./read/site";
import type { FoundChange } from "./report/fold";
import type { Report, ReportPicture } from "./report-data";
import { makeSections } from "./report/sections";

export type ReportProgress = (sentence: string) => void;

export type Findings = Pick<Report, "sections" | "files" | "failures">;

interface ComparedSites {
  base: BuiltSite;
  head: BuiltSite;
  folder: string;
  progress: ReportProgress;
}

/** What each page has of its own, which is no news on a new page. */
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
  const { readings, pictures, ...inPages } = await readPages(compared, sites, pairs, files);
  const inFiles = await readFiles(files, sites);
  const changes = [...inPages.changes, ...inFiles.changes];
  const fields = [...base.content.failures, ...head.content.failures];
  return {
    sections: makeSections({ sites, pairs, readings, changes, files, pictures }),
    files: files.map((name) => describeFile(name, sites)),
    failures: [...findTwins(head.files), ...fields, ...inPages.failures, ...inFiles.failures],
  };
}

/** Reads the pages that differ, and takes pictures of those that look different. */
async function readPages(
  { folder, progress }: ComparedSites,
  { base, head }: Sites,
  pairs: PagePair[],
  files: string[],
) {
  const differing = pairs.filter(({ old, now }) => old?.hash !== now?.hash);
  const visibleFiles = files.filter((name) => !name.endsWith(".js") && !isDocument(name));
  const touched = pairs.filter(
    ({ now }) => now && visibleFiles.some((name) => isNamedBy(name, now)),
  );
  const pictures = new Map<string, ReportPicture[]>();
  if (differing.length + touched.length === 0)
    return { readings: [], changes: [], pictures, failures: [] };
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
    // What two pages say that stayed is the frame, which is no news on a new page.
    const stayed = pairs.filter(({ path, old, now }) => old && now && path !== "/404");
    const unchanged = hasWholePages ? await mapPooled(stayed.slice(0, 2), read) : [];
    const [first = [], ...others] = unchanged.map(({ old }) => old?.lines.map(keyOfLine) ?? []);
    const frame = new Set(first.filter((key) => others.every((keys) => keys.includes(key))));
    const reshaped = readings.filter(isReshaped).map(({ pair }) => pair);
    const pictured = [...new Set([...reshaped, ...touched])];
    const taken = await takePictures(pictured, { before, after }, folder);
    return {
      readings,
      changes: readings.flatMap((reading) => changesOf(reading, frame)),
      pictures: taken.byPath,
      failures: [...readings.flatMap(failuresOf), ...taken.failures],
    };
  } finally {
    await browser.close();
  }
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
  const isNews = (line: Line) => {
    const isBuildAddress =
      /^\/assets\/|^https:/.test(line.text) && /^(?:script|address)$/.test(line.kind);
    return !OF_ITS_PAGE.test(line.kind) && !isBuildAddress && !frame.has(keyOfLine(line));
  };
  const isWhole = !old || !now;
  const linesOf = (page: ReadPage | undefined) => page?.lines.filter(isNews) ?? [];
  const changes = isWhole ? diffLines(linesOf(old), linesOf(now)) : diffLines(old.lines, now.lines);
  const { text: _, ...markup } = lineOf("markup", "");
  if (changes.length === 0 && !isWhole) changes.push({ ...markup, old: "", now: "" });
  return changes.map((change) => ({ change, path: pair.path, isWhole }));
}

async function readFiles(names: string[], { base, head }: Sites) {
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
