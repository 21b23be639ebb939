// The table of flags: why a person should read a passage. A flag finds and shows; it does not judge.
import type { PlacedPassage } from "../diff/site-diff";
import type { Flag } from "../report";
import type { TextLine } from "../site/page-text";
import { findFigures } from "./figures";
import { hostsInText } from "./hosts";
import { findNegations } from "./negations";
import { findRegulatedWords } from "./regulated-words";

/** What a row of the table may ask about the two sites. */
export interface SiteFacts {
  /** The paths of the pages of law, before or now. */
  legal: ReadonlySet<string>;
  /** The language of a page: "en". */
  languageOf: (path: string) => string;
  /** The pages of the head on which a figure stands, by its value. */
  pagesWithFigure: (value: string) => string[];
  /** Hosts that the base does not name, each with the files that name it. */
  newHosts: ReadonlyMap<string, string[]>;
  /** Whether the head has a page at this path; "/*" stands for many. */
  hasPage: (path: string) => boolean;
  /** The paths of the pages that link to a file. */
  pagesThatLinkTo: (file: string) => string[];
}

interface Row {
  name: string;
  /** Why a passage is to be read, a sentence for each reason. */
  find: (passage: Sides, facts: SiteFacts) => string[];
}

/** A passage, with its lines of both sides. */
export interface Sides extends PlacedPassage {
  old: TextLine[];
  now: TextLine[];
  /** Whether a line was added elsewhere as it was. */
  isMoved: (line: TextLine) => boolean;
}

/** In the order in which a reader gets them. */
const TABLE: Row[] = [
  { name: "notice", find: findNotices },
  { name: "page of law", find: findLaw },
  {
    name: "negation",
    find: ({ old, now, isWhole, isMoved, pages, file }, { languageOf }) =>
      isWhole || (file !== undefined && !file.endsWith(".pdf"))
        ? []
        : findNegations(
            textOf(old.filter((line) => !isMoved(line))),
            textOf(now),
            languageOf(pages[0] ?? ""),
          ),
  },
  { name: "figure", find: findFigureChanges },
  { name: "regulated word", find: findRegulated },
  { name: "not visible", find: findUnseen },
  {
    name: "new host",
    find: ({ now }, { newHosts }) =>
      hostsInText(textOf(now)).flatMap((host) =>
        newHosts.has(host) ? [describeHost(host, newHosts.get(host) ?? [])] : [],
      ),
  },
  { name: "security header", find: findHeaders },
  { name: "redirect", find: findRedirects },
  {
    name: "document",
    find: ({ file }, { pagesThatLinkTo }) =>
      file?.endsWith(".pdf") ? [describeDocument(pagesThatLinkTo(file))] : [],
  },
];

/** Every reason to read a passage. */
export function flagsOf(passage: Sides, facts: SiteFacts): Flag[] {
  return TABLE.flatMap(({ name, find }) =>
    [...new Set(find(passage, facts))].map((sentence) => ({ name, sentence })),
  );
}

/** "It is linked from / and /investors." */
export function describeDocument(pages: string[]): string {
  const where = pages.length > 0 ? `linked from ${list(pages)}` : "no page links to it";
  return `A document that visitors can download differs (${where}).`;
}

/** "evil.example is named for the first time, in assets/home.js." */
export function describeHost(host: string, files: string[]): string {
  return `The host ${host} is named for the first time, in ${list(files)}.`;
}

function findNotices({ pairs, isWhole }: Sides): string[] {
  const isNotice = (line: TextLine | undefined) => line?.text.includes("NOTICE: ") === true;
  return pairs.flatMap(({ old, now }) => {
    if (isWhole || (!isNotice(old) && !isNotice(now))) return [];
    if (!isNotice(now))
      return [old && now ? "A notice is no longer one." : "A notice was removed."];
    return [isNotice(old) ? "A notice changed." : "A notice was added."];
  });
}

/** What all pages share is not the text of a page of law. */
function findLaw({ pages, pairs }: Sides, { legal }: SiteFacts): string[] {
  const hasWords = pairs.some(({ old, now }) => old !== now);
  const isLaw = hasWords && pages.length > 0 && pages.every((path) => legal.has(path));
  return isLaw ? ["The legal links of the site lead to this page."] : [];
}

