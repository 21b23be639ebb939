// Puts what was found into the sections of a report, in the order in which they should be read.
import { count } from "../../problems/problem";
import { diffWords } from "../diff/words";
import { markChange, type MarkedChange } from "../marks/mark-change";
import { compareFields, flagFiles, flagSite, type FieldChange } from "../marks/site";
import { isForPeople, KINDS } from "../read/line";
import { findTarget, type PagePair, type Reading, type Sites } from "../read/site";
import { createContexts } from "./contexts";
import { foldChanges, placeOf, type Entry, type FoundChange } from "./fold";
import {
  FLAGS,
  flagsIn,
  type Flag,
  type Passage,
  type ReportPicture,
  type ReportSection,
} from "./report";

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
}

/** A passage, and the section where it belongs. */
interface Item {
  rank: (typeof RANKS)[number];
  paths: string[];
  file: string;
  passage: Passage;
  title?: string;
}

/** The order of sections. */
const RANKS = ["content", "law", "marked", "many", "site", "machine", "words", "rest"] as const;
/** The same words on this many pages are one group. */
const MANY = 4;
const FILE_TITLES: Record<string, string> = {
  _redirects: "Redirects",
  _headers: "Headers",
  "sitemap.xml": "Sitemap",
};
const ALONE = /^(?:notice|legal page)$/;

/** Makes the sections of a report; every change is in one of them. */
export function makeSections(input: SectionInput): ReportSection[] {
  const { sites, pairs, changes, files } = input;
  const titles = titlesOf(input);
  const legal = new Set([...sites.base.content.legal, ...sites.head.content.legal]);
  const contextOf = createContexts(sites, input.readings, legal);
  const found = foldChanges(changes, legal).map((entry): Found => {
    return { entry, ...markChange(entry.change, contextOf(entry)) };
  });
  const fields = compareFields(sites.base.content.fields, sites.head.content.fields);
  const fileFlags = [...flagFiles(sites, files)];
  const items: Item[] = [
    ...fields.filter((field) => !isTold(field, changes)).map(itemOfField),
    ...itemsOf(found, titles),
    ...fileFlags.map(([file, flag]) => itemOf("site", [], [flag], file)),
    ...flagSite(sites, pairs).map((flag) => itemOf("site", [], [flag])),
  ];
  const sections = new Map<string, ReportSection>();
  for (const item of items) {
    const key = JSON.stringify([RANKS.indexOf(item.rank), item.title, item.paths, item.file]);
    const section = sections.get(key) ?? sectionOf(item, titles, input);
    sections.set(key, section);
    addPassage(section, item.passage);
  }
  for (const [path, pictures] of input.pictures) {
    const own = [...sections.values()].find(({ paths }) => paths.includes(path));
    const section = own ?? sectionOf(itemOf("rest", [path], []), titles, input);
    section.pictures.push(...pictures);
    if (!own) sections.set(JSON.stringify([RANKS.indexOf("rest"), path]), section);
  }
  const order = ([key, section]: [string, ReportSection]) =>
    Number(/\d+/.exec(key)?.[0]) * FLAGS.length + weightOf(section);
  return [...sections].toSorted((a, b) => order(a) - order(b)).map(([, section]) => section);
}

function sectionOf(
  { paths, file, title }: Item,
  titles: ReadonlyMap<string, string>,
  { sites, pairs }: SectionInput,
): ReportSection {
  const path = paths[0] ?? "";
  const isOne = paths.length === 1;
  const own = paths.length > 1 ? `On ${count(paths.length, "page")}` : titles.get(path);
  const pair = pairs.find((each) => isOne && each.path === path);
  // A path that is no ordinary one comes from a file name of the request.
  const isLinked = isOne && sites.head.pages.has(path) && /^\/[\w/-]*$/.test(path);
  return {
    title: title ?? FILE_TITLES[file] ?? (file || (own ?? "The site")),
    paths,
    file,
    link: isLinked ? path : "",
    state: pair ? stateOf(pair, sites) : "",
    flags: [],
    passages: [],
    pictures: [],
  };
}

