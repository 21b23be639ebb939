// Puts what was found into the sections of a report, in the order in which they should be read.
import { count } from "../../problems/problem";
import { diffWords } from "../diff/words";
import { markChange, type MarkedChange } from "../marks/mark-change";
import { compareFields, flagFiles, flagSite, type FieldChange } from "../marks/site";
import { isForPeople, KINDS } from "../read/line";
import { findTarget, type PagePair, type Reading, type Sites } from "../read/site";
import { foldChanges, placeOf, type Entry, type FoundChange } from "./fold";
import { FLAGS, flagsIn, type Flag, type Passage } from "./report";
import type { ReportPicture, ReportSection } from "./report";

export interface SectionInput {
  sites: Sites;
  pairs: PagePair[];
  readings: Reading[];
  changes: FoundChange[];
  /** The names of the files that differ and are no pages. */
  files: string[];
  pictures: ReadonlyMap<string, ReportPicture[]>;
}

interface Found extends MarkedChange {
  entry: Entry;
  /** The words that were replaced; empty when they are told alone. */
  swap: string;
}

/** A passage, and the section where it belongs. */
interface Item {
  rank: (typeof RANKS)[number];
  paths: string[];
  file: string;
  title: string;
  passage: Passage;
  /** Whether it continues the passage before it. */
  isRow: boolean;
}

/** The order of sections. */
const RANKS = ["content", "law", "marked", "many", "site", "machine", "words", "rest"] as const;
/** The same words on this many pages are one group. */
const MANY = 4;
const ALONE = /^(?:notice|legal page)$/;
const ORDINARY = /(?<![\p{L}\p{M}-])\p{Ll}[\p{L}\p{M}]+/gu;
const FILE_TITLES: Record<string, string> = {
  _redirects: "Redirects",
  _headers: "Headers",
  "sitemap.xml": "Sitemap",
};
const FIELD_MARKS: Record<string, string> = {
  placeholders: "placeholder",
  banner: "notice",
  draft: "draft",
};

/** Makes the sections of a report; every change is in one of them. */
export function makeSections(input: SectionInput): ReportSection[] {
  const { sites, pairs, changes, files } = input;
  const titles = titlesOf(input);
  const fields = compareFields(sites.base.content.fields, sites.head.content.fields);
  const fileFlags = [...flagFiles(sites, files)];
  const items: Item[] = [
    ...fields.filter((field) => !isTold(field, changes)).map(itemOfField),
    ...itemsOf(markAll(input), titles),
    ...fileFlags.map(([file, flag]) => itemOf("site", [], [flag], file)),
    ...flagSite(sites, pairs).map((flag) => itemOf("site", [], [flag])),
  ];
  const ranked = new Map<string, { rank: number; section: ReportSection; last?: Item }>();
  for (const item of items) {
    const rank = RANKS.indexOf(item.rank);
    const key = JSON.stringify([rank, item.title, item.paths, item.file]);
    const place = ranked.get(key) ?? { rank, section: sectionOf(item, titles, input) };
    addPassage(place.section, item, place.last);
    ranked.set(key, { ...place, last: item });
  }
  for (const [path, pictures] of input.pictures) {
    const own = [...ranked.values()].find(({ section }) => section.paths.includes(path));
    const section = own?.section ?? sectionOf(itemOf("rest", [path], []), titles, input);
    section.pictures.push(...pictures);
    if (!own) ranked.set(path, { rank: RANKS.indexOf("rest"), section });
  }
  const weightOf = ({ rank, section }: { rank: number; section: ReportSection }) => {
    const weights = flagsIn(section).flatMap((flags) =>
      flags.map(({ name }) => FLAGS.indexOf(name)),
    );
    return rank * FLAGS.length + Math.min(...weights, FLAGS.length - 1);
  };
  const sorted = [...ranked.values()].toSorted((a, b) => weightOf(a) - weightOf(b));
  return sorted.map(({ section }) => section);
}

/** Folds equal changes, and marks what they claim. */
function markAll({ sites, readings, changes }: SectionInput): Found[] {
  const legal = new Set([...sites.base.content.legal, ...sites.head.content.legal]);
  const languages = new Map(
    readings.map(({ pair, old, now }) => [pair.path, (now ?? old)?.language]),
  );
  const texts = [...sites.head.pages.values()].map(({ text = "" }) =>
    text.replace(/<[^>]*>/g, " "),
  );
  const ordinary = new Set(texts.flatMap((text) => text.match(ORDINARY) ?? []));
  return foldChanges(changes, legal).map((entry): Found => {
    const { change, path = "", isWhole } = entry;
    const isText = isForPeople(change.kind);
    const context = { ordinary, isWhole, language: languages.get(path) ?? "en" };
    const marked = markChange(change, { ...context, isLegal: legal.has(path) && isText });
    return { ...marked, entry, swap: swapOf(entry, marked) };
  });
}

