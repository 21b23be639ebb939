// Says why a passage is marked. A flag finds and shows; it does not judge.
import { count } from "../../problems/problem";
import type { FoundPassage } from "../diff/fold-passages";
import { showLetters } from "../show-letters";
import { listFirst, type Flag } from "../report";
import { textOfLine, type SiteLine } from "../site/record";
import { replacedNames } from "./changed-places";
import { findMeaning, type FoundReason } from "./meaning";
import { findRegulatedWords } from "./regulated-words";
import type { SiteFacts } from "./site-facts";

interface FlagInput extends FoundPassage {
  old: SiteLine[];
  now: SiteLine[];
}

interface FlagRow {
  name: string;
  find: (passage: FlagInput, facts: SiteFacts) => string[];
}

/** In the order of the report; changes of meaning come after the first two. */
const TABLE: FlagRow[] = [
  { name: "a notice", find: findNotices },
  {
    name: "a page of law",
    find: ({ pages, now, old }, { legal }) =>
      pages.length > 0 && pages.every((path) => legal.has(path)) && [...now, ...old].some(isProse)
        ? ["The legal links of the site lead to this page."]
        : [],
  },
  { name: "a regulated word", find: findRegulated },
  {
    name: "a name",
    find: ({ changes }, { isReplaced }) =>
      changes
        .flatMap(replacedNames)
        .filter(([before, after]) => isReplaced([after, before]))
        .map((names) => `“${names.toSorted().join("” and “")}” changed places.`),
  },
  { name: "what can be seen", find: findUnseenWords },
  { name: "look-alike or hidden letters", find: findAlike },
  {
    name: "a script",
    find: ({ now, old }) =>
      [...now, ...old].some(({ kind }) => kind === "script")
        ? ["A script changes these words."]
        : [],
  },
  {
    name: "a style",
    find: ({ changes }) => {
      const rules = changes.filter(({ now, old }) => (now ?? old)?.kind === "style").length;
      return rules > 0
        ? [`${count(rules, "style rule")} ${rules === 1 ? "differs" : "differ"}.`]
        : [];
    },
  },
  { name: "a security header", find: findHeaders },
  { name: "a setting", find: findSettings },
  { name: "a redirect", find: findRedirects },
];

/** Flags a file that no page names, or that visitors download. */
export function flagsOfFile(name: string, facts: SiteFacts, hasWords: boolean): Flag[] {
  const what = facts.changeOf(name);
  if (facts.strays.has(name))
    return [
      { name: "an address", sentence: `/${name} ${what}, and no page leads to it: open it.` },
    ];
  if (!name.endsWith(".pdf")) return [];
  const pages = facts.pagesThatLinkTo(name);
  const where = pages.length > 0 ? `linked from ${listFirst(pages, 3)}` : "no page links to it";
  const how = what === "differs" && !hasWords ? "differs, but not in its words" : what;
  return [
    { name: "a document", sentence: `A document that visitors can download ${how} (${where}).` },
  ];
}

/** Finds every reason to mark a passage. */
export function flagsOf(passage: FoundPassage, facts: SiteFacts): Flag[] {
  const { changes, also, file, language, isWhole } = passage;
  const old = changes.flatMap((change) => change.old ?? []);
  const now = changes.flatMap((change) => change.now ?? []);
  const [notice = [], law = [], ...others] = TABLE.map(({ name, find }) =>
    [...new Set(find({ ...passage, old, now }, facts))].map((sentence) => ({ name, sentence })),
  );
  const isText = file === undefined || /\.(?:pdf|svg|vtt)$/.test(file);
  const sentences = [...changes, ...also].filter((each) => isProse(each.now ?? each.old));
  const found = isText ? findMeaning(sentences, language) : [];
  // Don't mark denials and limits on a new page, because only what it claims needs a reason.
  const meaning = found
    .filter(({ name }) => !isWhole || /^a (?:figure|date|time|promise)$/.test(name))
    .map((reason) => withSources(reason, now, facts));
  const ofFile = file === undefined ? [] : flagsOfFile(file, facts, true);
  return [...notice, ...law, ...meaning, ...others.flat(), ...ofFile];
}

/** Adds that the page does not explain a new figure, and where the old one still stands. */
function withSources(
  { name, sentence, figure = { old: "", now: "" } }: FoundReason,
  lines: SiteLine[],
  { pagesWith }: SiteFacts,
): Flag {
  const { old, now } = figure;
  const isExplained = lines.some(({ runs }) => {
    const linked = runs.filter(({ isExplained: is, link }) => is || link?.startsWith("tel:"));
    const isNoted = runs.some(({ role }) => role === "note") && textOfLine({ runs }).includes(now);
    return isNoted || textOfLine({ runs: linked }).includes(now);
  });
  // Don't search for a number without a sign or a unit, because it says too little.
  const pages = old && now && /\d{3}|\d\D|\D\d/.test(old) ? pagesWith(old) : [];
  const source = name === "a figure" && now && !isExplained ? ", no source given" : "";
  const standing = pages.length > 0 ? `; “${old}” still stands on ${listFirst(pages, 3)}` : "";
  return { name, sentence: sentence + source + standing };
}

/** Tells whether people read a line, or a machine reads the same value. */
function isProse(line: SiteLine | undefined): boolean {
  return line !== undefined && !/^(?:setting|style|markup|script)$/.test(line.kind);
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

function findAlike({ now, old }: FlagInput): string[] {
  const wordsIn = (lines: SiteLine[]) => lines.flatMap((line) => textOfLine(line).split(/\s+/));
  const known = new Set(wordsIn(old));
  return wordsIn(now)
    .filter((word) => !known.has(word) && showLetters(word) !== word)
    .map((word) => `Letters that look like others, or that nobody sees: ${showLetters(word)}`);
}

function findUnseenWords({ changes }: FlagInput): string[] {
  const viewsIn = (line: SiteLine | undefined) =>
    line?.runs.flatMap(({ unseen }) => unseen ?? []) ?? [];
  return changes.flatMap(({ old, now }) =>
    viewsIn(now)
      .filter((views) => !viewsIn(old).includes(views))
      .map((views) => `Visitors cannot see this: ${views}.`),
  );
}

function findHeaders({ file, old, now }: FlagInput): string[] {
  const isQuiet = (line: SiteLine) => /^\S+ › Cache-Control:/i.test(textOfLine(line));
  return file === "_headers" && ![...old, ...now].every(isQuiet)
    ? ["A security header differs."]
    : [];
}

function findSettings({ changes }: FlagInput): string[] {
  return changes.flatMap(({ old, now }) => {
    const { kind, name } = now ?? old ?? {};
    const [from, to] = [old, now].map((line) => (line ? textOfLine(line) : "nothing"));
    return kind === "setting" ? [`${name}: ${from} → ${to}`] : [];
  });
}

function findRedirects({ file, now }: FlagInput, { hasPage }: SiteFacts): string[] {
  if (file !== "_redirects") return [];
  return now.flatMap((line) => {
    const [from = "", to = ""] = textOfLine(line).trim().split(/\s+/);
    if (/^(?:https?:)?[\\/]{2}/.test(to))
      return [`Visitors of ${from} are sent to another site: ${to}`];
    return hasPage(from) ? [`Visitors of a page are sent on: ${from} → ${to}`] : [];
  });
}
