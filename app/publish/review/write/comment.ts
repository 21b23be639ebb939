// Writes the comment on a pull request: what a reader needs within a minute. The report has all of it.
import { showHidden } from "../../markup/characters";
import type { Passage, Report, Section, Word } from "../report";
import {
  addressOf,
  describeBuilds,
  describeFiles,
  describeGaps,
  describeOtherFiles,
  describePaths,
  describePlace,
  inOrder,
  LEGEND,
  type Addresses,
} from "./describe";

/** GitHub refuses a comment of more characters than 65,536. */
const LIMIT = 60_000;

/** How much of the report is shown. */
type Length = "all" | "flagged" | "none";

/** @returns Markdown in which nothing from the site is more than text */
export function renderComment(report: Report, addresses: Addresses): string {
  const lengths: Length[] = ["all", "flagged", "none"];
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
  const names = files ? fold(`${files.title}.`, [escapeText(files.names.join(", "))]) : [];
  return [
    ...[`## ${escapeText(report.verdict)}`, "", escapeText(describeBuilds(report)), ""],
    [readAt, ...(preview ? [`[Preview](${preview})`] : [])].join(" · "),
    ...(others ? ["", escapeText(others)] : []),
    ...(length === "none" ? [] : describeGaps(report).flatMap((gap) => ["", escapeText(gap)])),
    ...report.sections.flatMap((section) => renderSection(section, addresses, length)),
    ...(length === "all" ? [] : ["", "There is more than a comment can hold: **see the report**."]),
    ...names,
    ...["", escapeText(LEGEND)],
  ];
}

function renderSection(section: Section, addresses: Addresses, length: Length): string[] {
  const passages = inOrder(section).filter(
    ({ flags }) => length === "all" || (length === "flagged" && flags.length > 0),
  );
  const isShown =
    length === "all" || passages.length + (length === "flagged" ? section.flags.length : 0) > 0;
  if (!isShown) return [];
  const address = addressOf(addresses, section);
  const title = escapeText(section.title);
  const about = [describePaths(section), section.state].filter(Boolean).map(escapeText);
  const looks = section.passages.length === 0 && section.pictures.length > 0;
  return [
    ...["", `### ${[address ? `[${title}](${address})` : title, ...about].join(" · ")}`, ""],
    ...section.flags.map(({ sentence }) => `- **Please look.** ${escapeText(sentence)}`),
    ...(looks ? ["- It looks different: see the pictures in the report."] : []),
    ...passages.flatMap((passage) => renderPassage(passage, section.state)),
    ...section.notes.map((note) => `- ${escapeText(note)}`),
  ];
}

function renderPassage(passage: Passage, state: string): string[] {
  const { flags, notes, lines } = passage;
  const place = escapeText(describePlace(passage));
  const quote = lines.flatMap((line) => [`  > ${renderLine(line)}`, "  >"]).slice(0, -1);
  const isPage = /^(?:new page|page removed)/.test(state);
  return [
    `- ${flags.length > 0 ? "**Please look.** " : ""}${place || "Changed"}`,
    ...flags.map(({ sentence }) => `  - **${escapeText(sentence)}**`),
    ...notes.map((note) => `  - ${escapeText(note)}`),
    "",
    ...(isPage ? fold("All of its words", quote, "  ") : quote),
    "",
  ];
}

function fold(title: string, lines: string[], indent = ""): string[] {
  const opening = `${indent}<details><summary>${title}</summary>`;
  return ["", opening, "", ...lines, "", `${indent}</details>`];
}

/** A line that is all new or all old would be bold or struck out from end to end: a sign is enough. */
function renderLine(line: Word[]): string {
  const [first] = line;
  if (first && line.length === 1 && first.mark !== "same")
    return `${first.mark === "added" ? "**+**" : "**−**"} ${escapeText(first.text)}`;
  return line.map(renderWord).join("").replace(/ {2,}/g, " ").trim();
}

/** Words begin and end at white space, so that marks are marks (GFM 6.2 and 6.5). */
function renderWord({ text, mark }: Word): string {
  const words = escapeText(text);
  if (mark === "same" || !words) return ` ${words} `;
  return mark === "added" ? ` **${words}** ` : ` ~~${words}~~ `;
}

/** One line of text that formats, links, mentions and loads nothing on GitHub. */
function escapeText(text: string): string {
  return (
    showHidden(text.replace(/\s+/g, " ").trim())
      .replace(/[\\`*_[\]<>#|~&!$]/g, "\\$&")
      // GitHub makes links and emoji of these after it has read the Markdown; a zero-width space stops it.
      .replace(/@(?=\w)|\b(?:GH-|www(?=\.))|\b(?:https?|ftp|mailto|xmpp):|:(?=\w+:)/gi, "$&\u200b")
      .replace(/^([-+]|\d+[.)])/, "\\$1")
  );
}
