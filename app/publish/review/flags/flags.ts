// Says why a passage is marked. A flag finds and shows; it does not judge.
import type { FoundPassage } from "../diff/site-diff";
import { showForeignLetters } from "../show-letters";
import { listFirst, type Flag } from "../report";
import { textOfLine, type SiteLine } from "../site/record";
import { hostsInText } from "./hosts";
import { findMeaning } from "./meaning";
import { findRegulatedWords } from "./regulated-words";

/** What a row of the table may ask about the two sites. */
export interface SiteFacts {
  legal: ReadonlySet<string>;
  /** Hosts that only the head names, with the files that name them. */
  newHosts: ReadonlyMap<string, string[]>;
  /** Finds the pages of the head whose words have a figure. */
  pagesWith: (figure: string) => string[];
  /** Tells whether the head has a page at this path; "/*" stands for many. */
  hasPage: (path: string) => boolean;
  /** Files that came or differ and are named by no page: "a.txt is new". */
  strays: ReadonlyMap<string, string>;
  pagesThatLinkTo: (file: string) => string[];
}

export interface FlagInput extends FoundPassage {
  old: SiteLine[];
  now: SiteLine[];
}

interface FlagRow {
  name: string;
  find: (passage: FlagInput, facts: SiteFacts) => string[];
}

/** In the order of the report; changes of meaning come after the first two. */
const TABLE: FlagRow[] = [
  { name: "notice", find: findNotices },
  {
    name: "page of law",
    find: ({ pages, now, old }, { legal }) =>
      pages.length > 0 && pages.every((path) => legal.has(path)) && [...now, ...old].some(isProse)
        ? ["The legal links of the site lead to this page."]
        : [],
  },
  { name: "regulated word", find: findRegulated },
  { name: "not visible", find: findHidden },
  {
    name: "look-alike letters",
    find: ({ now, old }) => {
      const known = new Set(old.flatMap((line) => textOfLine(line).split(/\s+/)));
      const fresh = now
        .flatMap((line) => textOfLine(line).split(/\s+/))
        .filter((word) => !known.has(word));
      const found = fresh.filter((word) => showForeignLetters(word) !== word);
      return found.map(
        (word) => `A word mixes the letters of two scripts: ${showForeignLetters(word)}`,
      );
    },
  },
  {
    name: "script",
    find: ({ now, old }) =>
      [...now, ...old].some(({ kind }) => kind === "script")
        ? ["A script changes these words."]
        : [],
  },
  {
    name: "style",
    find: ({ changes }) => {
      const rules = changes.filter(({ now, old }) => (now ?? old)?.kind === "style").length;
      return rules > 0 ? [`${rules} style ${rules === 1 ? "rule differs" : "rules differ"}.`] : [];
    },
  },
  {
    name: "new host",
    find: ({ now }, { newHosts }) =>
      now
        .flatMap((line) => hostsInLine(line))
        .flatMap((host) =>
          newHosts.has(host) ? [describeHost(host, newHosts.get(host) ?? [])] : [],
        ),
  },
  { name: "security header", find: findHeaders },
  { name: "setting", find: findSettings },
  { name: "redirect", find: findRedirects },
];

/** Flags a file that no page names, or that visitors download. */
export function flagsOfFile(name: string, { strays, pagesThatLinkTo }: SiteFacts): Flag[] {
  const stray = strays.get(name);
  if (stray !== undefined)
    return [{ name: "address", sentence: `/${stray}, and no page leads to it: open it.` }];
  if (!name.endsWith(".pdf")) return [];
  const pages = pagesThatLinkTo(name);
  const where = pages.length > 0 ? `linked from ${listFirst(pages, 3)}` : "no page links to it";
  return [
    { name: "document", sentence: `A document that visitors can download differs (${where}).` },
  ];
}

/** Finds every reason to mark a passage. */
export function flagsOf(passage: FlagInput, facts: SiteFacts): Flag[] {
  const [notice = [], law = [], ...others] = TABLE.map(({ name, find }) =>
    [...new Set(find(passage, facts))].map((sentence) => ({ name, sentence })),
  );
  const isText = passage.file === undefined || /\.(?:pdf|svg|vtt)$/.test(passage.file);
  const sentences = [...passage.changes, ...passage.also].filter(({ now, old }) =>
    isProse(now ?? old),
  );
  const found = isText ? findMeaning(sentences, passage.language) : [];
  // On a new page, only what it claims is told, not what it denies.
  const meaning = found
    .filter(({ name }) => !passage.isWhole || /^(?:figure|date|time|promise)$/.test(name))
    .map((flag) => withSource(flag, passage.now));
  const ofFile = passage.file === undefined ? [] : flagsOfFile(passage.file, facts);
  return [...notice, ...law, ...meaning, ...others.flat(), ...ofFile];
}

