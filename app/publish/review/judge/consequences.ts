// The judged changes in; out the same, those that only follow from another one below it: nothing is left out.
import { collapse } from "../../markup/html-tree";
import type { PagePair } from "../bytes/page-pairs";
import type { Change, Word } from "../report";

/** A date in a list of pages, or the year above it. */
const DATE =
  /^(?:\d{4}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\p{L}+ \d{1,2}, \d{4}|\d{1,2}\.? \p{L}+ \d{4})$/u;
/** "Newer: A new office". */
const LABELLED = /^(?:\p{L}+: )?(.*)$/su;

/** Puts each change below the one that explains it. A change with a reason that the other one lacks stays by itself. */
export function groupChanges(changes: Change[], pairs: PagePair[]): Change[] {
  const parents = new Map<Change, Change>();
  const rules = [listedDate, pageAround(pairs), sameWords, sameLink, sameDate, fieldOf, pictureOf];
  // A cause is said on a page, so it never is one of a file.
  const rank = ({ subject }: Change) => ["page", "text", "head"].indexOf(subject) + 1 || 9;
  const causes = changes.toSorted((a, b) => rank(a) - rank(b));
  for (const rule of rules)
    for (const change of changes) {
      if (parents.has(change)) continue;
      const cause = causes.find(
        (each) => each !== change && !parents.has(each) && rule(change, each, changes),
      );
      const isExplained = change.reasons.every((reason) => cause?.reasons.includes(reason));
      const isParent = [...parents.values()].includes(change);
      if (cause && isExplained && !isParent) parents.set(change, cause);
    }
  return changes
    .filter((change) => !parents.has(change))
    .map((change) => ({
      ...change,
      consequences: changes.filter((each) => parents.get(each) === change),
    }));
}

/** Whether a change only follows from another one. */
type Rule = (change: Change, cause: Change, all: Change[]) => boolean;

/** The same words were replaced by the same others, on the same pages: a title stands in several entries of the head. */
function sameWords(change: Change, cause: Change, all: Change[]): boolean {
  if (
    ![change, cause].every(
      ({ subject, action }) => /^(?:text|head)$/.test(subject) && action === "changed",
    )
  )
    return false;
  const isFirst = all.indexOf(cause) < all.indexOf(change) || cause.subject !== change.subject;
  const isSame =
    marked(change, "removed") === marked(cause, "removed") &&
    marked(change, "added") === marked(cause, "added");
  const isAny = marked(change, "removed") + marked(change, "added") !== "";
  return isSame && isAny && isFirst && isWithin(change, cause);
}

/** A list of pages repeats the date of a page. */
function listedDate(change: Change, cause: Change): boolean {
  const isSaid = (date: string | null, words: string | null) =>
    date === null || (DATE.test(date) && words?.includes(date));
  const isText =
    change.subject === "text" && cause.subject === "text" && cause.action === "changed";
  return isText && Boolean(isSaid(change.old, cause.old) && isSaid(change.new, cause.new));
}

/** A date for machines follows the one that people read. */
function sameDate(change: Change, cause: Change): boolean {
  const isDate = [change.old, change.new].every((date) => /^\d{4}-\d\d-\d\d/.test(date ?? ""));
  const isShown = [cause.old, cause.new].every((words) => /\b\d{4}\b/.test(words ?? ""));
  return isDate && isShown && cause.subject === "text" && isWithin(change, cause);
}

/** The name of a part of the page follows its words: a figure's link to where it is explained. */
function sameLink(change: Change, cause: Change): boolean {
  const isPart = [change.old, change.new].every((target) => target?.startsWith("#"));
  const words = /^Link “(.*)”$/.exec(change.name)?.[1];
  return (
    change.subject === "link" &&
    isPart &&
    cause.subject === "text" &&
    isWithin(change, cause) &&
    marked(cause, "added") === words
  );
}

function marked({ words }: Change, mark: Word["mark"]): string {
  return collapse(words.flatMap((word) => (word.mark === mark ? word.text : [])).join(" "));
}

function isWithin({ places }: Change, cause: Change): boolean {
  return places.every((path) => cause.places.includes(path));
}

