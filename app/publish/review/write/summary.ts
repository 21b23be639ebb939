// A report in, Markdown out: the comment on a pull request. It has every change; only long texts are shortened.
import { showHidden } from "../../markup/characters";
import { count } from "../../problems/problem";
import type { Report, Word } from "../report";
import {
  describeChecks,
  describeCommits,
  sectionsOf,
  type Addresses,
  type Entry,
  type Section,
} from "./sections";

/** GitHub refuses a comment of more characters than 65,536. */
const LIMIT = 60_000;
/** How long one text may be, in characters, until the comment fits. */
const LONGEST = [20_000, 2000, 500, 120, 40];

/** @returns Markdown for a comment, in which nothing from the site is more than text */
export function renderSummary(report: Report, addresses: Addresses): string {
  const texts = LONGEST.map((longest) => linesOf(report, addresses, longest).join("\n"));
  return `${texts.find((text) => text.length < LIMIT) ?? texts.at(-1) ?? ""}\n`;
}

function linesOf(report: Report, addresses: Addresses, longest: number): string[] {
  const { preview, report: page } = addresses;
  const escape = (text: string) => escapeText(text, longest);
  const readAt = page
    ? `[Read the report with pictures](${page})`
    : "The report with pictures is an artifact of the run that wrote this comment.";
  return [
    ...[`## ${escape(report.verdict)}`, "", escape(describeCommits(report)), ""],
    [...(preview ? [`[Open the preview](${preview})`] : []), readAt].join(" · "),
    ...sectionsOf(report, addresses).flatMap((section) => renderSection(section, escape)),
    ...["", escapeText(describeChecks(report), Infinity)],
  ];
}

type Escape = (text: string) => string;

function renderSection(section: Section, escape: Escape): string[] {
  const { page, about, entries } = section;
  const path = page ? ` · ${escape(page.path)} · ${escape(about)}` : "";
  const heading = `### ${renderTitle(section, escape)}${path}`;
  return ["", heading, "", ...entries.flatMap((entry) => renderEntry(entry, escape))];
}

function renderTitle({ title, address }: Section | Entry, escape: Escape): string {
  return address === undefined ? escape(title) : `[${escape(title)}](${address})`;
}

function renderEntry(entry: Entry, escape: Escape): string[] {
  const { place, words, lines, reasons, notes, consequences } = entry;
  const name = renderTitle(entry, escape);
  const mark = entry.isCritical ? "**Critical.** " : "";
  const text = words
    .map((word) => renderWord(word, escape))
    .join("")
    .trim();
  return [
    `- ${mark}${name}${place && ` (${escape(place)})`}${text && `: ${text}`}`,
    ...reasons.map((reason) => `  - **${escape(reason)}**`),
    ...notes.map((note) => `  - ${escape(note)}`),
    ...lines.flatMap((line) => ["", `  > ${renderLine(line, escape)}`]),
    ...(lines.length > 0 ? [""] : []),
    ...renderConsequences(consequences.map(escape)),
  ];
}

function renderConsequences(lines: string[]): string[] {
  const [only] = lines;
  if (only === undefined) return [];
  if (lines.length === 1) return [`  - Follows from it: ${only}`];
  const title = `<details><summary>Follows from it: ${count(lines.length, "change")}</summary>`;
  return ["", `  ${title}`, "", ...lines.map((line) => `  - ${line}`), "", "  </details>", ""];
}

/** A heading of a new page is bold. */
function renderLine({ name, text }: Entry["lines"][number], escape: Escape): string {
  if (name.startsWith("Heading")) return `**${escape(text)}**`;
  const isPlain = name === "" || name === "Text" || name.startsWith("Row");
  return isPlain ? escape(text) : `${escape(name)}: ${escape(text)}`;
}

/** Words begin and end at white space, so that marks are marks (GFM 6.2 and 6.5). */
function renderWord({ text, mark }: Word, escape: Escape): string {
  const words = escape(text);
  if (mark === "same" || !words) return ` ${words} `;
  return mark === "added" ? ` **${words}** ` : ` ~~${words}~~ `;
}

/** One line of text that formats, links, mentions and loads nothing on GitHub. */
function escapeText(text: string, longest: number): string {
  const line = showHidden(text.replace(/\s+/g, " ").trim());
  const cut =
    line.length > longest ? `${line.slice(0, longest)}… (the report has all of it)` : line;
  return (
    cut
      .replace(/[\\`*_[\]<>#|~&!$]/g, "\\$&")
      // GitHub makes links and emoji of these after it has read the Markdown; a zero-width space stops it.
      .replace(/@(?=\w)|\b(?:GH-|www(?=\.))|\b(?:https?|ftp|mailto|xmpp):|:(?=\w+:)/gi, "$&\u200b")
      .replace(/^([-+]|\d+[.)])/, "\\$1")
  );
}
