// Folds equal changes: the same old and new sentence.
import { count } from "../../problems/problem";
import type { Change } from "../diff/lines";
import { isForPeople, KINDS } from "../read/line";

/** A change, where it was found. */
export interface FoundChange {
  change: Change;
  /** The path of a page. */
  path?: string;
  /** The name of a file that is no page. */
  file?: string;
  /** Whether it is a part of a page that came or went. */
  isWhole: boolean;
}

/** A change with all of its places. */
export interface Entry extends FoundChange {
  paths: string[];
  /** How often the first page has it. */
  times: number;
  /** The kinds of other lines that say the same. */
  also: Set<string>;
}

/** Folds equal changes of several places; pages of law and notices are shown one by one. */
export function foldChanges(found: FoundChange[], legal: ReadonlySet<string>): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [index, each] of found.entries()) {
    const { change, path, isWhole } = each;
    const isAlone = isWhole || legal.has(path ?? "") || change.within.includes("notice");
    const key = isAlone ? String(index) : keyOf(each);
    const entry = entries.get(key) ?? { ...each, paths: [], times: 0, also: new Set<string>() };
    entries.set(key, entry);
    if (path !== undefined && !entry.paths.includes(path)) entry.paths.push(path);
    if (path === entry.path && change.kind === entry.change.kind) entry.times++;
    if (change.kind !== entry.change.kind) entry.also.add(KINDS[change.kind].toLowerCase());
  }
  return [...entries.values()];
}

function keyOf({ change, file }: FoundChange): string {
  const { kind, name, old, now } = change;
  // The same words may stand in a heading, a title and a list.
  const isWords = (isForPeople(kind) && kind !== "link") || kind === "data" || kind === "setting";
  return JSON.stringify([file, isWords ? "" : [kind, kind === "link" || name], old, now]);
}

const PLACES = {
  notice: "in a notice",
  quotation: "in a quotation",
  footnote: "in a footnote",
  "top bar": "in the top bar",
  footer: "in the footer",
  "without scripts": "shown without scripts only",
};

/** Names the place of a change on its page: "Under “Dose”, in a notice, 2 times, also title". */
export function placeOf({ change, times, also }: Entry): string {
  const others = [...also].filter(Boolean).join(", ");
  const words = [
    change.heading && `under “${change.heading}”`,
    ...change.within.map((part) => PLACES[part]),
    times > 1 && count(times, "time"),
    others && `also ${others}`,
  ];
  const place = words.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}