function sectionOf(
  { paths, file, title }: Item,
  titles: ReadonlyMap<string, string>,
  { sites, pairs }: SectionInput,
): ReportSection {
  const isOne = paths.length === 1;
  const path = isOne ? paths[0] : undefined;
  const pair = pairs.find((each) => each.path === path);
  // A path that is no ordinary one comes from a file name of the request.
  const isLinked = path !== undefined && sites.head.pages.has(path) && /^\/[\w/-]*$/.test(path);
  const pages = paths.length > 1 ? `On ${count(paths.length, "page")}` : titles.get(path ?? "");
  return {
    title: title || (FILE_TITLES[file] ?? (file || (pages ?? "The site"))),
    paths,
    file,
    link: isLinked ? path : "",
    state: pair ? stateOf(pair, sites) : "",
    flags: [],
    passages: [],
    pictures: [],
  };
}

function titlesOf({ pairs, readings }: SectionInput): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { path, old, now } of pairs)
    titles.set(path, /<title>([^<]*)<\/title>/.exec((now ?? old)?.text ?? "")?.[1] || path);
  for (const { pair, old, now } of readings)
    titles.set(pair.path, (now ?? old)?.title || pair.path);
  return titles.set("/", "Home");
}

function itemsOf(found: Found[], titles: ReadonlyMap<string, string>): Item[] {
  const groups = new Map<string, Set<string>>();
  for (const { swap, entry } of found)
    groups.set(swap, new Set([...(groups.get(swap) ?? []), ...entry.paths]));
  // All of a page is one passage, so its marks are those of the page.
  const isMarked = ({ entry, flags }: Found) => entry.isWhole && flags.length > 0;
  const marked = new Set(found.filter(isMarked).flatMap(({ entry }) => entry.paths));
  return found.map((each): Item => {
    const { entry, words, flags, swap } = each;
    const { change, path = "", paths, isWhole, file = "" } = entry;
    const rank = isWhole && marked.has(path) ? "marked" : rankOf(each);
    const item = itemOf(rank, paths, flags, file);
    const { passage } = item;
    passage.lines.push({ label: KINDS[change.kind], name: change.name ?? "", words });
    passage.place = isWhole ? "" : placeOf(entry);
    passage.isWhole = isWhole;
    item.isRow = isWhole || !isForPeople(change.kind);
    const group = [...(groups.get(swap) ?? [])];
    if (swap === "" || group.length < MANY) return item;
    passage.place = [titles.get(path), passage.place].filter(Boolean).join(", ");
    const title = `The same words on ${count(group.length, "page")}`;
    return { ...item, rank: rank === "marked" ? "many" : rank, paths: group, title };
  });
}

/** Returns the words that were replaced in a sentence of one page; "" for all else. */
function swapOf({ change, paths, isWhole }: Entry, { words, flags }: MarkedChange): string {
  const isPart = words.some(({ mark }) => mark === "same");
  const isAlone = isWhole || flags.some(({ name }) => ALONE.test(name));
  if (paths.length !== 1 || isAlone || !isPart) return "";
  const changed = words.filter(({ mark }) => mark !== "same");
  const texts = changed.map(({ mark, text }) => [mark, text.trim()]);
  return JSON.stringify([isForPeople(change.kind), texts]);
}

function rankOf({ entry, flags }: Found): Item["rank"] {
  const isWords = isForPeople(entry.change.kind);
  if (flags.some(({ name }) => ALONE.test(name))) return "law";
  if (flags.length === 0) return isWords ? "words" : "rest";
  if (isWords) return "marked";
  return entry.file === undefined ? "machine" : "site";
}

/** Adds a passage to a section, or its lines to the passage before it. */
function addPassage(section: ReportSection, { passage, isRow }: Item, before?: Item): void {
  const last = section.passages.at(-1);
  if (!last || !isRow || !before?.isRow || last.isWhole !== passage.isWhole)
    return void section.passages.push(passage);
  last.lines.push(...passage.lines);
  const isKnown = ({ name, sentence }: Flag) =>
    last.flags.some((flag) => flag.name === name && flag.sentence === sentence);
  last.flags.push(...passage.flags.filter((flag) => !isKnown(flag)));
}

function itemOf(rank: Item["rank"], paths: string[], flags: Flag[], file = ""): Item {
  const passage = { place: "", flags: [...flags], lines: [], isWhole: false };
  return { rank, paths, file, title: "", passage, isRow: false };
}

/** Tells whether a page shows the same change of a field. */
function isTold({ old, now, field }: FieldChange, changes: FoundChange[]): boolean {
  const isShown = ({ change }: FoundChange) => change.old.includes(old) && change.now.includes(now);
  return !field.startsWith("placeholders") && changes.some(isShown);
}

function itemOfField({ path, field, old, now }: FieldChange): Item {
  const name = FIELD_MARKS[field.split(" › ")[0] ?? ""] ?? "source";
  const item = itemOf("content", path ? [path] : [], [{ name, sentence: "" }]);
  const verb = !now ? "No longer listed" : old ? "Changed" : "Now listed";
  const label = name === "placeholder" ? verb : field;
  item.passage.lines.push({ label, name: "", words: diffWords(old, now) });
  return item;
}

/** Says what happened to a page as a whole: "moved from /science". */
function stateOf({ path, from, old, now }: PagePair, { head }: Sites): string {
  if (!old) return "new page";
  if (now) return from === path ? "" : `moved from ${from}`;
  const to = findTarget(path, head);
  return to === undefined ? "page removed" : `page removed, its address leads to ${to}`;
}
