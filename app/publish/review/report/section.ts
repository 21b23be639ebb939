import { count } from "../../problems/problem";
import { html, type Html } from "../../markup/html-template";
import {
  listFirst,
  type Passage,
  type ReportLine,
  type ReportSection,
  type Word,
} from "../report-data";

/** With a slash at the end. */
export interface Addresses {
  preview?: string | undefined;
  report?: string | undefined;
}

export interface Medium extends Addresses {
  /** Writes a text of the site so that it is nothing but text. */
  text: (text: string) => Html;
  isLong: boolean;
}

export const LEGEND =
  "Highlighted: words that alter a figure, a name, a limit or another claim. Unmarked changes can change the meaning too: read all.";
const MOST_LINES = 12;

/** Writes a section as HTML, without its screenshots. */
export function renderSection(section: ReportSection, medium: Medium): Html {
  const { paths, state, link, passages } = section;
  const { text, preview } = medium;
  const title = html`<bdi>${text(section.title)}</bdi>`;
  const linked = preview && link && html`<a href="${preview + link.slice(1)}">${title}</a>`;
  const about = [listFirst(paths, medium.isLong ? 100 : 5), state].filter(Boolean).join(" · ");
  return html`<h2>${linked || title}</h2>
    ${about && html`<p class="quiet"><bdi>${text(about)}</bdi></p>`}
    ${passages.map((passage, index) => renderPassage(passage, medium, passages[index - 1]?.place))}`;
}

function renderPassage(passage: Passage, medium: Medium, lastPlace = ""): Html {
  const { place, lines, isWhole } = passage;
  const quote = html`<blockquote dir="auto">
    ${lines.map((line) => renderLine(line, medium))}
  </blockquote>`;
  const summary = html`<summary>${count(lines.length, "line")}</summary>`;
  const folded = html`<details ${medium.isLong && "open"}>${summary} ${quote}</details>`;
  const heading = place || (lastPlace && "Elsewhere");
  const isFolded = isWhole || lines.length > MOST_LINES;
  return html`<article>
    ${heading && heading !== lastPlace && html`<h3><bdi>${medium.text(heading)}</bdi></h3>`}
    ${renderMarks(passage, medium)} ${lines.length > 0 && (isFolded ? folded : quote)}
  </article>`;
}

function renderMarks({ marks }: Passage, { text }: Medium): Html | false {
  const names = new Set(marks.map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1)));
  const sentences = [...new Set(marks.map(({ sentence }) => sentence))].filter(Boolean);
  const more = sentences.map((sentence) => html` <bdi>${text(sentence)}</bdi>`);
  return (
    marks.length > 0 && html`<p class="marks"><strong>${[...names].join(" · ")}</strong>${more}</p>`
  );
}

/** The page shows white space within a line. */
function renderLine({ label, name, words }: ReportLine, medium: Medium): Html {
  const called = name && html` <bdi>“${medium.text(name)}”</bdi>`;
  const lead =
    (label || name) && html`<em>${medium.text(label)}${called}${words.length > 0 && ":"}</em> `;
  const shown = words.map((word, index) => {
    // A hair's breadth, so that "3" and "13" are not read as 313.
    const isSwap = word.diff === "added" && words[index - 1]?.diff === "removed";
    return html`${isSwap && "\u200a"}${renderWord(word, medium)}`;
  });
  return html`<p>${lead}${shown}</p>`;
}

function renderWord({ text, diff, mark }: Word, medium: Medium): Html {
  const words = medium.text(text);
  const marked = mark === undefined ? words : html`<mark>${words}</mark>`;
  if (diff === "same") return marked;
  return diff === "added" ? html`<ins>${marked}</ins>` : html`<del>${marked}</del>`;
}
