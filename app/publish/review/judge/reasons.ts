// A change in; out why a person must look into it before anything else, one sentence each, and how severe it is.
import { findRegulated, type RegulatedUse } from "../../content/lint/words/find-regulated";
import { codePointLabel, findHiddenCharacters } from "../../markup/characters";
import { literalsIn } from "../diff/shown-words";
import { isUnseen } from "../diff/style-rules";
import type { ChangeSubject, FoundChange, Severity } from "../report";
import type { LegalCheck } from "./legal-words";
import { explainHeader } from "./policy";

const SEVERITY: Record<ChangeSubject, Severity> = {
  text: "wording",
  heading: "wording",
  alt: "wording",
  label: "wording",
  title: "wording",
  tooltip: "wording",
  generated: "wording",
  drawing: "wording",
  head: "wording",
  page: "wording",
  link: "links",
  image: "looks",
  look: "looks",
  accessibility: "looks",
  // Not "the same" before a person has looked.
  markup: "looks",
  request: "code",
  roles: "code",
  error: "code",
  header: "code",
  code: "code",
  // Its rules may show in no picture: what the pointer is over, what has the focus, a window of another size.
  styles: "looks",
  // A file of a kind that nobody reads here, such as a PDF, may hold words.
  file: "wording",
};
const PICTURE_FILE = /\.(?:svg|png|jpe?g|webp|avif|ico|gif|woff2?)$/;
/** Elements and attributes that load, run or send something, or move every address of the page. */
const ACTIVE =
  /^<(?:iframe|frame|object|embed|form|base|script|meta|link|video|audio|template|portal)\b|\s(?:on\w+|action|formaction|srcdoc|ping)=/im;
const OTHER_HOST = /(?:https?:|(?<![\w:/]))\/\/([\w.-]+\.[a-z]{2,})/gi;

interface Context {
  isLegal: LegalCheck;
  /** The old addresses that lead on to a page of the head. */
  leads: ReadonlySet<string>;
  /** Named in the heads of the base's pages: its own domain, the vocabulary of its data. */
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
  unseenStyles,
  weakerHeader,
  otherHosts,
  activeElements,
  reportedErrors,
  falseCopies,
];

/** What a change is: the lower its rank among the critical ones, the worse. */
export interface Severeness {
  severity: Severity;
  reasons: string[];
  rank: number;
}

export function createSeverity(context: Context): (change: FoundChange) => Severeness {
  return (change) => {
    const found = RULES.map((rule) => rule(change, context));
    const reasons = found.flat();
    const severity = reasons.length > 0 ? "critical" : severityOf(change);
    return { severity, reasons, rank: found.findIndex(({ length }) => length > 0) };
  };
}

function severityOf({ subject, name, old, new: now }: FoundChange): Severity {
  if (subject === "file" && PICTURE_FILE.test(name)) return "looks";
  const hasRules = old !== null || now !== null;
  return subject === "styles" && !hasRules ? "code" : SEVERITY[subject];
}

function lostNotice(change: FoundChange, { isLegal }: Context): string[] {
  const { action, old, new: now, views, subject } = change;
  const words = old === null ? [] : isLegal(old);
  if (words.length === 0 || !isReadText(subject)) return [];
  if (action === "hidden") return [`A notice cannot be seen: ${views.join(", ")}`];
  if (action === "removed") return ["A notice is gone"];
  const kept = now === null ? [] : isLegal(now);
  const lost = words.filter((word) => !kept.includes(word));
  return action === "changed" && lost.length > 0 && !lost.every((word) => word === "the notice")
    ? [`A notice lost its words: ${lost.map((word) => `“${word}”`).join(", ")}`]
    : [];
}

function addedRegulatedWords({ subject, action, old, new: now }: FoundChange): string[] {
  if (now === null || !/^(?:added|changed|shown)$/.test(action)) return [];
  // Of a style sheet, people read what stands in quotes: "stop-color" stops nothing.
  const read = (text: string) => (subject === "styles" ? literalsIn(text).join("\n") : text);
  const known =
    action === "shown" ? [] : assertedIn(read(old ?? "")).map(({ words }) => words.toLowerCase());
  return assertedIn(read(now))
    .filter(({ words }) => {
      const at = known.indexOf(words.toLowerCase());
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    })
    .map(({ words, rule }) => `“${words}” ${rule.reason} (${rule.source})`);
}

/** What is denied is no claim yet, and one as soon as the denial is gone. */
function assertedIn(text: string): RegulatedUse[] {
  return findRegulated(text).filter(({ level }) => level === "error");
}

function figuresWithoutSource({ figures }: FoundChange): string[] {
  return figures.flatMap(
    ({ old, new: now, isClaim, source, isSourceNew, contradicts, stillAt }) => {
      if (!isClaim || now === null) return [];
      const [still] = stillAt;
      const change = old === null ? `“${now}” is new` : `“${old}” became “${now}”`;
      return [
        ...(source === null ? [`${change}, and the content gives no source for it`] : []),
        ...(source !== null && old !== null && !isSourceNew
          ? [`${change}, and its source is the same as before: ${source}`]
          : []),
        ...(contradicts
          ? [
              still && old !== null
                ? `${change}, but ${still.path} still says: ${still.sentence}`
                : `“${now}” contradicts another value on the site`,
            ]
          : []),
      ];
    },
  );
}

