// Compares two built sites: every file by its bytes, and those that differ by what they say.
import { inTurns } from "../in-turns";
import { count } from "../problems/problem";
import { diffLines, type Change } from "./diff/lines";
import { findTwins, namedFiles } from "./marks/addresses";
import { takePictures } from "./pictures/pictures";
import { openSite, readInBrowser, startBrowser, type OpenSites } from "./read/browser";
import { readTextFile } from "./read/documents";
import { keyOfLine, lineOf, type Line } from "./read/line";
import type { ReadPage } from "./read/page";
import { pairPages, readSite, type PagePair, type Reading, type Sites } from "./read/site";
import type { BuiltSite, Report } from "./report/report";
import type { FoundChange } from "./report/fold";
import { makeSections } from "./report/sections";

export type ReportProgress = (sentence: string) => void;

export type Findings = Pick<Report, "sections" | "files" | "failures" | "notes">;

export interface ComparedSites {
  old: BuiltSite;
  now: BuiltSite;
  /** The folder for `pictures/`. */
  folder: string;
  progress: ReportProgress;
}

const MOST_PICTURED = 40;

/**
 * Compares two built sites.
 * @throws {Error} when a page differs and there is no browser, or a site has no page
 */
export async function compareSites({
  old,
  now,
  folder,
  progress,
}: ComparedSites): Promise<Findings> {
  progress("comparing every file");
  const sites = { base: await readSite(old), head: await readSite(now) };
  const { base, head } = sites;
  const pairs = pairPages(sites);
  const names = [...new Set([...base.files.keys(), ...head.files.keys()])];
  const isOther = (name: string) => base.files.get(name)?.hash !== head.files.get(name)?.hash;
  const files = names.filter((name) => isOther(name) && !name.endsWith(".html"));
  const differing = pairs.filter(
    (pair) => pair.old?.hash !== pair.now?.hash || isPublished(pair, sites),
  );
  const loaded = namedFiles(head.files, head.pages);
  const shown = files.filter((name) => !/\.(?:js|pdf)$/.test(name));
  const touched = pairs.filter(({ path }) => shown.some((name) => loaded.get(path)?.has(name)));
  const isSeen = differing.length + touched.length > 0;
  const seen = isSeen ? await look(sites, pairs, differing, touched, folder, progress) : undefined;
  const read = await readFiles(files, sites);
  const readings = seen?.readings ?? [];
  const changes = [
    ...readings.flatMap((reading) => changesOf(reading, sites, seen?.frame)),
    ...read.changes,
  ];
  const left = seen?.left ?? 0;
  return {
    sections: makeSections({ sites, pairs, readings, changes, files, pictures: seen?.byPath }),
    files: files.map((name) => describeFile(name, sites)),
    failures: [
      ...findTwins(head.files),
      ...head.content.failures,
      ...readings.flatMap(failuresOf),
      ...(seen?.failures ?? []),
      ...read.failures,
    ],
    notes: left > 0 ? [`No pictures were taken of ${count(left, "more page")}.`] : [],
  };
}

/** Reads pages, and takes pictures of those that may look different. */
async function look(
  sites: Sites,
  pairs: PagePair[],
  differing: PagePair[],
  touched: PagePair[],
  folder: string,
  progress: ReportProgress,
) {
  const browser = await startBrowser();
  try {
    const before = await openSite(browser, sites.base.files);
    const after = await openSite(browser, sites.head.files);
    let done = 0;
    const read = (pair: PagePair) => readPair(pair, { before, after });
    const readings = await inTurns(differing, async (pair) => {
      const reading = await read(pair);
      progress(`read ${++done} of ${count(differing.length, "page")}`);
      return reading;
    });
    // What two known pages both say is no news on a new one.
    const isNew = differing.some((pair) => !pair.old);
    const isKnown = ({ path, old, now }: PagePair) => old && now && !path.endsWith("/404");
    const known = isNew ? await inTurns(pairs.filter(isKnown).slice(0, 2), read) : [];
    const [one = [], other = one] = known.map(({ old }) => old?.lines.map(keyOfLine));
    const frame = new Set(one.filter((key) => other.includes(key)));
    const reshaped = readings.filter(isReshaped).map(({ pair }) => pair);
    const pictured = [...new Set([...reshaped, ...touched])];
    const pictures = await takePictures(
      pictured.slice(0, MOST_PICTURED),
      { before, after },
      folder,
    );
    return { readings, frame, ...pictures, left: Math.max(0, pictured.length - MOST_PICTURED) };
  } finally {
    await browser.close();
  }
}

