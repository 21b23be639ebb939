// Writes the comment on a pull request: what a reader needs within a minute.
import { escapeMarkup } from "../../markup/escape";
import { Html, html } from "../../markup/html-template";
import type { Report, ReportSection } from "../report";
import { showLetters } from "../show-letters";
import { describeFiles, LEGEND, renderSection, type Addresses, type Medium } from "./section";

const LIMIT = 60_000;
const MOST_FAILURES = 50;

type Length = "all" | "marked" | "none";

/**
 * Writes a heading and links in Markdown, and all else as HTML without empty lines, in which GitHub reads no Markdown
 * (CommonMark 4.6).
 */
export function renderComment(report: Report, addresses: Addresses): string {
  const { preview, report: page } = addresses;
  const links = [
    page
      ? `[Report with pictures](${page})`
      : "The report with pictures is an artifact of the run that wrote this comment.",
    ...(preview ? [`[Preview](${preview})`] : []),
  ];
  const lengths: Length[] = ["all", "marked", "none"];
  const medium = { ...addresses, text: writeText, isLong: false };
  const texts = lengths.map((length) => writeDetails(report, medium, length));
  const details = texts.find((text) => text.length < LIMIT) ?? "";
  return `## ${report.verdict}\n\n${links.join(" · ")}\n\n${details}\n`;
}

function writeDetails(report: Report, medium: Medium, length: Length): string {
  const sentences = [...report.failures.slice(0, MOST_FAILURES), ...report.notes];
  const files = length === "all" ? report.files : [];
  return html`<p>${writeText(report.builds)}</p>
    ${sentences.map((sentence) => html`<p>${writeText(sentence)}</p>`)}
    ${report.sections.map((section) => writeSection(section, medium, length))}
    ${length !== "all" && html`<p>There is more than a comment can hold: <b>see the report</b>.</p>`}
    ${
      files.length > 0 &&
      html`<details>
        <summary>${describeFiles(files)}</summary>
        <p>${writeText(files.join(", "))}</p>
      </details>`
    }
    ${report.sections.length > 0 && html`<p>${LEGEND}</p>`}`.text.replace(/\s*\n\s*/g, "\n");
}

function writeSection(section: ReportSection, medium: Medium, length: Length): Html | false {
  if (length === "none") return false;
  const isMarked = ({ flags }: ReportSection["passages"][number]) => flags.length > 0;
  const passages = length === "all" ? section.passages : section.passages.filter(isMarked);
  if (length === "marked" && passages.length + section.flags.length === 0) return false;
  const isPicture = section.passages.length === 0 && section.pictures.length > 0;
  return html`${renderSection({ ...section, passages }, medium)}
  ${isPicture && html`<p>It looks different: see the pictures in the report.</p>`}`;
}

const STOP = "\u200b";

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
