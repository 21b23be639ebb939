// Puts what was found into the sections of a report, in the order in which they should be read.
import { count } from "../../problems/problem";
import { diffWords } from "../diff/words";
import { markChange, type MarkedChange } from "../marks/mark-change";
import { compareFields, flagFiles, flagSite, type FieldChange } from "../marks/site";
import { isForPeople, KINDS } from "../read/line";
import { findTarget, type PagePair, type Reading, type Sites } from "../read/site";
import {
  FLAGS,
  flagsIn,
  type Flag,
  type Passage,
  type ReportPicture,
  type ReportSection,
} from "./report";
import { createContexts } from "./contexts";
import { foldChanges, placeOf, type Entry, type FoundChange } from "./fold";

export interface SectionInput {
  sites: Sites;
  pairs: PagePair[];
  readings: Reading[];
  changes: FoundChange[];
  /** The names of the files that differ and are no pages. */
  files: string[];
  pictures: ReadonlyMap<string, ReportPicture[]> | undefined;
}

interface Found extends MarkedChange {
  entry: Entry;
}

/** A passage, and where it belongs. */
interface Item {
  rank: (typeof RANKS)[number];
  paths: string[];
  file?: string;
  title?: string;
  passage: Passage;
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

/** Makes the sections of a report; every change is in one of them. */
export function makeSections(input: SectionInput): ReportSection[] {
  const { sites, pairs, changes, files, pictures } = input;
  const { base, head } = sites;
  const titles = titlesOf(input);
  const legal = new Set([...base.content.legal, ...head.content.legal]);
  const contextOf = createContexts(sites, input.readings, legal);
  const found = foldChanges(changes, legal).map((entry): Found => ({
    entry,
    ...markChange(entry.change, contextOf(entry)),
  }));
  const fields = compareFields(base.content.fields, head.content.fields);
  const items: Item[] = [
    ...fields.filter((field) => !isTold(field, changes)).map(itemOfField),
    ...itemsOf(found, titles),
    ...pairs.flatMap((pair) => itemsOfState(pair, sites)),
    ...[...flagFiles(sites, files)].map(([file, flag]) => itemOf("site", [], [flag], file)),
    ...flagSite(sites, pairs).map((flag) => itemOf("site", [], [flag])),
  ];
  const sections = new Map<string, ReportSection>();
  const sectionOf = ({ rank, paths, file = "", title }: Item): ReportSection => {
    const [path = "", ...more] = paths;
    const own = file ? (FILE_TITLES[file] ?? file) : (titles.get(path) ?? "The site");
    const key = JSON.stringify([RANKS.indexOf(rank), paths, file, title]);
    // A path that is no ordinary one comes from a file name of the request.
    const link = more.length === 0 && head.pages.has(path) && /^\/[\w/-]*$/.test(path) ? path : "";
    const pair = pairs.find((each) => more.length === 0 && each.path === path);
    const section = sections.get(key) ?? {
      title: title ?? (more.length > 0 ? `On ${count(paths.length, "page")}` : own),
      ...{ paths, file, link, state: pair ? stateOf(pair, sites) : "" },
      ...{ flags: [], passages: [], pictures: [] },
    };
    sections.set(key, section);
    return section;
  };
  for (const item of items) addPassage(sectionOf(item), item.passage);
  const weights = new Map(
    [...sections].map(([key, section]) => [
      section,
      [Number(/\d+/.exec(key)?.[0]), weightOf(section)],
    ]),
  );
  const order = (section: ReportSection, index: number) => weights.get(section)?.[index] ?? 0;
  const sorted = [...sections.values()].toSorted(
    (a, b) => order(a, 0) - order(b, 0) || order(a, 1) - order(b, 1),
  );
  for (const [path, own] of pictures ?? []) {
    if (own.length === 0) continue;
    const known = sorted.find(({ paths }) => paths.includes(path));
    const section = known ?? sectionOf({ rank: "rest", paths: [path], passage: passageOf([]) });
    if (!known) sorted.push(section);
    section.pictures.push(...own);
  }
  return sorted;
}

/** Returns the place of a section's weightiest mark in the list of marks. */
function weightOf(section: ReportSection): number {
  const names = flagsIn(section)
    .flat()
    .map(({ name }) => Object.keys(FLAGS).indexOf(name));
  return Math.min(...names, Number.MAX_SAFE_INTEGER);
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
  const groups = new Map<string, string[]>();
  for (const each of found) {
    const swap = swapOf(each);
    groups.set(swap, [...new Set([...(groups.get(swap) ?? []), ...each.entry.paths])]);
  }
  // All of a page is one passage, so its marks are those of the page.
  const isMarked = ({ entry, flags }: Found) => entry.isWhole && flags.length > 0;
  const marked = new Set(found.filter(isMarked).flatMap(({ entry }) => entry.paths));
  return found.map((each): Item => {
    const { entry, flags, words } = each;
    const { change, path = "", isWhole, file } = entry;
    const line = { label: KINDS[change.kind], name: change.name ?? "", words };
    const group = groups.get(swapOf(each)) ?? [];
    const isMany = swapOf(each) !== "" && group.length >= MANY;
    const own = isWhole && marked.has(path) ? "marked" : rankOf(each);
    const place = [isMany ? titles.get(path) : "", isWhole ? "" : placeOf(entry)]
      .filter(Boolean)
      .join(", ");
    const passage = { place, flags: [...flags], lines: [line], isWhole };
    if (!isMany)
      return { rank: own, paths: entry.paths, ...(file !== undefined && { file }), passage };
    const title = `The same words on ${count(group.length, "page")}`;
    return { rank: own === "marked" ? "many" : own, paths: group, title, passage };
  });
}

/** Returns the words that were replaced in a sentence of one page, with its marks; "" for all else. */
function swapOf({ entry, words, flags }: Found): string {
  const isAlone = flags.some(({ name }) => name === "notice" || name === "legal page");
  const isPart = words.some(({ mark }) => mark === "same");
  if (entry.isWhole || entry.paths.length !== 1 || isAlone || !isPart) return "";
  const changed = words.filter(({ mark }) => mark !== "same");
  return JSON.stringify([
    isForPeople(entry.change.kind),
    changed.map(({ mark, text }) => [mark, text.trim()]),
  ]);
}

function rankOf({ entry, flags }: Found): Item["rank"] {
  const isWords = isForPeople(entry.change.kind);
  if (flags.some(({ name }) => name === "notice" || name === "legal page")) return "law";
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
  const isNew = (flag: Flag) =>
    !last.flags.some(({ name, sentence }) => name === flag.name && sentence === flag.sentence);
  last.flags.push(...passage.flags.filter(isNew));
}

function itemOf(rank: Item["rank"], paths: string[], flags: Flag[], file = ""): Item {
  return { rank, paths, file, passage: passageOf(flags) };
}

function passageOf(flags: Flag[]): Passage {
  return { place: "", flags, lines: [], isWhole: false };
}

/** Tells whether a page shows the same change of a field. */
function isTold({ old, now, field }: FieldChange, changes: FoundChange[]): boolean {
  const isShown = ({ change }: FoundChange) => change.old.includes(old) && change.now.includes(now);
  return !/placeholders/.test(field) && changes.some(isShown);
}

function itemOfField({ path, field, old, now }: FieldChange): Item {
  const isPlaceholder = field.startsWith("placeholders");
  const name = isPlaceholder ? "placeholder" : field.startsWith("banner") ? "notice" : "source";
  const what = old && now ? "Changed" : now ? "Now listed" : "No longer listed";
  const line = { label: isPlaceholder ? what : field, name: "", words: diffWords(old, now) };
  const passage = { ...passageOf([{ name, sentence: "" }]), lines: [line] };
  return { rank: "content", paths: path ? [path] : [], passage };
}

/** Says what happened to a page as a whole: "moved from /science, becomes public". */
function stateOf({ path, from, old, now }: PagePair, { base, head }: Sites): string {
  const to = now ? undefined : findTarget(path, head);
  const isDraft = now !== undefined && head.content.drafts.has(path);
  const states = [
    !old && "new page",
    !now && (to === undefined ? "page removed" : `page removed, its address leads to ${to}`),
    old && now && from !== path && `moved from ${from}`,
    isDraft && "a draft",
    now && !isDraft && base.content.drafts.has(from) && "becomes public",
  ];
  return states.filter(Boolean).join(", ");
}

function itemsOfState(pair: PagePair, sites: Sites): Item[] {
  const { path, from, old, now } = pair;
  const wasDraft = old !== undefined && sites.base.content.drafts.has(from);
  const isDraft = sites.head.content.drafts.has(path);
  if (old && now && wasDraft !== isDraft) {
    const sentence = isDraft ? "The page is a draft now." : "The page becomes public.";
    return [itemOf("content", [path], [{ name: "draft", sentence }])];
  }
  return old && now && path !== from ? [itemOf("words", [path], [])] : [];
}