async function readPair(pair: PagePair, { before, after }: OpenSites): Promise<Reading> {
  try {
    const old = pair.old && (await readInBrowser(before, pair.from));
    const now = pair.now && (await readInBrowser(after, pair.path));
    return { pair, old, now };
  } catch (error) {
    return { pair, failure: reasonOf(error) };
  }
}

/** Tells whether a page may look different by more than its words. */
function isReshaped({ old, now }: Reading): boolean {
  if (!old || !now) return now !== undefined;
  const looksOf = ({ shapes, lines }: ReadPage) =>
    [
      shapes,
      ...lines.filter(({ kind }) => /^(?:style|picture)$/.test(kind)).map(({ text }) => text),
    ].join("\n");
  return looksOf(old) !== looksOf(now);
}

function isPublished({ from, path, old, now }: PagePair, { base, head }: Sites): boolean {
  const isPublic = now !== undefined && !head.content.drafts.has(path);
  return old !== undefined && isPublic && base.content.drafts.has(from);
}

function changesOf(
  { pair, old, now }: Reading,
  sites: Sites,
  frame = new Set<string>(),
): FoundChange[] {
  const isWhole = !old || !now || isPublished(pair, sites);
  const found = (changes: Change[]): FoundChange[] =>
    changes.map((change) => ({ change, path: pair.path, isWhole }));
  if (isWhole) {
    const lines = (now ?? old)?.lines.filter((line) => isNews(line, frame)) ?? [];
    return found(now ? diffLines([], lines) : diffLines(lines, []));
  }
  // A link to a part of its page that has another name now leads where it led.
  const isRenamed = ({ kind, old: from, now: to }: Change) => {
    const isInPage = kind === "link" && from.startsWith("#") && to.startsWith("#");
    return isInPage && !now.ids.includes(from.slice(1)) && !old.ids.includes(to.slice(1));
  };
  const changes = diffLines(old.lines, now.lines).filter((change) => !isRenamed(change));
  const { text: _, ...markup } = lineOf("markup", "");
  return found(changes.length > 0 ? changes : [{ ...markup, old: "", now: "" }]);
}

/** Tells whether a line of a new page says more than other pages and its own address do. */
function isNews(line: Line, frame: ReadonlySet<string>): boolean {
  const isOwn = /^(?:setting|data|language|style)$/.test(line.kind);
  const isCanonical = line.kind === "address" && URL.canParse(line.text);
  const isBuilt = line.kind === "script" && line.text.startsWith("/assets/");
  return !isOwn && !isCanonical && !isBuilt && !frame.has(keyOfLine(line));
}

async function readFiles(names: string[], { base, head }: Sites) {
  const changes: FoundChange[] = [];
  const failures: string[] = [];
  for (const file of names)
    try {
      const [old, now] = [base.files.get(file), head.files.get(file)];
      const before = old ? await readTextFile(old) : [];
      const after = now ? await readTextFile(now) : [];
      for (const change of diffLines(before, after)) changes.push({ change, file, isWhole: false });
    } catch (error) {
      failures.push(`The file ${file} could not be judged: ${reasonOf(error)}.`);
    }
  return { changes, failures };
}

/** Names a file with its size and its hash on both sides. */
function describeFile(name: string, { base, head }: Sites): string {
  const sides = [base, head].map(({ files }) => files.get(name));
  const described = sides.map((file) =>
    file ? `${file.bytes.length} bytes, ${file.hash.slice(0, 8)}` : "nothing",
  );
  return `${name}: ${described.join(" → ")}`;
}

/** Says why a page could not be judged. */
function failuresOf({ pair, old, now, failure }: Reading): string[] {
  const embedded = now?.embedded.filter((element) => !old?.embedded.includes(element)) ?? [];
  const untold = [...(old?.untold ?? []), ...(now?.untold ?? [])];
  const reasons = [
    ...(failure === undefined ? [] : [failure]),
    ...embedded.map((element) => `it shows another document in ${element}`),
    ...untold.slice(0, 3).map((text) => `its tree does not tell “${text.slice(0, 80)}”`),
  ];
  return reasons.map((reason) => `The page ${pair.path} could not be judged: ${reason}.`);
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0] ?? message;
}
