// A report in; out what its readers get, for the comment and for the page: sections with entries, and each entry in words.
import { count } from "../../problems/problem";
import { showHidden } from "../../markup/characters";
import { FRAME } from "../words/document";
import {
  isCritical,
  joinWords,
  type Change,
  type PageReport,
  type Report,
  type Word,
} from "../report";

/** Where the site and the report can be visited; undefined where they cannot. */
export interface Addresses {
  /** Of the preview, with a slash at the end. */
  preview?: string | undefined;
  report?: string | undefined;
}

export interface Section {
  title: string;
  /** Undefined for what several pages share, and for files. */
  page?: PageReport;
  /** What happened to the page: "new page, no longer a draft". */
  about: string;
  /** Of the page, in the preview. */
  address?: string | undefined;
  entries: Entry[];
}

export interface Entry extends Pick<Change, "lines" | "reasons" | "notes"> {
  isCritical: boolean;
  /** "Text changed", "Page moved from /a to /b". */
  title: string;
  /** Its place in the preview. */
  address?: string | undefined;
  /** "under “The mission”; on all 21 pages". */
  place: string;
  /** Their names, where the place only counts them. */
  pages: string[];
  words: Word[];
  /** Words that are code, and are best read line by line. */
  isCode: boolean;
  /** What only follows from it, one line each. */
  consequences: string[];
}

const KINDS = { added: "new page", removed: "page removed", changed: "changed", moved: "moved" };

/** The parts of a report; together they have every change, and the findings of the content check beside their pages. */
export function sectionsOf(report: Report, { preview }: Addresses): Section[] {
  const { changes, pages } = report;
  const titleOf = (path: string) => {
    const title = pages.find((page) => page.path === path)?.title;
    return title ? `${title} (${path})` : path;
  };
  const site = { titleOf, preview, allPages: report.allPages };
  const ofPages = pages.map((page): Section => {
    const own = changes.filter(({ places }) => places.join() === page.path);
    return {
      ...{ title: page.title || page.path, page, about: describePage(page) },
      address: page.kind === "removed" ? undefined : addressOf(preview, page.path),
      entries: [
        ...own.map((change) => describeChange(change, site)),
        ...(page.findings.length > 0 ? [noteEntry("Content check", page.findings)] : []),
      ],
    };
  });
  const paths = pages.map(({ path }) => path);
  const rest = changes.filter(({ places }) => !paths.includes(places.join()));
  const ofGroups = GROUPS.map((title): Section => {
    const own = rest.filter((change) => groupOf(change) === title);
    return { title, about: "", entries: own.map((change) => describeChange(change, site)) };
  });
  const list = (title: string, lines: string[]): Section => ({
    ...{ title, about: "", entries: lines.map((line) => noteEntry(line)) },
  });
  return [
    ...[...ofPages, ...ofGroups].toSorted((a, b) => rankOf(a) - rankOf(b)),
    list("Content check, in files that make no page", report.findings),
    list("Not published yet", report.waiting),
  ].filter(({ entries, page }) => entries.length > 0 || page?.kind === "moved");
}

/** What is not on one page only. */
const GROUPS = [
  "On several pages",
  "Content that the pages above do not show",
  "Headers and files",
  "Code",
] as const;

function groupOf({ subject, places }: Change): (typeof GROUPS)[number] {
  if (subject === "field") return "Content that the pages above do not show";
  if (places.length > 1) return "On several pages";
  return subject === "code" ? "Code" : "Headers and files";
}

/** Critical first, what only looks different last. */
function rankOf(section: Section): number {
  if (hasCritical(section)) return 0;
  return section.page &&
    section.entries.every(({ words, lines }) => words.length + lines.length === 0)
    ? 2
    : 1;
}

/** Whether somebody must look at one of the entries. */
export function hasCritical({ entries }: Section): boolean {
  return entries.some((entry) => entry.isCritical);
}

function describePage({ kind, from, note }: PageReport): string {
  return [KINDS[kind] + (from === undefined ? "" : ` from ${from}`), note]
    .filter(Boolean)
    .join(", ");
}

/** What a change alone does not know. */
interface SiteFacts {
  titleOf: (path: string) => string;
  preview: string | undefined;
  allPages: number;
}

/** More pages are counted, not named. */
const MOST_NAMED = 3;

function describeChange(change: Change, site: SiteFacts): Entry {
  const { lines, reasons, notes, consequences, places } = change;
  return {
    isCritical: isCritical(change),
    title: titleOfChange(change),
    address: placeInPreview(change, site.preview),
    place: describePlace(change, site),
    pages: isCounted(change) ? places.map(site.titleOf) : [],
    words: wordsOf(change),
    isCode: /^(?:style|code|drawing|file)$/.test(change.subject),
    ...{ lines, reasons, notes },
    consequences: consequences.map((each) => describeBriefly(each, change, site)),
  };
}

/** What is no change. */
function noteEntry(title: string, notes: string[] = []): Entry {
  const empty = { pages: [], words: [], lines: [], reasons: [], consequences: [] };
  return { ...empty, title, notes, place: "", isCritical: false, isCode: false };
}

