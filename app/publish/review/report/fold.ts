import { count } from "../../problems/problem";
import type { Change } from "../diff/lines";
import { isForPeople, isInFrame, isTarget } from "../read/line";

export interface FoundChange {
  change: Change;
  path?: string;
  /** The name of a file that is no page. */
  file?: string;
  /** It is a part of a page that came or went. */
  isWhole: boolean;
}

interface FoldedChange extends FoundChange {
  isLegal: boolean;
  paths: string[];
  /** How often the first page has it. */
  times: number;
}

/** Folds equal changes of several places; words of legal pages and notices are shown one by one. */
export function foldChanges(found: FoundChange[], legal: ReadonlySet<string>): FoldedChange[] {
  const entries = new Map<string, FoldedChange>();
  for (const [index, each] of found.entries()) {
    const { change, path, isWhole } = each;
    const isWords = isWhole || (isForPeople(change.kind) && !isInFrame(change));
    const isLegal = isWords && legal.has(path ?? "");
    const isAlone = isWhole || isLegal || change.within.includes("notice");
    const key = isAlone ? String(index) : keyOf(each);
    const entry = entries.get(key) ?? { ...each, isLegal, paths: [], times: 0 };
    entries.set(key, entry);
    const { heading, within } = entry.change;
    const isElsewhere = heading !== change.heading || within.join() !== change.within.join();
    if (isElsewhere) entry.change = { ...entry.change, heading: "", within: [] };
    if (path !== undefined && !entry.paths.includes(path)) entry.paths.push(path);
    if (path === entry.path) entry.times++;
  }
  return [...entries.values()];
}

function keyOf({ change, file }: FoundChange): string {
  const { kind, name, old, now } = change;
  // The same words may stand in a heading, a title and a list.
  const isWords = (isForPeople(kind) && !isTarget(kind)) || kind === "data" || kind === "setting";
  const place = isWords ? "" : [kind, isTarget(kind) ? "" : name];
  return JSON.stringify([file, place, old, now]);
}

/** Names the place of a change on its page: "Under “Dose”, notice, 2 times". */
export function placeOf({ change, times }: FoldedChange): string {
  const { heading, within } = change;
  const words = [heading && `under “${heading}”`, ...within, times > 1 && count(times, "time")];
  const place = words.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}
