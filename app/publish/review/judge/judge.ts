// A change in; out how severe it is, and why a person must look at it first, one sentence each.
import { findRegulated } from "../../content/lint/words/find-regulated";
import { codePointLabel, findHiddenCharacters } from "../../markup/characters";
import type { LegalCheck } from "./legal-words";
import { wordsOf } from "../words/lines-diff";
import { explainHeader } from "./policy";
import type { Change, ChangeSubject, FoundChange, Severity } from "../report";
import { SEVERITIES } from "../report";
import { hostsIn } from "../bytes/site-diff";

const SEVERITY: Record<ChangeSubject, Severity> = {
  text: "wording",
  head: "wording",
  page: "wording",
  file: "wording",
  // A file that the review cannot read, such as a PDF, may contain words.
  "binary file": "wording",
  link: "links",
  "broken link": "links",
  redirect: "links",
  look: "looks",
  notice: "looks",
  accessibility: "looks",
  "picture file": "looks",
  // Its rules may show in no picture: hover, focus, or a window of another size.
  style: "looks",
  // It may change what keys and screen readers do.
  element: "looks",
  request: "code",
  error: "code",
  header: "code",
  roles: "code",
  code: "code",
  "code text": "code",
};
/** What people read or search engines show. */
const READ = /^(?:text|link|head|page|file|code text)$/;
/** Elements and attributes that load, run or send something, or move every address of the page. */
const ACTIVE =
  /^<(?:script|iframe|frame|object|embed|applet|form|base|template|portal|video|audio)\b|\s(?:on\w+|action|formaction|srcdoc|ping)=/i;

/** In Markdown. */
const FOREIGN_IMAGE = /!\[[^\]]*\]\(((?:https?:)?\/\/[^)\s]*)/;

/** What the rules need to know about both sites. */
export interface Context {
  isLegal: LegalCheck;
  /** Hosts that the pages of the base name in their heads: its own domain, the vocabulary of its data. */
  hosts: ReadonlySet<string>;
}

type Rule = (change: FoundChange, context: Context) => string[];

/** Each says why a change is critical; the worst comes first. */
const RULES: Rule[] = [
  lostNotice,
  addedRegulatedWords,
  figuresWithoutSource,
  addedHiddenCharacters,
  lostAddress,
  changedIndexing,
  lostRoles,
  weakerHeader,
  otherHosts,
  activeElements,
  reportedErrors,
  falseCopies,
];

/** @returns the changes, the worst first */
export function judgeChanges(found: FoundChange[], context: Context): Change[] {
  return found
    .map((change) => {
      const reasons = RULES.map((rule) => rule(change, context));
      const rank = reasons.findIndex(({ length }) => length > 0);
      const severity: Severity = rank < 0 ? SEVERITY[change.subject] : "critical";
      return { rank, change: { ...change, severity, reasons: reasons.flat() } };
    })
    .toSorted((a, b) => orderOf(a.change) - orderOf(b.change) || a.rank - b.rank)
    .map(({ change }) => change);
}

function orderOf({ severity }: Change): number {
  return SEVERITIES.indexOf(severity);
}

function lostNotice(change: FoundChange, { isLegal }: Context): string[] {
  const { subject, action, old, new: now, views } = change;
  if (subject === "notice") return [`A notice looks different: ${views.join(", ")}`];
  const words = old === null || !/^(?:text|link)$/.test(subject) ? [] : isLegal(wordsOf(old));
  if (words.length === 0) return [];
  if (action === "hidden") return [`A notice cannot be seen: ${views.join(", ")}`];
  if (action === "removed") return ["A notice is gone"];
  const kept = isLegal(wordsOf(now ?? ""));
  const lost = words.filter((word) => !kept.includes(word) && word !== "the notice");
  return lost.length > 0
    ? [`A notice lost its words: ${lost.map((word) => `“${word}”`).join(", ")}`]
    : [];
}

/** Denied words claim nothing; once the denial is removed, they do. */
function addedRegulatedWords({ subject, action, old, new: now }: FoundChange): string[] {
  if (now === null || !READ.test(subject) || !/^(?:added|changed)$/.test(action)) return [];
  const claimsIn = (text: string) =>
    findRegulated(wordsOf(text)).filter(({ level }) => level === "error");
  const known = claimsIn(old ?? "").map(({ words }) => words.toLowerCase());
  return claimsIn(now)
    .filter(({ words }) => {
      const at = known.indexOf(words.toLowerCase());
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    })
    .map(({ words, rule }) => `“${words}” ${rule.reason} (${rule.source})`);
}

