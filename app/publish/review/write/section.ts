// Writes the sections of a report as HTML, for its page and its comment.
import { count } from "../../problems/problem";
import { html, type Html } from "../../markup/html-template";
import {
  listFirst,
  type Flag,
  type Passage,
  type ReportLine,
  type ReportSection,
  type Word,
} from "../report";

/** Where preview and report can be visited, with a slash at the end. */
export interface Addresses {
  preview?: string | undefined;
  report?: string | undefined;
}

export interface Medium extends Addresses {
  /** Writes a text of the site so that it is nothing but text. */
  text: (text: string) => Html;
  isLong: boolean;
}

/** Writes a section without its pictures. */
export function renderSection(section: ReportSection, medium: Medium): Html {
  const { paths, state, flags, passages, link } = section;
  const { text, preview } = medium;
  const title = html`<bdi>${text(section.title)}</bdi>`;
  const about = [listFirst(paths, 5), state].filter(Boolean).join(" · ");
  const isMarked = (passage: Passage) => passage.flags.length > 0;
  const inOrder = passages.toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)));
  return html`<h2>
      ${preview && link ? html`<a href="${preview + link.slice(1)}">${title}</a>` : title}
    </h2>
    ${about && html`<p class="quiet"><bdi>${text(about)}</bdi></p>`}
    ${flags.map((flag) => renderFlag(flag, medium))}
    ${inOrder.map((passage) => renderPassage(passage, medium))}`;
}

function renderFlag({ sentence }: Flag, { text }: Medium): Html {
  return html`<p class="look">
    <strong><bdi>${text(sentence)}</bdi></strong>
  </p>`;
}

function renderPassage(passage: Passage, medium: Medium): Html {
  const { place, flags, before, after, lines, also, isWhole } = passage;
  const { text, isLong } = medium;
  const context = (words: string) => isLong && words && html`<p class="quiet">${text(words)}</p>`;
  const quote = (all: ReportLine[]) => all.map((line) => renderLine(line, medium));
  const words = html`<blockquote dir="auto">
    ${context(before)} ${quote(lines)} ${context(after)}
  </blockquote>`;
  return html`<article>
    ${place && html`<h3><bdi>${text(place)}</bdi></h3>`}
    ${flags.map((flag) => renderFlag(flag, medium))}
    ${
      isWhole
        ? html`<details ${isLong && "open"}>
            <summary>All of its words</summary>
            ${words}
          </details>`
        : words
    }
    ${
      also.length > 0 &&
      html`<details>
        <summary>The same change in ${count(also.length, "more sentence")}</summary>
        <blockquote dir="auto">${quote(also)}</blockquote>
      </details>`
    }
  </article>`;
}

/** Writes a line without white space of its own, because the line shows it. */
function renderLine({ label, words }: ReportLine, medium: Medium): Html {
  // Don't end a note at a space between two of its words.
  const roles = words.map(({ text, role }, at) => {
    const [last, next] = [words[at - 1]?.role, words[at + 1]?.role];
    return role ?? (text.trim() || last !== next ? undefined : last);
  });
  const shown = words.map((word, at) => {
    const role = roles[at];
    const begins =
      role && roles[at - 1] !== role && html` (${ROLES[role] && html`<em>${ROLES[role]}</em> `}`;
    return html`${begins}${renderWord(word, medium)}${role && roles[at + 1] !== role && ") "}`;
  });
  return html`<p>${label && html`<em>${medium.text(label)}:</em> `}${shown}</p>`;
}

/** What the tool says before a text that is no words of the line. */
const ROLES: Record<NonNullable<Word["role"]>, string> = {
  note: "note:",
  label: "heard:",
  description: "picture:",
  file: "file:",
  value: "in the field:",
  link: "leads to",
  manner: "",
};

/** Sets the tool's own words in italics, which no text of a page can be. */
function renderWord({ text: own, mark, role }: Word, { text }: Medium): Html {
  const shown =
    role === "manner"
      ? html`<em>${text(own)}</em>`
      : role
        ? html`<bdi>${text(own)}</bdi>`
        : text(own);
  if (mark === "same") return shown;
  return mark === "added" ? html`<ins>${shown}</ins>` : html`<del>${shown}</del>`;
}

export function describeFiles(files: string[]): string {
  return `${count(files.length, "other file")} ${files.length === 1 ? "differs" : "differ"}`;
}

export const LEGEND =
  "A passage is marked when its change can have changed what it claims; a mark does not mean that it is wrong. Not compared: what a click or a key does.";
