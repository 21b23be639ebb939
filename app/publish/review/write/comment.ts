// Writes the comment on a pull request: what a reader needs within a minute.
import type { Passage, Report, ReportLine, ReportSection, Word } from "../report";
import { showLetters } from "../show-letters";
import {
  previewAddress,
  describeAlso,
  describeBuilds,
  describeFiles,
  describeGaps,
  describeOtherFiles,
  describePaths,
  describeWhere,
  inOrder,
  LEGEND,
  ROLES,
  type Addresses,
} from "./describe";

/** GitHub refuses more than 65,536 characters. */
const LIMIT = 60_000;

type Length = "all" | "marked" | "none";

/** Writes Markdown in which nothing from the site is more than text. */
export function renderComment(report: Report, addresses: Addresses): string {
  const lengths: Length[] = ["all", "marked", "none"];
  const texts = lengths.map((length) => linesOf(report, addresses, length).join("\n"));
  return `${texts.find((text) => text.length < LIMIT) ?? ""}\n`;
}

function linesOf(report: Report, addresses: Addresses, length: Length): string[] {
  const { preview, report: page } = addresses;
  const readAt = page
    ? `[Report with pictures](${page})`
    : "The report with pictures is an artifact of the run that wrote this comment.";
  const others = length === "none" ? "" : describeOtherFiles(report);
  const files = length === "all" ? describeFiles(report) : undefined;
  const names = files ? foldLines(`${files.title}.`, [escapeText(files.names.join(", "))]) : [];
  return [
    ...[`## ${escapeText(report.verdict)}`, "", escapeText(describeBuilds(report)), ""],
    [readAt, ...(preview ? [`[Preview](${preview})`] : [])].join(" · "),
    ...(others ? ["", escapeText(others)] : []),
    ...(length === "none" ? [] : describeGaps(report).flatMap((gap) => ["", escapeText(gap)])),
    ...report.sections.flatMap((section) => writeSection(section, addresses, length)),
    ...(length === "all" ? [] : ["", "There is more than a comment can hold: **see the report**."]),
    ...names,
    ...["", escapeText(LEGEND)],
  ];
}

function writeSection(section: ReportSection, addresses: Addresses, length: Length): string[] {
  const passages = inOrder(section).filter(
    ({ flags }) => length === "all" || (length === "marked" && flags.length > 0),
  );
  const isShown =
    length === "all" || passages.length + (length === "marked" ? section.flags.length : 0) > 0;
  if (!isShown) return [];
  const address = previewAddress(addresses, section);
  const title = escapeText(section.title);
  const about = [describePaths(section), section.state].filter(Boolean).map(escapeText);
  const looks = section.passages.length === 0 && section.pictures.length > 0;
  return [
    ...["", `### ${[address ? `[${title}](${address})` : title, ...about].join(" · ")}`, ""],
    ...section.flags.map(({ sentence }) => `- **${escapeText(sentence)}**`),
    ...(looks ? ["- It looks different: see the pictures in the report."] : []),
    ...passages.flatMap((passage) => writePassage(passage, section.state)),
    ...section.notes.map((note) => `- ${escapeText(note)}`),
  ];
}

function writePassage(passage: Passage, state: string): string[] {
  const { flags, notes, lines, also } = passage;
  const place = escapeText(describeWhere(passage));
  const reasons = flags.map(({ sentence }) => `**${escapeText(sentence)}**`);
  const isPage = /^(?:new page|page removed)/.test(state);
  const [first, ...more] = reasons;
  return [
    `- ${[place, first].filter(Boolean).join(" · ") || "Changed"}`,
    ...more.map((reason) => `  - ${reason}`),
    ...notes.map((note) => `  - ${escapeText(note)}`),
    "",
    ...(isPage ? foldLines("All of its words", quoteLines(lines), "  ") : quoteLines(lines)),
    ...(also.length > 0 ? foldLines(`${describeAlso(passage)}.`, quoteLines(also), "  ") : []),
    "",
  ];
}

function quoteLines(lines: ReportLine[]): string[] {
  return lines.flatMap((line) => [`  > ${writeLine(line)}`, "  >"]).slice(0, -1);
}

function foldLines(title: string, lines: string[], indent = ""): string[] {
  const opening = `${indent}<details><summary>${title}</summary>`;
  return ["", opening, "", ...lines, "", `${indent}</details>`];
}

/** Marks a line that is all new or all old by a sign. */
function writeLine({ label, words }: ReportLine): string {
  const marks = new Set(words.map(({ mark }) => mark));
  const [only] = marks;
  const isAll = marks.size === 1 && only !== "same" && only !== undefined;
  const sign = isAll ? (only === "added" ? "**+** " : "**−** ") : "";
  const text = words.map((word) => writeWord(word, isAll)).join("");
  return `${label ? `*${escapeText(label)}:* ` : ""}${sign}${text.replace(/ {2,}/g, " ").trim()}`;
}

/** Marks by `<ins>` and `<del>`, which work anywhere in a word (unlike GFM 6.2 and 6.5). */
function writeWord({ text, mark, role }: Word, isAll: boolean): string {
  const [, before = "", words = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const escaped = escapeText(words);
  if (!escaped) return before + after;
  // Italics say what is the tool's: no text of a page can be in them.
  const about = role && ROLES[role];
  const said = about ? ` (*${about}* ${escaped})` : ` (*${escaped}*)`;
  const own = role ? said : escaped;
  if (mark === "same" || isAll) return before + own + after;
  return mark === "added"
    ? `${before}<ins>${own}</ins>${after}`
    : `${before}<del>${own}</del>${after}`;
}

const STOP = "\u200b";

/**
 * Escapes a text so that it formats, links, mentions and loads nothing on GitHub. A zero-width
 * space stops what GitHub links after it has read the Markdown.
 */
function escapeText(text: string): string {
  return showLetters(text.replace(/\s+/g, " ").trim())
    .replace(/[\\`*_[\]<>|~&$!]/g, "\\$&")
    .replace(/^([-+]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? start + STOP : `\\${start}`))
    .replace(
      /@(?=\w)|#(?=\w)|^#|\bGH-(?=\d)|\bwww(?=\.)|\b(?:https?|ftp|mailto|xmpp):|:(?=[\w+-]+:)/gi,
      (mark) => (mark === "#" ? `\\#${STOP}` : mark + STOP),
    )
    .replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.slice(0, 4) + STOP + hash.slice(4));
}