function addedHiddenCharacters({ old, new: now }: FoundChange): string[] {
  const labels = (text: string | null) =>
    findHiddenCharacters(text ?? "")
      .filter(({ isHonest }) => !isHonest)
      .map(({ codePoint, kind }) => `${codePointLabel(codePoint)} ${kind}`);
  const known = labels(old);
  const fresh = [...new Set(labels(now).filter((label) => !known.includes(label)))];
  return fresh.length > 0 ? [`Holds characters that mislead readers: ${fresh.join(", ")}`] : [];
}

/** A file with a hash in its name is nobody's address; the picture of a shared link goes with its page, and a copy with its file. */
function lostAddress({ subject, action, name, old, places }: FoundChange, { leads }: Context) {
  const isFile =
    subject === "file" && action === "removed" && !/^(?:assets|share)\/|\.(?:br|gz)$/.test(name);
  if (!isFile && (subject !== "page" || action === "added")) return [];
  const path = isFile ? `/${name}` : action === "moved" ? (old ?? "") : (places[0]?.path ?? "");
  return leads.has(path) ? [] : [`The address ${path} answers no more`];
}

function lostRoles({ subject, old, new: now }: FoundChange): string[] {
  if (subject !== "roles") return [];
  const kept = (now ?? "").split(", ");
  const lost = (old ?? "").split(", ").filter((role) => role && !kept.includes(role));
  return lost.length > 0 ? [`A release needs no signature any more by: ${lost.join(", ")}`] : [];
}

function changedIndexing({ subject, name, old, new: now }: FoundChange): string[] {
  const isAboutRobots =
    /^Instructions for search engines/.test(name) ||
    (subject === "file" && name === "robots.txt") ||
    (subject === "file" && name === "sitemap.xml" && old !== null && now === null);
  return isAboutRobots ? ["What search engines may list changed"] : [];
}

function unseenStyles({ subject, old, new: now }: FoundChange): string[] {
  if (subject !== "styles") return [];
  const found = `${old ?? ""}\n${now ?? ""}`.split("\n").find(isUnseen);
  const [condition = ""] = found?.split("{") ?? [];
  return found === undefined
    ? []
    : [`Rules changed that hold in no view of this review: ${condition}`];
}

function weakerHeader({ subject, name, old, new: now }: FoundChange): string[] {
  const isPolicy = subject === "head" && /^(?:content-security-policy|referrer)/i.test(name);
  if (subject !== "header" && !isPolicy) return [];
  const reason = explainHeader(name, old, now);
  return reason ? [`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`] : [];
}

/** A link to another host is a link; anything else makes browsers or search engines ask it. */
function otherHosts(
  { subject, action, name, old, new: now }: FoundChange,
  { hosts }: Context,
): string[] {
  if (action === "removed" || !/^(?:request|head|markup|styles|code|image|file)$/.test(subject))
    return [];
  // Data that is new can name the pages of others.
  if (old === null && name.startsWith("Structured data")) return [];
  const known = hostsIn(old ?? "");
  // A head, a feed and a sitemap name the site's own addresses.
  if (/^(?:head|file)$/.test(subject)) for (const host of hosts) known.add(host);
  const fresh = [...hostsIn(now ?? "")].filter((host) => !known.has(host));
  return fresh.length > 0 ? [`Another host is asked: ${fresh.join(", ")}`] : [];
}

/** The names of a format (XML Namespaces) are no addresses. */
export function hostsIn(text: string): Set<string> {
  const addresses = text.replace(/\bxmlns(?::\w+)?="[^"]*"/g, "");
  return new Set([...addresses.matchAll(OTHER_HOST)].map(([, host = ""]) => host));
}

function activeElements({ subject, action, name, new: now }: FoundChange): string[] {
  // A page's code has a hash in its name and lies in "assets"; a service worker cannot.
  if (subject === "code" && action === "added" && !name.startsWith("assets/"))
    return [`A file of code is new: ${name}`];
  if (subject === "link" && /^\s*(?:javascript|data|vbscript):/i.test(now ?? ""))
    return [`A link runs code: ${now ?? ""}`];
  if (subject === "head" && /^refresh\b/i.test(name) && now !== null)
    return [`The page leads visitors away: ${now}`];
  const found = subject === "markup" && ACTIVE.exec(now ?? "");
  return found
    ? [`An element that can load, run or send something is new: ${found[0].trim()}`]
    : [];
}

function reportedErrors({ subject, action, new: now }: FoundChange): string[] {
  return subject === "error" && action === "added"
    ? [`The page reports an error: ${now ?? ""}`]
    : [];
}

/** See `describeLie` in files-diff.ts. */
function falseCopies({ subject, name, new: now }: FoundChange): string[] {
  return subject === "file" && /\.(?:br|gz)$/.test(name) && now !== null ? [`${name} ${now}`] : [];
}

function isReadText(subject: ChangeSubject): boolean {
  return SEVERITY[subject] === "wording" && subject !== "page";
}
