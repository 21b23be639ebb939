// Compares two built sites: every file by its bytes, and those that differ by what they say.
import { inTurns } from "./in-turns";
import { count } from "../problems/problem";
import { diffLines, type Change } from "./diff/lines";
import { findTwins, isNamedBy } from "./marks/addresses";
import { takePictures } from "./pictures/pictures";
import { openSite, readInBrowser, startBrowser, type OpenSites } from "./read/browser";
import { readTextFile } from "./read/documents";
import { keyOfLine, lineOf, type Line } from "./read/line";
import type { ReadPage } from "./read/page";
import { pairPages, readSite, type PagePair, type Reading, type Sites } from "./read/site";
import type { FoundChange } from "./report/fold";
import type { BuiltSite, Report, ReportPicture } from "./report/report";
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

/** What a browser found. */
interface Seen {
  readings: Reading[];
  /** The keys of lines that two known pages share, which are no news on a new one. */
  frame: ReadonlySet<string>;
  pictures: ReadonlyMap<string, ReportPicture[]>;
  failures: string[];
  notes: string[];
}

const NOTHING: Seen = {
  readings: [],
  frame: new Set(),
  pictures: new Map(),
  failures: [],
  notes: [],
};
const MOST_PICTURED = 40;

/**
 * Compares two built sites.
 * @throws {Error} when a page differs and there is no browser, or a site has no page
 */
export async function compareSites(compared: ComparedSites): Promise<Findings> {
  compared.progress("comparing every file");
  const sites = { base: await readSite(compared.old), head: await readSite(compared.now) };
  const { base, head } = sites;
  const pairs = pairPages(sites);
  const names = [...new Set([...base.files.keys(), ...head.files.keys()])];
  const isOther = (name: string) => base.files.get(name)?.hash !== head.files.get(name)?.hash;
  const pages = new Set(pairs.flatMap(({ old, now }) => [old?.name, now?.name]));
  const files = names.filter((name) => isOther(name) && !pages.has(name));
  const shown = files.filter((name) => !/\.(?:js|pdf)$/.test(name));
  const isTouched = ({ now }: PagePair) => now && shown.some((name) => isNamedBy(name, now));
  const touched = pairs.filter(isTouched);
  const differing = pairs.filter(({ old, now }) => old?.hash !== now?.hash);
  const published = pairs.filter((pair) => isPublished(pair, sites));
  const read = [...new Set([...differing, ...published])];
  const isSeen = read.length + touched.length > 0;
  const seen = isSeen ? await look(compared, sites, pairs, read, touched) : NOTHING;
  const texts = await readFiles(files, sites);
  const found = seen.readings.flatMap((reading) => changesOf(reading, sites, seen.frame));
  const changes = [...found, ...texts.changes];
  const { readings, pictures, notes } = seen;
  const twins = findTwins(head.files);
  const failures = [...twins, ...head.content.failures, ...seen.failures, ...texts.failures];
  return {
    sections: makeSections({ sites, pairs, readings, changes, files, pictures }),
    files: files.map((name) => describeFile(name, sites)),
    failures,
    notes,
  };
}

/** Reads pages, and takes pictures of those that may look different. */
async function look(
  { folder, progress }: ComparedSites,
  { base, head }: Sites,
  pairs: PagePair[],
  differing: PagePair[],
  touched: PagePair[],
): Promise<Seen> {
  const browser = await startBrowser();
  try {
    const sites = {
      before: await openSite(browser, base.files),
      after: await openSite(browser, head.files),
    };
    const read = async (pair: PagePair) => {
      const reading = await readPair(pair, sites);
      progress(`read ${pair.path}`);
      return reading;
    };
    const readings = await inTurns(differing, read);
    const isKnown = ({ path, old, now }: PagePair) => old && now && !path.endsWith("/404");
    const isNew = differing.some(({ old }) => !old);
    const known = isNew ? await inTurns(pairs.filter(isKnown).slice(0, 2), read) : [];
    const keys = known.map(({ old }) => new Set(old?.lines.map(keyOfLine)));
    const shared = [...(keys[0] ?? [])].filter((key) => keys.every((own) => own.has(key)));
    const reshaped = readings.filter(isReshaped).map(({ pair }) => pair);
    const pictured = [...new Set([...reshaped, ...touched])];
    const taken = await takePictures(pictured.slice(0, MOST_PICTURED), sites, folder);
    const left = pictured.slice(MOST_PICTURED).length;
    return {
      readings,
      frame: new Set(shared),
      pictures: taken.byPath,
      failures: [...readings.flatMap(failuresOf), ...taken.failures],
      notes: left > 0 ? [`No pictures were taken of ${count(left, "more page")}.`] : [],
    };
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
    return { pair, failure: String(error).split("\n")[0] };
  }
}

