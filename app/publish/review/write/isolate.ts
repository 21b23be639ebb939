// Text of a site in; out the same text as HTML or Markdown. Hidden characters are shown by their code point, and a text
// that runs from right to left does not reorder the words around it (UAX 9, "isolate").
import { showHidden } from "../../markup/characters";
import { escapeMarkdown } from "../../markup/escape";
import { html, type Html } from "../../markup/html-template";
import type { Word } from "../report";

/** One text. */
export function isolate(text: string): Html {
  return html`<bdi>${showHidden(text)}</bdi>`;
}

/** Words with their marks, in one direction together. */
export function isolateWords(words: Word[]): Html {
  return html`<bdi>${words.map(markWord)}</bdi>`;
}

/** For one line of Markdown. @param limit longer text is cut to this many characters */
export function isolateMarkdown(text: string, limit = 500): string {
  // GitHub keeps "span" and "dir", and removes "bdi".
  return `<span dir="auto">${escapeMarkdown(showHidden(text), limit)}</span>`;
}

/**
 * For one line of Markdown. The marks are HTML, because `~~` before a digit or beside another mark is not one (GFM 6.5).
 * @param limit what is longer is cut to this many characters
 */
export function isolateWordsMarkdown(words: Word[], limit = 3000): string {
  let room = limit;
  const parts = words.map(({ text, mark }, index) => {
    const before = words[index - 1];
    // Two marked words without a space between them read as one: "98%99%".
    const isClose = before && before.mark !== "same" && mark !== "same" && /\S$/.test(before.text);
    const fitting = text.slice(0, Math.max(room, 0));
    room -= text.length;
    return (isClose ? " " : "") + markWordMarkdown({ text: fitting, mark });
  });
  return `<span dir="auto">${parts.join("")}${room < 0 ? "…" : ""}</span>`;
}

function markWord({ text, mark }: Word): Html {
  const shown = showHidden(text);
  if (mark === "same") return html`${shown}`;
  return mark === "added" ? html`<ins>${shown}</ins>` : html`<del>${shown}</del>`;
}

function markWordMarkdown({ text, mark }: Word): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const [left, right] = [before && " ", after && " "];
  if (!words) return left || right;
  const escaped = escapeMarkdown(showHidden(words));
  const tag = { added: "ins", removed: "del", same: "" }[mark];
  return left + (tag ? `<${tag}>${escaped}</${tag}>` : escaped) + right;
}
