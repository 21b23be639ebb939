// Writes the comment on a pull request: what a reader needs within a minute.
import { count } from "../../problems/problem";
import { escapeMarkup } from "../../markup/escape";
import { Html, html } from "../../markup/html-template";
import { showLetters } from "../characters";
import type { Report, ReportSection } from "./report";
import { LEGEND, renderSection, type Addresses, type Medium } from "./section";

const LIMIT = 60_000;
const MOST_FAILURES = 50;
const MOST_PASSAGES = 10;
const STOP = "\u200b";

/**
 * Writes a heading and links in Markdown, and all else as HTML without empty lines, in which GitHub reads no Markdown
 * (CommonMark 4.6).
 */
export function renderComment(report: Report, addresses: Addresses): string {
  const { preview, report: page } = addresses;
  const artifact = "The report with pictures is an artifact of the run that wrote this comment.";
  const links = page ? [`[Report with pictures](${page})`] : [artifact];
  if (preview) links.push(`[Preview](${preview})`);
  const medium = { ...addresses, text: writeText, isLong: false };
  const texts = [MOST_PASSAGES, 3, 0].map((most) => writeDetails(report, medium, most));
  const details = texts.find((text) => text.length < LIMIT) ?? "";
  return `## ${report.verdict}\n\n${links.join(" · ")}\n\n${details}\n`;
}

function writeDetails(report: Report, medium: Medium, most: number): string {
  const sentences = [...report.failures.slice(0, MOST_FAILURES), ...report.notes];
  const { shown, left } = firstPassages(report.sections, most);
  const more = `${count(left, "more passage")}: see the report.`;
  const isSeen = (section: ReportSection) => section.pictures.length > 0;
  const seen = html`<p>It looks different: see the pictures in the report.</p>`;
  return html`<p>${writeText(report.builds)}</p>
    ${sentences.map((sentence) => html`<p>${writeText(sentence)}</p>`)}
    ${shown.map((section) => html`${renderSection(section, medium)} ${isSeen(section) && seen}`)}
    ${left > 0 && html`<p><b>${more}</b></p>`} ${shown.length > 0 && html`<p>${LEGEND}</p>`}`.text.replace(
    /\s*\n\s*/g,
    "\n",
  );
}

/** Takes the changes of placeholders, and the first passages beside them. */
function firstPassages(sections: ReportSection[], most: number) {
  const shown: ReportSection[] = [];
  let left = 0;
  let room = most;
  for (const section of sections) {
    const passages = section.passages.filter(({ flags }) => {
      const isPlaceholder = flags.some(({ name }) => name === "placeholder");
      return most > 0 && (isPlaceholder || room-- > 0);
    });
    left += section.passages.length - passages.length;
    if (passages.length > 0) shown.push({ ...section, passages });
  }
  return { shown, left };
}

/** Escapes a text so that it links, mentions and computes nothing on GitHub. */
function writeText(text: string): Html {
  const stopped = showLetters(text.replace(/\s+/g, " "))
    .replace(
      /@(?=\w)|#(?=\w)|\bGH-(?=\d)|\bwww(?=\.)|\b(?:https?|ftp|mailto|xmpp):|:(?=[\w+-]+:)/gi,
      (mark) => mark + STOP,
    )
    .replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.slice(0, 4) + STOP + hash.slice(4));
  return new Html(escapeMarkup(stopped).replaceAll("$", "<span>$</span>"));
}