/** What lists, neighbours, menus and old addresses say of a page that was added, removed or moved. */
function pageAround(pairs: PagePair[]): Rule {
  const pairOf = new Map(pairs.map((pair) => [pair.path, pair]));
  return (change, cause, all) => {
    const pair = pairOf.get(cause.places[0] ?? "");
    if (cause.subject !== "page" || !pair || change.subject === "page") return false;
    const { old, now, path } = pair;
    if (old && now) return followsMove(change, old.path, now.path);
    const { title = "", description = "" } = (now ?? old)?.document ?? {};
    const names = (each: Change) => isLinkTo(each, path, title);
    if (change.subject === "redirect") return change.new === path && change.old === null;
    // What its head and its elements say for machines.
    const isOwn = change.places.join() === path && /^(?:head|element|style)$/.test(change.subject);
    if (isOwn && change.action !== "removed") return true;
    if (change.places.includes(path) || change.action === "moved") return false;
    if (change.subject === "link") return [change.old, change.new].includes(path);
    if (!/^(?:text|element)$/.test(change.subject)) return false;
    if (names(change)) return true;
    const namings = all.filter(names);
    const isListed = change.places.every((place) =>
      namings.some(({ places }) => places.includes(place)),
    );
    const isElement = change.subject === "element";
    const words = isElement ? change.heading : (change.new ?? change.old ?? "");
    const isShown = (text: string) =>
      (now ?? old)?.document.lines.some((line) => line.words.includes(text));
    // Its date; another one leaves a list that is full.
    const isTitle = words === description || LABELLED.exec(words)?.[1] === title;
    const isDate = DATE.test(words) && (change.action === "removed" || isShown(words));
    // The link beside the new one on the page of a neighbour.
    const isLinks = change.links.length > 0 && remainder(change, change.links) === "";
    return isListed && (isTitle || isDate || isLinks);
  };
}

/** Whether a line is a link with the title of a page, and at most other links beside it. */
function isLinkTo(change: Change, path: string, title: string): boolean {
  const own = change.links.filter(({ href }) => href === path);
  if (!/^(?:text|link)$/.test(change.subject) || own.length === 0) return false;
  const isTitled = own.every(({ words }) => LABELLED.exec(words)?.[1] === title);
  return isTitled && remainder(change, change.links) === "";
}

/** The words of a line outside of these links. */
function remainder(change: Change, links: Change["links"]): string {
  const line = (change.new ?? change.old ?? "").replace(/ \(links? to [^()]*\)$/, "");
  return collapse(links.reduce((rest, { words }) => rest.replace(words, " "), line));
}

function followsMove(change: Change, from: string, to: string): boolean {
  const { subject, old, new: now } = change;
  if (subject === "redirect") return old === null && now === to;
  if (old === null || now === null || !/^(?:link|head)$/.test(subject)) return false;
  return old.split(from).join(to) === now;
}

/** A field of the content whose words a listed change of its page shows, before and after. */
function fieldOf(change: Change, cause: Change): boolean {
  const { subject, old, new: now, places } = change;
  if (subject !== "field" || !/^(?:page|text|head|link)$/.test(cause.subject)) return false;
  const isShared = places.includes("/*");
  if (isShared && (cause.subject === "page" || cause.places.length < 2)) return false;
  if (!isShared && places.length > 0 && !cause.places.some((path) => places.includes(path)))
    return false;
  const isSaid = (words: string | null, text: string) =>
    words === null ||
    text === words ||
    // A token such as {site.name} stands for words that only the page has.
    (words.length > 1 && words.split(/\{[^}]*\}/).every((part) => text.includes(part.trim())));
  const wholeOf = (side: string | null, isPage: boolean) =>
    isPage ? [side, ...cause.lines.map(({ text }) => text)].join("\n") : (side ?? "");
  const isPage = cause.subject === "page";
  if (isPage && cause.action === "added" && /^date /.test(change.name)) return true;
  if (isPage && cause.action === "moved") return change.name.startsWith("formerly ");
  return (
    (old !== null || now !== null) &&
    isSaid(old, wholeOf(cause.old, isPage && cause.action === "removed")) &&
    isSaid(now, wholeOf(cause.new, isPage && cause.action === "added"))
  );
}

/** The picture of a shared link shows its page's title; drawings of a page have their words in the content. */
function pictureOf(change: Change, cause: Change): boolean {
  const [, name] = /^share\/(.+)\.png$/.exec(change.name) ?? [];
  if (change.subject !== "binary file" || name === undefined) return false;
  const path = name === "home" ? "/" : `/${name}`;
  const isTitle = /^(?:page|text|head)$/.test(cause.subject);
  return isTitle && (cause.places.includes(path) || cause.old === path);
}
