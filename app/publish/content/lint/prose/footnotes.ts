// The footnotes of a page in; out notes that no mark leads to, marks without a note, and marks that would be shown as text.
import type { FootnoteDefinition } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { nearest } from "../../../problems/did-you-mean";
import type { Finding } from "../../../problems/problem";
import { footnotesIn, noteNames } from "../../source/gfm";
import type { ParsedFile, Passage } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** What is left of a mark when it is in a field, or the parser has found no note of its name. */
const MARK = /(?<!\\)\[\^([^\]\n]+)\]/g;

/** The rule: every mark leads to a note, and every note has a mark. */
export function checkFootnotes(file: ParsedFile): Finding[] {
  const { tree, source, passages } = file;
  const names = [...footnotesIn(tree).keys()];
  const findings = passages.flatMap((passage) =>
    [...passage.raw.matchAll(MARK)].flatMap(({ 0: mark, 1: name = "", index }) => {
      const message = explainMark(name, names, passage);
      const start = passage.start + index;
      return message
        ? [problemAt(source, [start, start + mark.length], passage.field, message)]
        : [];
    }),
  );
  visit(tree, "footnoteDefinition", (note) => {
    const message = explainNote(note, file);
    if (message) findings.push(problemAt(source, nodeRange(note, source), "", message));
  });
  return findings;
}

function explainMark(name: string, names: string[], { field, block, text }: Passage) {
  const isSource = /(^|\.)source$/.test(field);
  const mark = `"[^${name}]"`;
  if (!isSource && (field || block === undefined))
    return `the mark of a footnote would be shown as it stands here, expected ${mark} in the prose or in a \`source:\``;
  if (/\s/.test(name))
    return `the name of a footnote has no spaces, expected "[^${name.trim().replace(/\s+/g, "-")}]", here and in front of the note`;
  if (!names.includes(name.toLowerCase())) {
    const guess = nearest(name.toLowerCase(), names);
    return `there is no footnote ${mark}, ${guess ? `did you mean "[^${guess}]"?` : `expected a line at the end of the file that begins with \`[^${name}]:\``}`;
  }
  if (!isSource)
    return `the mark of a footnote would be shown as it stands here, expected ${mark} behind words of the prose`;
  return text.trim()
    ? undefined
    : `a source needs words of its own, expected them before the mark: \`source: Company plan [^${name}]\``;
}

function explainNote(note: FootnoteDefinition, file: ParsedFile): string | undefined {
  const mark = `"[^${note.label ?? note.identifier}]"`;
  if (file.prose !== "words and images")
    return "this text is shown on all pages and has no footnotes, expected the words in the text itself";
  if (footnotesIn(file.tree).get(note.identifier) !== note)
    return `two footnotes have the name ${mark}, expected another name for one of them`;
  if (!toString(note).trim()) return `this footnote has no words, expected some behind ${mark}`;
  return noteNames(file).includes(note.identifier)
    ? undefined
    : `no text has a mark for this footnote, expected ${mark} behind the words that it explains, or this note deleted`;
}
