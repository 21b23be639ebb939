// The comment and the page of a review as their readers see them.
import { expect } from "@playwright/test";
import { parse } from "parse5";

import { showHidden } from "../../../app/publish/markup/characters";
import { collapse, textOf, elementsIn } from "../../../app/publish/markup/html-tree";
import type { Report } from "../../../app/publish/review/report";

/** Markdown as it is read: without marks and escapes; each change with its reasons is one entry. */
export function readComment(markdown: string): { text: string; entries: string[] } {
  const text = markdown
    .replace(/(?<!\\)\[((?:[^[\]\\]|\\.)*)\]\([^()\s]*\)/g, "$1")
    .replace(/(?<!\\)(?:\*\*|~~)/g, "")
    .replace(/\\(?=[^a-zA-Z0-9\s])/g, "")
    .replaceAll("\u200b", "");
  const entries = text
    .split(/\n(?=- |#)/)
    .filter((part) => part.startsWith("- "))
    .map((part) => part.slice(2).replace(/[ \t]+/g, " "));
  return { text, entries };
}

/** Everything in the list of changes stands in the comment and on the page. */
export function expectAllPrinted({ changes }: Report, markdown: string, page: string): void {
  const body = [...elementsIn(parse(page))].find(({ tagName }) => tagName === "body");
  const [comment, shown] = [readComment(markdown).text, body ? textOf(body) : ""].map(plain);
  for (const change of changes) {
    const { old, new: now, lines, reasons, notes, subject, words } = change;
    // What changed word by word is interleaved.
    const whole = subject === "notice" ? [now] : [old, now];
    const sides = words.length > 0 ? words.map(({ text }) => text) : whole;
    const own = [change.name, ...sides, ...reasons, ...notes, ...lines.map(({ text }) => text)];
    const parts = subject === "look" ? [] : own;
    const nested = change.consequences.flatMap((each) =>
      /file$/.test(each.subject) ? [each.name] : [each.old, each.new],
    );
    for (const part of [...parts, ...nested]) {
      // A verdict names an error once.
      if (part === null || part === "") continue;
      const text = plain(showHidden(part));
      expect.soft(comment, "the comment").toContain(text);
      expect.soft(shown, "the page").toContain(text);
    }
  }
}

/** Letters and digits only: both sides mark what was added and removed inside of the text. */
function plain(text: string): string {
  return collapse(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
