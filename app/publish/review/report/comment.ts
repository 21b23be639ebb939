import { count } from "../../problems/problem";
import { escapeMarkup } from "../../markup/escape";
import { Html, html } from "../../markup/html-template";
import { revealCharacters } from "../characters";
import type { Report, ReportSection } from "../report-data";
import { LEGEND, renderSection, type Addresses, type Medium } from "./section";

const MOST_CHARACTERS = 60_000;
const MOST_FAILURES = 50;
const MOST_PASSAGES = 10;
const ZERO_WIDTH_SPACE = "\u200b";

/**
 * Writes the comment on a pull request; GitHub reads no Markdown in HTML without empty lines
 * (CommonMark 4.6).
 */
export function renderComment(report: Report, addresses: Addresses): string {
  const { preview, report: page } = addresses;
  const artifact = "The report with pictures is an artifact of the run that wrote this comment.";
  const links = page ? [`[Report with pictures](${page})`] : [artifact];
  if (preview) links.push(`[Preview](${preview})`);
  const medium = { ...addresses, text: writeText, isLong: false };
  const texts = [MOST_PASSAGES, 3, 0].map((most) => writeDetails(report, medium, most));
  const details = texts.find((text) => text.length < MOST_CHARACTERS) ?? "";
  return `## ${report.verdict}\n\n${links.join(" · ")}\n\n${details}\n`;
}

function writeDetails(report: Report, medium: Medium, most: number): string {
  const sentences = [...report.failures.slice(0, MOST_FAILURES), ...report.remarks];
  let room = most;
  const sections = report.sections.map((section): ReportSection => {
    const isSite = ["placeholders", "site"].includes(section.rank) || section.file === "_headers";
    const fits = () => most > 0 && (isSite || room-- > 0);
    return { ...section, passages: section.passages.filter(fits) };
  });
  const shown = sections.filter(({ passages }) => passages.length > 0);
  const countIn = (all: ReportSection[]) => all.flatMap(({ passages }) => passages).length;
  const left = countIn(report.sections) - countIn(shown);
  const more = `${count(left, "more passage")}: see the report.`;
  const seen = html`<p>It looks different: see the pictures in the report.</p>`;
  const parts = shown.map(
    (section) => html`${renderSection(section, medium)} ${section.screenshots.length > 0 && seen}`,
  );
  const details = html`<p>${writeText(report.builds)}</p>
    ${sentences.map((sentence) => html`<p>${writeText(sentence)}</p>`)} ${parts}
    ${left > 0 && html`<p><b>${more}</b></p>`} ${shown.length > 0 && html`<p>${LEGEND}</p>`}`;
  return details.text.replace(/\s*\n\s*/g, "\n");
}

/** Writes a text that links, mentions and computes nothing on GitHub. */
function writeText(text: string): Html {
  const stop = (mark: string) => mark + ZERO_WIDTH_SPACE;
  const stopped = revealCharacters(text.replace(/\s+/g, " "))
    .replace(/@(?=\w)|#(?=\w)|\bGH-(?=\d)|\bwww(?=\.)/gi, stop)
    .replace(/\b(?:https?|ftp|mailto|xmpp):|:(?=[\w+-]+:)/gi, stop)
    .replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.slice(0, 4) + ZERO_WIDTH_SPACE + hash.slice(4));
  return new Html(escapeMarkup(stopped).replaceAll("$", "<span>$</span>"));
}