function findFigureChanges({ old, now, file }: Sides, facts: SiteFacts): string[] {
  if (file !== undefined && !file.endsWith(".pdf")) return [];
  const read = (lines: TextLine[]) => lines.flatMap((line) => findFigures(textOf([line])));
  const [before, after] = [read(old), read(now)];
  const gone = before.filter(({ value }) => !after.some((figure) => figure.value === value));
  const fresh = after.filter(({ value }) => !before.some((figure) => figure.value === value));
  const pairs = gone.length === fresh.length;
  const changed = fresh.map(({ words }, index) => {
    const from = pairs ? gone[index] : undefined;
    const source = sourceOf(words, now);
    if (!from) return `The figure “${words}” is new. ${source}`;
    return [
      `A figure changed: “${from.words}” → “${words}”. ${source}`,
      ...stillOn(from, facts),
    ].join(" ");
  });
  const removed = pairs
    ? []
    : gone.map((figure) =>
        [`The figure “${figure.words}” was removed.`, ...stillOn(figure, facts)].join(" "),
      );
  return [...changed, ...removed];
}

function stillOn({ words, value }: { words: string; value: string }, facts: SiteFacts): string[] {
  const pages = facts.pagesWithFigure(value);
  return pages.length > 0 ? [`“${words}” still stands on ${list(pages)}.`] : [];
}

/** What the page itself gives for a figure: the note behind its sentence, or the definition that it links to. */
function sourceOf(figure: string, lines: TextLine[]): string {
  for (const { text, explained } of lines) {
    const own = explained.find(({ words }) => words.includes(figure));
    if (own) return `The page explains it: “${own.by}”`;
    // A definition, which says it itself.
    if (text.startsWith(`${figure}: `)) return `The page explains it: “${text}”`;
    const rest = text.slice(text.indexOf(figure) + figure.length);
    const note = /^[^.!?]*[.!?]?\s*\[note: ([^\]]*)\]/.exec(rest)?.[1];
    if (text.includes(figure) && note) return `Its note says: “${note}”`;
  }
  return "No source is given with it.";
}

function findRegulated({ old, now, pages, file }: Sides, { languageOf }: SiteFacts): string[] {
  if (file !== undefined && !file.endsWith(".pdf")) return [];
  const language = languageOf(pages[0] ?? "");
  const read = (lines: TextLine[]) =>
    lines.flatMap((line) => findRegulatedWords(textOf([line]), language));
  const known = read(old).map(({ words }) => words.toLowerCase());
  return read(now)
    .filter(({ words }) => !known.includes(words.toLowerCase()))
    .map(({ words, reason, rule }) => `“${words}”: ${reason} (${rule})`);
}

const UNSEEN = /\s?\((not (?:visible|at \d|in print)[^)]*)\)/g;

/** Views in which a line that is there now cannot be seen, and could before. */
function findUnseen({ pairs }: Sides): string[] {
  const viewsIn = (line: TextLine | undefined) =>
    [...(line?.text ?? "").matchAll(UNSEEN)].map(([, views = ""]) => views);
  return pairs.flatMap(({ old, now }) =>
    viewsIn(now)
      .filter((views) => !viewsIn(old).includes(views))
      .map((views) => `Visitors cannot see this: ${views}.`),
  );
}

function findHeaders({ file, old, now, isWhole }: Sides): string[] {
  if (isWhole) return [];
  const changed = [...old, ...now].map(({ text }) => text.trim());
  if (file === "_headers" && changed.some((line) => !/^(?:Cache-Control:|\/)/.test(line)))
    return ["A security header differs."];
  const isPolicy =
    file === undefined && changed.some((line) => /^(?:Policy|Referrers): /.test(line));
  return isPolicy ? ["The security policy in the page differs."] : [];
}

function findRedirects({ file, now }: Sides, { hasPage }: SiteFacts): string[] {
  return now.flatMap(({ text }) => {
    if (file === undefined)
      return /^Sends visitors on: /.test(text) ? ["The page sends its visitors on."] : [];
    if (file !== "_redirects") return [];
    const [from = "", to = ""] = text.trim().split(/\s+/);
    if (/^(?:https?:)?\/\//.test(to))
      return [`Visitors of ${from} are sent to another site: ${to}`];
    return hasPage(from) ? [`Visitors of a page are sent on: ${from} → ${to}`] : [];
  });
}

/** Lines that browsers and search engines read. */
const TECHNICAL = /^(?:Policy|Referrers|Search engines|Address|Language|Sends visitors on): /;

/** The words of lines that people read, without where they cannot be seen. */
function textOf(lines: TextLine[]): string {
  return lines
    .filter(({ text }) => !TECHNICAL.test(text))
    .map(({ text }) => text.replace(UNSEEN, "").replace(/[{}]/g, ""))
    .join("\n");
}

/** "/, /about-us and 3 more". */
function list(names: string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
