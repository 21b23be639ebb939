// The judged changes in; out the same, those that only follow from another one below it: nothing is left out.
import { collapse } from "../../markup/html-tree";
import type { PagePair } from "../bytes/page-pairs";
import type { Change, Word } from "../report";

/** A date in a list of pages, or the year above it. */
const DATE = /^(?:\d{4}|\p{L}+ \d{1,2}, \d{4}|\d{1,2}\.? \p{L}+ \d{4})$/u;

/** Puts each change below the one that explains it. A change with a reason that the other one lacks stays by itself. */
export function groupChanges(changes: Change[], pairs: PagePair[]): Change[] {
  const pairOf = new Map(pairs.map((pair) => [pair.path, pair]));
  const ordered = changes.toSorted((a, b) => rankOf(a) - rankOf(b) || lengthOf(b) - lengthOf(a));
  const causes = new Map<Change, Change>();
  for (const [index, change] of ordered.entries()) {
    const isCause = (each: Change) => {
      if (causes.has(each) || !change.reasons.every((reason) => each.reasons.includes(reason)))
        return false;
      const pair = each.subject === "page" ? pairOf.get(each.places[0] ?? "") : undefined;
      if (pair && isAround(change, pair, changes)) return true;
      return repeats(change, each) || isSharePicture(change, each);
    };
    const cause = ordered.slice(0, index).find(isCause);
    if (cause && change.subject !== "page") causes.set(change, cause);
  }
  return changes
    .filter((change) => !causes.has(change))
    .map((change) => ({
      ...change,
      consequences: changes.filter((each) => causes.get(each) === change),
    }));
}

/** What explains others comes first: pages, headings, longer texts, the head. */
function rankOf({ subject, name }: Change): number {
  const kind = subject === "text" && name.startsWith("Heading") ? "heading" : subject;
  const rank = ["page", "heading", "text", "head"].indexOf(kind);
  return rank < 0 ? 4 : rank;
}

function lengthOf({ old, new: now }: Change): number {
  return (now ?? old ?? "").length;
}

/** What lists, neighbours, menus, old addresses and its content say of a page that was added, removed or moved. */
function isAround(change: Change, pair: PagePair, all: Change[]): boolean {
  const { subject, action, name, old: from, new: to, places } = change;
  const { path, old, now } = pair;
  if (subject === "redirect") return from === null && to === path;
  const isOwn = places.join() === path;
  if (old && now) {
    const isRenamed = from !== null && to !== null && from.replaceAll(old.path, path) === to;
    return isRenamed || (isOwn && name.startsWith("formerly "));
  }
  if (isOwn && subject === "field") return true;
  if (isOwn) return action !== "removed" && /^(?:head|element|style)$/.test(subject);
  if (subject === "link") return [from, to].includes(path);
  if (!/^(?:text|element)$/.test(subject) || action === "moved") return false;
  return isEntry(change, pair, all);
}

/** Links, the page's title, its description or a date, and no other words, where a list names the page. */
function isEntry(change: Change, { path, old, now }: PagePair, all: Change[]): boolean {
  const { title = "", description = "" } = (now ?? old)?.document ?? {};
  const isNaming = ({ subject, links, ...each }: Change) =>
    (subject === "link" && [each.old, each.new].includes(path)) ||
    links.some(({ href, words }) => href === path && words.endsWith(title));
  const namings = all.filter(isNaming).flatMap(({ places }) => places);
  if (!change.places.every((place) => namings.includes(place))) return false;
  const line = change.subject === "element" ? change.heading : (change.new ?? change.old ?? "");
  const words = line.replace(/ \(links? to [^()]*\)$/, "");
  const said = [...change.links.map((link) => link.words), title, description];
  const rest = said.reduce((left, each) => left.replace(each, ""), words);
  return DATE.test(words) || !/[\p{L}\p{N}]/u.test(rest);
}

/** The same words were replaced by the same others, on the same pages; or both sides stand in a longer text. */
function repeats(change: Change, cause: Change): boolean {
  const { subject, old, new: now, reasons } = change;
  if (!/^(?:text|head)$/.test(cause.subject)) return false;
  const isOnPage = change.places.every((path) => path === "/*" || cause.places.includes(path));
  const added = marked(cause, "added");
  // A figure's link to the part of the page that explains it is named by its words.
  if (subject === "link")
    return isOnPage && Boolean(now?.startsWith("#")) && change.name === `Link “${added}”`;
  if (!/^(?:text|head|field)$/.test(subject)) return false;
  const removed = marked(cause, "removed");
  const isAny = removed + added !== "";
  const isSame = marked(change, "removed") === removed && marked(change, "added") === added;
  if (isAny && isSame && isOnPage) return true;
  const isInside = isPart(old, cause.old) && isPart(now, cause.new);
  return isInside && (isOnPage || (change.action === "changed" && reasons.length === 0));
}

function isPart(part: string | null, whole: string | null): boolean {
  return part === null || whole === null ? part === whole : whole.includes(part);
}

function marked({ words }: Change, mark: Word["mark"]): string {
  return collapse(words.flatMap((word) => (word.mark === mark ? word.text : [])).join(" "));
}

/** The picture of a shared link shows its page's title. */
function isSharePicture({ name }: Change, { subject, old, places }: Change): boolean {
  const paths = [...places, ...(subject === "page" && old !== null ? [old] : [])];
  const isTitle = /^(?:page|text|head)$/.test(subject);
  return isTitle && paths.some((path) => name === `share${path === "/" ? "/home" : path}.png`);
}