/** Adds to a new figure that no note and no definition on the page explains it. */
function withSource(flag: Flag, now: SiteLine[]): Flag {
  const figure = flag.figure?.now;
  if (flag.name !== "figure" || !figure) return flag;
  const isExplained = now.some(
    (line) =>
      textOfLine(line).includes(figure) &&
      (line.runs.some(({ role }) => role === "note") ||
        line.explained.some(({ words }) => words.includes(figure))),
  );
  return isExplained ? flag : { ...flag, sentence: `${flag.sentence}, no source given` };
}

/** Tells whether people read a line, or a machine reads the same value. */
function isProse(line: SiteLine | undefined): boolean {
  return line !== undefined && !/^(?:setting|style|markup|script)$/.test(line.kind);
}

/** Says where a host is named for the first time. */
export function describeHost(host: string, files: string[]): string {
  return `The host ${host} is named for the first time, in ${listFirst(files, 3)}.`;
}

function findNotices({ changes, isWhole }: FlagInput): string[] {
  const isNotice = (line: SiteLine | undefined) => line?.within.includes("notice") === true;
  return changes.flatMap(({ old, now }) => {
    if (isWhole || (!isNotice(old) && !isNotice(now))) return [];
    if (!isNotice(now))
      return [old && now ? "A notice is no longer one." : "A notice was removed."];
    return [isNotice(old) ? "A notice changed." : "A notice was added."];
  });
}

function findRegulated({ old, now, language, file }: FlagInput): string[] {
  if (file !== undefined && !/\.(?:pdf|svg)$/.test(file)) return [];
  const read = (lines: SiteLine[]) =>
    lines.filter(isProse).flatMap((line) => findRegulatedWords(textOfLine(line), language));
  const known = read(old).map(({ words }) => words.toLowerCase());
  return read(now)
    .filter(({ words }) => !known.includes(words.toLowerCase()))
    .map(({ words, reason, rule }) => `“${words}”: ${reason} (${rule})`);
}

function findHidden({ changes }: FlagInput): string[] {
  const viewsIn = (line: SiteLine | undefined) =>
    line?.runs.flatMap(({ unseen }) => unseen ?? []) ?? [];
  return changes.flatMap(({ old, now }) =>
    viewsIn(now)
      .filter((views) => !viewsIn(old).includes(views))
      .map((views) => `Visitors cannot see this: ${views}.`),
  );
}

function findHeaders({ file, old, now, isWhole }: FlagInput): string[] {
  if (isWhole) return [];
  const lines = [...old, ...now];
  if (file === "_headers")
    return lines.every((line) => /^\s*(?:Cache-Control:|\/)/.test(textOfLine(line)))
      ? []
      : ["A security header differs."];
  return lines.some(isSetting("Policy")) || lines.some(isSetting("Referrers"))
    ? ["The security policy in the page differs."]
    : [];
}

function isSetting(name: string): (line: SiteLine) => boolean {
  return (line) => line.kind === "setting" && line.name === name;
}

function findSettings({ changes, isWhole }: FlagInput): string[] {
  if (isWhole) return [];
  return changes.flatMap(({ old, now }) => {
    const { kind, name } = now ?? old ?? {};
    if (kind !== "setting" || /^(?:Policy|Referrers|Sends visitors on)$/.test(name ?? ""))
      return [];
    const [from, to] = [old ? textOfLine(old) : "nothing", now ? textOfLine(now) : "nothing"];
    return [`${name}: ${from} → ${to}`];
  });
}

function findRedirects({ file, now }: FlagInput, { hasPage }: SiteFacts): string[] {
  if (file === undefined)
    return now.some(isSetting("Sends visitors on")) ? ["The page sends its visitors on."] : [];
  if (file !== "_redirects") return [];
  return now.flatMap((line) => {
    const [from = "", to = ""] = textOfLine(line).trim().split(/\s+/);
    if (/^(?:https?:)?[\\/]{2}/.test(to))
      return [`Visitors of ${from} are sent to another site: ${to}`];
    return hasPage(from) ? [`Visitors of a page are sent on: ${from} → ${to}`] : [];
  });
}

function hostsInLine(line: SiteLine): string[] {
  const links = line.runs.flatMap(({ link }) => link ?? []);
  return [...new Set([textOfLine(line), ...links].flatMap(hostsInText))];
}