function figuresWithoutSource({ figures }: FoundChange): string[] {
  return figures.flatMap(({ old, new: now, isClaim, source, isSourceNew }) => {
    if (!isClaim || now === null) return [];
    const change = old === null ? `“${now}” is new` : `“${old}” became “${now}”`;
    if (source === null) return [`${change}, and the content gives no source for it`];
    const isSame = old !== null && !isSourceNew;
    return isSame ? [`${change}, and its source is the same as before: ${source}`] : [];
  });
}

function addedHiddenCharacters({ subject, old, new: now }: FoundChange): string[] {
  if (!READ.test(subject) || subject === "code text") return [];
  const labels = (text: string | null) =>
    findHiddenCharacters(text ?? "")
      .filter(({ isHonest }) => !isHonest)
      .map(({ codePoint, kind }) => `${codePointLabel(codePoint)} ${kind}`);
  const known = labels(old);
  const fresh = [...new Set(labels(now).filter((label) => !known.includes(label)))];
  return fresh.length > 0 ? [`Holds characters that mislead readers: ${fresh.join(", ")}`] : [];
}

/** Nobody links to a file with a hash in its name; the picture of a shared link is removed with its page. */
function lostAddress({ subject, action, name, places, old }: FoundChange): string[] {
  if (action !== "removed") return [];
  if (subject === "page") return [`The address ${places[0] ?? ""} no longer exists`];
  if (subject === "redirect") return [`The old address no longer leads to ${old ?? ""}`];
  const isFile = /^(?:file|binary file|picture file)$/.test(subject) && /^[\w./-]+$/.test(name);
  return isFile && !/^(?:assets|share)\//.test(name)
    ? [`The address /${name} no longer exists`]
    : [];
}

function changedIndexing({ subject, action, name }: FoundChange): string[] {
  const isIndexing =
    /^Instructions for search engines/.test(name) ||
    name === "robots.txt" ||
    (name === "sitemap.xml" && subject === "file" && action === "removed");
  return isIndexing ? ["What search engines may list changed"] : [];
}

function lostRoles({ subject, old, new: now }: FoundChange): string[] {
  if (subject !== "roles") return [];
  const kept = (now ?? "").split(", ");
  const lost = (old ?? "").split(", ").filter((role) => role && !kept.includes(role));
  return lost.length > 0 ? [`A release no longer needs a signature by: ${lost.join(", ")}`] : [];
}

function weakerHeader({ subject, name, old, new: now }: FoundChange): string[] {
  const isPolicy = subject === "head" && /^(?:content-security-policy|referrer)/i.test(name);
  if (subject !== "header" && !isPolicy) return [];
  const reason = explainHeader(name, old, now);
  return reason ? [`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`] : [];
}

/** A link to another host is a link; anything else makes browsers or search engines contact the host. */
function otherHosts({ subject, action, name, old, new: now }: FoundChange, { hosts }: Context) {
  if (subject === "request") return [`The page now loads from another host: ${now ?? ""}`];
  const [, image] = (/^(?:text|page)$/.test(subject) && FOREIGN_IMAGE.exec(now ?? "")) || [];
  if (image !== undefined && !old?.includes(image))
    return [`The page now loads from another host: ${image}`];
  if (action === "removed" || !/^(?:head|element|style|file)$/.test(subject)) return [];
  // Data that is new can name the pages of others.
  if (old === null && name.startsWith("Structured data")) return [];
  const known = hostsIn(old ?? "");
  const fresh = [...hostsIn(now ?? "")].filter((host) => !known.has(host) && !hosts.has(host));
  return fresh.length > 0 ? [`The page now loads from another host: ${fresh.join(", ")}`] : [];
}

function activeElements({ subject, action, name, new: now }: FoundChange): string[] {
  // A page's code has a hash in its name and is in "assets"; a service worker cannot.
  if (
    subject === "code" &&
    action === "added" &&
    /\.m?js$/.test(name) &&
    !name.startsWith("assets/")
  )
    return [`A file of code is new: ${name}`];
  if (/^(?:text|link)$/.test(subject) && /\]\(\s*(?:javascript|data|vbscript):/i.test(now ?? ""))
    return [`A link runs code: ${now ?? ""}`];
  if (subject === "head" && /^refresh\b/i.test(name) && now !== null)
    return [`The page leads visitors away: ${now}`];
  const found = subject === "element" && action !== "moved" && ACTIVE.exec(now ?? "");
  return found ? [`An element that can load, run or send something is new: ${now ?? ""}`] : [];
}

function reportedErrors({ subject, new: now }: FoundChange): string[] {
  return subject === "error" ? [`The page reports an error: ${now ?? ""}`] : [];
}

/** See `FALSE_COPY` in site-diff.ts. */
function falseCopies({ subject, name, new: now }: FoundChange): string[] {
  return subject === "file" && /\.(?:br|gz)$/.test(name) && now !== null ? [`${name}: ${now}`] : [];
}