/** "Text changed", and sentences for what has no words. */
function titleOfChange({ subject, action, name, views, old, new: now }: Change): string {
  if (subject === "page" && action === "added") return "New page";
  if (subject === "page" && action === "removed") return "Page removed";
  if (subject === "page") return `Page moved from ${old} to ${now}`;
  if (subject === "look")
    return views.some((view) => view.includes("1280"))
      ? "The page looks different: see the pictures"
      : `The page looks different only ${joinWords(views)}: see the pictures`;
  const isSentence = /^(?:error|accessibility)$/.test(subject) || name.startsWith("Code changed");
  if (isSentence) return name;
  if (action === "hidden") return `${name} hidden ${joinWords(views)}`;
  return `${name} ${action}`;
}

function isCounted({ places, subject }: Change): boolean {
  return places.length > MOST_NAMED && subject !== "field";
}

/** "on all 21 pages", "on 2 pages: Home (/), About Us (/about-us)". */
function describePages(change: Change, { titleOf, allPages }: SiteFacts): string {
  const { places, subject } = change;
  if (places.length < 2 || subject === "field") return "";
  if (places.length >= allPages) return `on all ${places.length} pages`;
  if (isCounted(change)) return `on ${places.length} of ${allPages} pages`;
  return `on ${count(places.length, "page")}: ${places.map(titleOf).join(", ")}`;
}

function describePlace(change: Change, site: SiteFacts): string {
  const times = change.times > 1 ? count(change.times, "time") : "";
  return [describeHeading(change), times, describePages(change, site)].filter(Boolean).join("; ");
}

function describeHeading({ heading, action, name, subject }: Change): string {
  if (action === "moved" && heading.startsWith("from ")) return heading;
  if (!heading || name.startsWith("Heading")) return "";
  if (heading === FRAME) return `in ${FRAME}`;
  return `${subject === "element" ? "at" : "under"} “${heading}”`;
}

function wordsOf({ subject, action, old, new: now, words, reasons }: Change): Word[] {
  // The reason says it.
  const isUnjudged = reasons.includes(now ?? "");
  if (/^(?:look|page)$/.test(subject) || isUnjudged) return [];
  if (subject === "notice") return [{ text: now ?? "", mark: "same" }];
  if (words.length > 0) return words;
  if (action === "hidden" || action === "moved" || old === now)
    return [{ text: now ?? old ?? "", mark: "same" }];
  return [
    ...(old === null ? [] : [{ text: old, mark: "removed" } as const]),
    ...(now === null ? [] : [{ text: now, mark: "added" } as const]),
  ];
}

/** One line: "News (/news): text added: “A new office”". */
function describeBriefly(change: Change, cause: Change, site: SiteFacts): string {
  const { places, old, new: now, subject, action, name } = change;
  const isElsewhere = places.some((path) => !cause.places.includes(path)) && !places.includes("/*");
  const pages = describePages(change, site) || places.map(site.titleOf).join(", ");
  const where = isElsewhere ? `${pages}: ` : "";
  const title = subject === "field" ? `field ${name}` : titleOfChange(change);
  if (subject === "file" || subject === "binary file")
    return `${name} was ${action === "changed" ? "made anew" : action}`;
  // The cause has the words.
  const isSaid = cause.lines.some(({ text }) => text === now || text === old);
  if (subject === "field" && isSaid) return title;
  if (old !== null && now !== null && old !== now) return `${where}${title}: “${old}” → “${now}”`;
  const text = now ?? old;
  return `${where}${title}${text === null ? "" : `: “${text}”`}`;
}

/** A text fragment leads to the words themselves. */
function placeInPreview(
  { places, new: now, subject, action }: Change,
  preview: string | undefined,
): string | undefined {
  const [path = ""] = places;
  const page = addressOf(preview, path);
  if (page === undefined || (subject === "page" && action === "removed")) return undefined;
  const isText = /^(?:text|link|format|notice)$/.test(subject) && action !== "removed";
  const words = isText
    ? (now ?? "")
        .replace(/ \(links? to [^()]*\)$/, "")
        .split(/\s+/)
        .slice(0, 8)
    : [];
  const fragment = encodeURIComponent(words.join(" ")).replace(/-/g, "%2D");
  return fragment && subject !== "link" ? `${page}#:~:text=${fragment}` : page;
}

/** A path that could lead out of the site is no link. */
function addressOf(preview: string | undefined, path: string): string | undefined {
  const isSafe = /^\/(?:[\w-]+\/?)*$/.test(path);
  return preview !== undefined && isSafe ? preview.replace(/\/$/, "") + path : undefined;
}

/** `2026-01-31 14:05 UTC · pull request 12, commit 1234abcd · compared with main, commit 5678cdef`. */
export function describeCommits({ date, head, base }: Report): string {
  const nameOf = ({ title, commit }: Report["head"]) =>
    commit ? `${title}, commit ${commit.slice(0, 8)}` : title;
  return showHidden(`${date} UTC · ${nameOf(head)} · compared with ${nameOf(base)}`);
}

/** How pages were compared, and what "critical" means. */
export function describeChecks({ samePages }: Report): string {
  const same = samePages > 0 ? `${count(samePages, "page")} opened without a difference. ` : "";
  return `${same}Compared: every file; words, links, head and active elements of each page; fields of the content; pictures of each page that can have changed, at 320, 1280 and 1920 px and in print without JavaScript, and at 1280 px with it; accessibility. Not compared: what a click or a key does. “Critical” asks somebody to look, and is no judgement: a notice, a line that visitors cannot see, a figure without a source, a lost address, a redirect, a security header, a request to another host.`;
}