/** Tells whether a page may look different by more than its words. */
function isReshaped({ old, now }: Reading): boolean {
  const looksOf = (page: ReadPage | undefined) => {
    const lines = page?.lines.filter(({ kind }) => /^(?:style|picture)$/.test(kind)) ?? [];
    return [page?.shapes, ...lines.map(({ text }) => text)].join("\n");
  };
  return now !== undefined && looksOf(old) !== looksOf(now);
}

function isPublished({ from, path, old, now }: PagePair, { base, head }: Sites): boolean {
  const isPublic = now !== undefined && !head.content.drafts.has(path);
  return old !== undefined && isPublic && base.content.drafts.has(from);
}

function changesOf(reading: Reading, sites: Sites, frame: ReadonlySet<string>): FoundChange[] {
  const { pair, old, now } = reading;
  const isWhole = !old || !now || isPublished(pair, sites);
  const isNews = (line: Line) => !isOwn(line) && !frame.has(keyOfLine(line));
  const newsOf = (page: ReadPage | undefined) => page?.lines.filter(isNews) ?? [];
  const changes = isWhole
    ? diffLines(now ? [] : newsOf(old), newsOf(now))
    : diffLines(old.lines, now.lines).filter((change) => !isRenamed(change, old, now));
  const { text: _, ...markup } = lineOf("markup", "");
  if (changes.length === 0 && !isWhole) changes.push({ ...markup, old: "", now: "" });
  return changes.map((change) => ({ change, path: pair.path, isWhole }));
}

/** Tells whether a link leads to the same part of its page, which has another name now. */
function isRenamed({ kind, old, now }: Change, before: ReadPage, after: ReadPage): boolean {
  const isInPage = kind === "link" && old.startsWith("#") && now.startsWith("#");
  return isInPage && !after.ids.includes(old.slice(1)) && !before.ids.includes(now.slice(1));
}

/** Tells whether every page has such a line of its own. */
function isOwn({ kind, text }: Line): boolean {
  const isCanonical = kind === "address" && URL.canParse(text);
  const isBuilt = kind === "script" && text.startsWith("/assets/");
  return /^(?:setting|data|language|style)$/.test(kind) || isCanonical || isBuilt;
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

/** Names a file with its size and its hash on both sides. */
function describeFile(name: string, { base, head }: Sites): string {
  const sides = [base, head].map(({ files }) => {
    const file = files.get(name);
    return file ? `${file.bytes.length} bytes, ${file.hash.slice(0, 8)}` : "nothing";
  });
  return `${name}: ${sides.join(" → ")}`;
}

/** Says why a page could not be judged. */
function failuresOf({ pair, old, now, failure }: Reading): string[] {
  const embedded = now?.embedded.filter((element) => !old?.embedded.includes(element)) ?? [];
  const untold = [...(old?.untold ?? []), ...(now?.untold ?? [])].slice(0, 3);
  const reasons = [
    ...(failure ? [failure] : []),
    ...embedded.map((element) => `it shows another document in ${element}`),
    ...untold.map((text) => `its tree does not tell “${text.slice(0, 80)}”`),
  ];
  return reasons.map((reason) => `The page ${pair.path} could not be judged: ${reason}.`);
}
