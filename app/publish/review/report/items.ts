import { count } from "../../problems/problem";
import { markChange } from "../marks/mark-change";
import { isForPeople, KINDS } from "../read/line";
import type { Reading, Sites } from "../read/site";
import { foldChanges, placeOf, type FoundChange } from "./fold";
import type { Passage, Rank } from "../report-data";

export interface SectionKey {
  rank: Rank;
  title: string;
  paths: string[];
  file: string;
}

export interface Item extends SectionKey {
  passage: Passage;
}

/** The same words on this many pages are one group. */
const MANY = 4;
const ORDINARY = /(?<![\p{L}\p{M}-])\p{Ll}[\p{L}\p{M}]*/gu;

/** Folds and marks changes, and makes passages of them. */
export function makeItems(changes: FoundChange[], readings: Reading[], sites: Sites): Item[] {
  const legal = new Set([...sites.base.content.legal, ...sites.head.content.legal]);
  const pages = [...sites.head.pages.values()];
  const texts = pages.map(({ text = "" }) => text.replace(/<[^>]*>/g, " "));
  const ordinary = new Set(texts.flatMap((text) => text.match(ORDINARY) ?? []));
  return foldChanges(changes, legal).map((entry): Item => {
    const { change, path, paths, isWhole, isLegal, file = "" } = entry;
    const reading = readings.find(({ pair }) => pair.path === path);
    const language = (reading?.now ?? reading?.old)?.language ?? "en";
    const { words, marks } = markChange(change, { ordinary, isWhole, isLegal, language });
    const line = { label: KINDS[change.kind], name: change.name ?? "", words };
    const passage = { place: isWhole ? "" : placeOf(entry), marks, lines: [line], isWhole };
    const isWords = isWhole || isForPeople(change.kind);
    return { rank: rankOf(passage, isWords), title: file, paths, file, passage };
  });
}

/** Groups passages with the same changed words, if they are of many pages. */
export function groupItems(items: Item[], titles: ReadonlyMap<string, string>): Item[] {
  const groups = new Map<string, Set<string>>();
  for (const item of items) {
    const key = keyOfChangedWords(item);
    groups.set(key, new Set([...(groups.get(key) ?? []), ...item.paths]));
  }
  return items.map((item) => {
    const key = keyOfChangedWords(item);
    const paths = [...(groups.get(key) ?? [])];
    if (key === "" || paths.length < MANY) return item;
    const places = [titles.get(item.paths[0] ?? ""), item.passage.place];
    const passage = { ...item.passage, place: places.filter(Boolean).join(", ") };
    const rank = item.rank === "marked" ? "marked on many pages" : item.rank;
    const title = `The same words on ${count(paths.length, "page")}`;
    return { ...item, rank, title, paths, passage };
  });
}

function rankOf({ marks, isWhole }: Passage, isWords: boolean): Rank {
  if (marks.some(({ name }) => name === "notice" || name === "legal page")) return "legal";
  if (isWhole || (isWords && marks.length > 0)) return "marked";
  if (isWords) return "words";
  return marks.length > 0 ? "marked technical" : "technical";
}

function keyOfChangedWords({ rank, paths, passage }: Item): string {
  const words = passage.lines.flatMap((line) => line.words);
  const changed = words.filter(({ diff }) => diff !== "same");
  const isPart = paths.length === 1 && changed.length < words.length;
  if (!isPart || passage.isWhole || rank === "legal") return "";
  return JSON.stringify([rank, ...changed.map(({ diff, text }) => [diff, text.trim()])]);
}
