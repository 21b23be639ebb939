import { parseFragment } from "parse5";

import { attribute, elementsIn, textOf } from "../../markup/html-tree";
import { count } from "../../problems/problem";
import { markSite } from "../marks/mark-site";
import { findTarget, type PagePair, type Reading, type Sites } from "../read/site";
import type { FoundChange } from "./fold";
import { groupItems, makeItems, type Item, type SectionKey } from "./items";
import { comparePlaceholders } from "./placeholders";
import { MARKS, RANKS, type Screenshot, type ReportSection } from "../report-data";

interface SectionInput {
  sites: Sites;
  pairs: PagePair[];
  readings: Reading[];
  changes: FoundChange[];
  /** The files that differ and are no pages. */
  files: string[];
  screenshots: ReadonlyMap<string, Screenshot[]>;
}

/** Makes the sections of a report; every change is in one of them. */
export function makeSections(input: SectionInput): ReportSection[] {
  const { sites, pairs, readings, changes, files } = input;
  const titles = titlesOf(input);
  const items = groupItems(makeItems(changes, readings, sites), titles);
  const ofNoPage = { paths: [], file: "" };
  const passage = comparePlaceholders(sites, titles);
  const title = "Placeholders and drafts";
  if (passage.lines.length > 0) items.push({ ...ofNoPage, rank: "placeholders", title, passage });
  for (const mark of markSite(sites, pairs, files)) {
    const passage = { place: "", marks: [mark], lines: [], isWhole: false };
    items.push({ ...ofNoPage, rank: "site", title: "The site", passage });
  }
  const sections = new Map<string, ReportSection>();
  for (const item of items) {
    const key = JSON.stringify([item.rank, item.title, item.paths, item.file]);
    const section = sections.get(key) ?? openSection(item, titles, input);
    sections.set(key, section);
    addPassage(section, item);
  }
  const found = [...sections.values()];
  for (const [path, screenshots] of input.screenshots) {
    const own: SectionKey = { rank: "technical", title: "", paths: [path], file: "" };
    const existing = found.find(({ paths }) => paths.join() === path);
    const section = existing ?? openSection(own, titles, input);
    if (!existing) found.push(section);
    section.screenshots.push(...screenshots);
  }
  return found.toSorted((a, b) => weightOf(a) - weightOf(b));
}

function titlesOf({ pairs }: SectionInput): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { path, old, now } of pairs) {
    const { text = "" } = now ?? old ?? {};
    const found = /<meta property="og:title"[^<>]*>/.exec(text) ?? /<title>[^<]*/.exec(text);
    const [element] = elementsIn(parseFragment(found?.[0] ?? ""));
    const title = element && (attribute(element, "content") ?? textOf(element));
    titles.set(path, title || path);
  }
  return titles.set("/", "Home").set("", "The site");
}

function openSection(
  { rank, title, paths, file }: SectionKey,
  titles: ReadonlyMap<string, string>,
  { sites, pairs }: SectionInput,
): ReportSection {
  const path = paths.length === 1 ? paths[0] : undefined;
  const pair = pairs.find((each) => each.path === path);
  // A request may choose any other path: it gets no link.
  const isLinked = path !== undefined && sites.head.pages.has(path) && /^\/[\w/-]*$/.test(path);
  const pageTitle =
    path === undefined ? `On ${count(paths.length, "page")}` : (titles.get(path) ?? path);
  return {
    rank,
    title: title || pageTitle,
    paths,
    file,
    link: isLinked ? path : "",
    state: pair ? stateOf(pair, sites) : "",
    passages: [],
    screenshots: [],
  };
}

function stateOf({ path, from, old, now }: PagePair, { head }: Sites): string {
  if (!old) return "new page";
  if (now) return from === path ? "" : `moved from ${from}`;
  const to = findTarget(path, head);
  return to === undefined ? "page removed" : `page removed, its address leads to ${to}`;
}

/** All of a page, and technical lines, are one passage. */
function addPassage({ passages }: ReportSection, { rank, passage }: Item): void {
  const isJoined = passage.isWhole || rank === "marked technical" || rank === "technical";
  const last = isJoined ? passages.at(-1) : undefined;
  if (!last) return void passages.push(passage);
  last.lines.push(...passage.lines);
  const known = new Set(last.marks.map(({ name, sentence }) => name + sentence));
  last.marks.push(...passage.marks.filter(({ name, sentence }) => !known.has(name + sentence)));
}

/** Sections of one rank stand in the order of their weightiest marks. */
function weightOf({ rank, passages }: ReportSection): number {
  const marks = passages.flatMap((passage) => passage.marks);
  const weights = marks.map(({ name }) => MARKS.indexOf(name));
  return RANKS.indexOf(rank) * MARKS.length + Math.min(...weights, MARKS.length - 1);
}
