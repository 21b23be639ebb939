// A change in; out why a person must look at it, one sentence each, and what is known of its figures.
import { codePointLabel, findHiddenCharacters } from "../../markup/characters";
import { isCritical, UNJUDGED, type Change, type FoundChange } from "../report";
import type { FigureChange, FigureDiff } from "./figures";
import type { LegalCheck } from "./legal-words";

export interface Context {
  isLegal: LegalCheck;
  diffFigures: FigureDiff;
}

/** What people read, search engines show, or a writer has written. */
const READ = /^(?:text|head|page|file|field)$/;
/** Headers that make no difference to security. */
const HARMLESS = /^Header (?:cache-control|content-type|vary|x-robots-tag)/i;
/** An address of another host that a browser loads from: not that of a link, nor one that only names a page. */
const LOADING =
  /(?:\b(?:src|srcset|srcdoc|data|poster|action|formaction|ping): |url\(\s*["']?|@import\s*["'])\s*((?:https?:)?\/\/[\w.-]+)/gi;
const LOADING_LINK =
  /^Link (?:preconnect|dns-prefetch|preload|prefetch|modulepreload|stylesheet|icon|manifest)/;

/** A word with Latin letters or digits, and with letters of an alphabet that has the same shapes. */
const MIXED =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*[\p{Script=Latin}\p{N}])(?=[\p{L}\p{N}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{N}]+/gu;

/** @returns the changes, critical ones first */
export function judgeChanges(found: FoundChange[], context: Context): Change[] {
  const judged = found.map((change): Change => {
    const figures = figuresOf(change, context);
    const reasons = [
      ...changedNotice(change, context),
      ...hiddenLine(change),
      ...figures.flatMap(withoutSource),
      ...lostAddress(change),
      ...changedHeader(change),
      ...otherHosts(change),
      ...unjudgedPage(change),
    ];
    const notes = [
      ...figures.flatMap(describeFigure),
      ...noticesOfPage(change, context),
      ...hiddenCharacters(change),
      ...mixedAlphabets(change),
    ];
    return { ...change, reasons, notes, figures: figures.length, consequences: [] };
  });
  return judged.toSorted((a, b) => Number(isCritical(b)) - Number(isCritical(a)));
}

/** A notice protects readers or the company: whatever happens to one, somebody must have wanted it. */
function changedNotice(change: FoundChange, { isLegal }: Context): string[] {
  const { subject, action, old, new: now, views, isNotice } = change;
  if (subject === "notice") return [`A notice ${old ?? "looks different"} ${views.join(", ")}.`];
  if (!/^(?:text|link|format)$/.test(subject)) return [];
  if (!isNotice && ![old, now].some((words) => words !== null && isLegal(words))) return [];
  if (action === "hidden") return ["Visitors cannot see this notice."];
  if (action === "changed") return ["The words of a notice changed."];
  return [`A notice was ${action}.`];
}

/** A notice that comes or goes with its page is in the list of the page's lines, among all others. */
function noticesOfPage({ subject, lines }: FoundChange, { isLegal }: Context): string[] {
  const notices = subject === "page" ? lines.filter(({ text }) => isLegal(text)) : [];
  return notices.map(({ text }) => `A notice on this page: “${text}”`);
}

function hiddenLine({ action, views }: FoundChange): string[] {
  return action === "hidden" ? [`Visitors cannot see this: ${views.join(", ")}.`] : [];
}

/** Of a whole page those of each line. */
function figuresOf(change: FoundChange, { diffFigures }: Context): FigureChange[] {
  const { subject, action, old, new: now, lines, places } = change;
  if (!READ.test(subject) || /^(?:hidden|moved)$/.test(action)) return [];
  if (subject !== "page") return diffFigures(old, now, places);
  if (action === "removed") return [];
  const found = lines.flatMap(({ text }) => diffFigures(null, text, places));
  return [...new Map(found.map((figure) => [figure.new, figure])).values()];
}

function withoutSource({ old, new: now, source, elsewhere }: FigureChange): string[] {
  if (now === null || source !== undefined) return [];
  const change =
    old === null ? `The figure “${now}” is new` : `The figure “${old}” became “${now}”`;
  const other = elsewhere
    ? ` An equal figure on ${elsewhere.path} has this one: ${elsewhere.source}.`
    : "";
  return [`${change}, and its page gives no source for it.${other}`];
}

function describeFigure({ old, new: now, source, stillAt }: FigureChange): string[] {
  const given = now !== null && source !== undefined ? [`Source of “${now}”: ${source}`] : [];
  const places = stillAt.slice(0, 5).map(({ path, words }) => `${path} (“${words}”)`);
  const still = stillAt.length > 0 ? [`“${old}” still appears on ${places.join(", ")}`] : [];
  return [...given, ...still];
}

/** What people read of the new side, that of a whole page too. */
function newText({ subject, new: now, lines }: FoundChange): string {
  return READ.test(subject) ? [now, ...lines.map(({ text }) => text)].join("\n") : "";
}

function hiddenCharacters(change: FoundChange): string[] {
  const labels = (text: string) =>
    findHiddenCharacters(text)
      .filter(({ isAllowed }) => !isAllowed)
      .map(({ codePoint }) => `${codePointLabel(codePoint)} (unreadable character)`);
  const known = labels(change.old ?? "");
  const fresh = [...new Set(labels(newText(change)).filter((label) => !known.includes(label)))];
  return fresh.length > 0 ? [`It contains misleading characters: ${fresh.join(", ")}.`] : [];
}

/** A letter of another alphabet can look like a Latin one (UTS 39, "mixed-script confusables"). */
function mixedAlphabets(change: FoundChange): string[] {
  const found = newText(change).match(MIXED) ?? [];
  const mixed = found.filter((word) => !change.old?.includes(word));
  return [...new Set(mixed)].map((word) => {
    const letters = word.match(/(?!\p{Script=Latin})\p{L}/gu) ?? [];
    const names = letters.map((letter) => codePointLabel(letter.codePointAt(0) ?? 0));
    return `“${word}” has letters of two alphabets: ${[...new Set(names)].join(", ")}.`;
  });
}

/** Nobody links to a file with a hash in its name. */
function lostAddress({ subject, action, name, places, old, new: now }: FoundChange): string[] {
  if (subject === "redirect" && old !== null)
    return [
      now === null
        ? `The old address no longer leads to ${old}.`
        : `The old address no longer leads to ${old}, but to ${now}.`,
    ];
  if (subject === "head" && /^refresh$/i.test(name) && now !== null)
    return [`The page redirects visitors: ${now}.`];
  if (action !== "removed") return [];
  if (subject === "page") return [`The address ${places[0] ?? ""} no longer exists.`];
  const isFile = /^(?:file|binary file)$/.test(subject) && !/^(?:assets|share)\//.test(name);
  return isFile && old !== null && /^[\d,]+ bytes$/.test(old)
    ? [`The address /${name} no longer exists.`]
    : [];
}

function changedHeader({ subject, action, name }: FoundChange): string[] {
  if (subject !== "header" || HARMLESS.test(name)) return [];
  return [`A security header was ${action}.`];
}

function otherHosts({ subject, action, name, old, new: now }: FoundChange): string[] {
  if (action === "removed" || now === null) return [];
  if (subject === "request") return [`The page loads from another host: ${now}.`];
  if (!/^(?:head|element|style)$/.test(subject)) return [];
  const hostsIn = (text: string) =>
    LOADING_LINK.test(name)
      ? (text.match(/(?:https?:)?\/\/[\w.-]+/g) ?? [])
      : [...text.matchAll(LOADING)].map(([, host = ""]) => host);
  const known = hostsIn(old ?? "");
  const fresh = [...new Set(hostsIn(now).filter((host) => !known.includes(host)))];
  return fresh.length > 0 ? [`The page loads from another host: ${fresh.join(", ")}.`] : [];
}

/** Nobody knows what is on it. */
function unjudgedPage({ subject, new: now }: FoundChange): string[] {
  return subject === "error" && now?.includes(UNJUDGED) ? [now] : [];
}