/** Returns the place of a section's weightiest mark in the list of marks. */
function weightOf(section: ReportSection): number {
  const marks = flagsIn(section).flat();
  return Math.min(...marks.map(({ name }) => FLAGS.indexOf(name)), FLAGS.length - 1);
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
  for (const each of found) {
    const paths = [...(groups.get(swapOf(each)) ?? []), ...each.entry.paths];
    groups.set(swapOf(each), new Set(paths));
  }
  // All of a page is one passage, so its marks are those of the page.
  const isMarked = ({ entry, flags }: Found) => entry.isWhole && flags.length > 0;
  const marked = new Set(found.filter(isMarked).flatMap(({ entry }) => entry.paths));
  return found.map((each): Item => {
    const { change, path = "", paths, isWhole, file = "" } = each.entry;
    const line = { label: KINDS[change.kind], name: change.name ?? "", words: each.words };
    const place = isWhole ? "" : placeOf(each.entry);
    const passage = { ...passageOf(each.flags), place, lines: [line], isWhole };
    const group = [...(groups.get(swapOf(each)) ?? [])];
    const rank = isWhole && marked.has(path) ? "marked" : rankOf(each);
    if (swapOf(each) === "" || group.length < MANY) return { rank, paths, file, passage };
    passage.place = [titles.get(path), place].filter(Boolean).join(", ");
    const title = `The same words on ${count(group.length, "page")}`;
    return { rank: rank === "marked" ? "many" : rank, paths: group, file, title, passage };
  });
}

/** Returns the words that were replaced in a sentence of one page; "" for all else. */
function swapOf({ entry, words, flags }: Found): string {
  const isPart = words.some(({ mark }) => mark === "same");
  const isAlone = entry.isWhole || flags.some(({ name }) => ALONE.test(name));
  if (entry.paths.length !== 1 || isAlone || !isPart) return "";
  const changed = words.filter(({ mark }) => mark !== "same");
  const texts = changed.map(({ mark, text }) => [mark, text.trim()]);
  return JSON.stringify([isForPeople(entry.change.kind), texts]);
}

function rankOf({ entry, flags }: Found): Item["rank"] {
  const isWords = isForPeople(entry.change.kind);
  if (flags.some(({ name }) => ALONE.test(name))) return "law";
  if (flags.length === 0) return isWords ? "words" : "rest";
  if (isWords) return "marked";
  return entry.file === undefined ? "machine" : "site";
}

/** Adds a passage to a section: what a page says as a whole, and what machines read, is one. */
function addPassage(section: ReportSection, passage: Passage): void {
  const last = section.passages.at(-1);
  const isRow = ({ lines, isWhole }: Passage) =>
    isWhole || /^(?:Style|Data|Setting|Script|Header|Redirect)$/.test(lines[0]?.label ?? "");
  const isOne = last && isRow(last) && isRow(passage) && last.isWhole === passage.isWhole;
  if (!isOne) return void section.passages.push(passage);
  last.lines.push(...passage.lines);
  const known = new Set(last.flags.map((flag) => JSON.stringify(flag)));
  last.flags.push(...passage.flags.filter((flag) => !known.has(JSON.stringify(flag))));
}

function itemOf(rank: Item["rank"], paths: string[], flags: Flag[], file = ""): Item {
  return { rank, paths, file, passage: passageOf(flags) };
}

function passageOf(flags: Flag[]): Passage {
  return { place: "", flags: [...flags], lines: [], isWhole: false };
}

/** Tells whether a page shows the same change of a field. */
function isTold({ old, now, field }: FieldChange, changes: FoundChange[]): boolean {
  const isShown = ({ change }: FoundChange) => change.old.includes(old) && change.now.includes(now);
  return !field.startsWith("placeholders") && changes.some(isShown);
}

const NAMES: Record<string, string> = {
  placeholders: "placeholder",
  banner: "notice",
  draft: "draft",
};

function itemOfField({ path, field, old, now }: FieldChange): Item {
  const isPlaceholder = field.startsWith("placeholders");
  const name = NAMES[field.split(" › ")[0] ?? ""] ?? "source";
  const what = old && now ? "Changed" : now ? "Now listed" : "No longer listed";
  const label = isPlaceholder ? what : field;
  const item = itemOf("content", path ? [path] : [], [{ name, sentence: "" }]);
  item.passage.lines.push({ label, name: "", words: diffWords(old, now) });
  return item;
}

/** Says what happened to a page as a whole: "moved from /science, a draft". */
function stateOf({ path, from, old, now }: PagePair, { head }: Sites): string {
  const to = now ? undefined : findTarget(path, head);
  const states = [
    !old && "new page",
    !now && (to === undefined ? "page removed" : `page removed, its address leads to ${to}`),
    old && now && from !== path && `moved from ${from}`,
    now && head.content.drafts.has(path) && "a draft",
  ];
  return states.filter(Boolean).join(", ");
}
