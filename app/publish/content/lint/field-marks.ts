// The fields of a file in; out marks of Markdown and HTML in them: fields are plain text, and would show the marks.
import { TAGS } from "../source/schemas";
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";
import { isSeen, rangeNear } from "../source/text-ranges";

/** Each mark, with the words that it is around as its last group. */
const MARKS = [
  /<([A-Za-z][\w.-]*)(?:\s[^<>]*)?>([^<>]*)<\/\1>/,
  /<\/?([A-Za-z][\w.-]*)(?:\s[^<>]*)?\/?>/,
  /(\*\*|__)(?=\S)([^*_\n]+)\1/,
  /(?<![\w*])\*(?=[^\s*])([^*\n]+)\*(?![\w*])/,
  /!?\[([^\]\n]*)\]\([^)\n]+\)/,
  /`([^`\n]+)`/,
  /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i,
];

/** The rule: fields hold plain text. */
export function checkFieldMarks({ passages, source }: ParsedFile): Finding[] {
  return passages
    .filter((passage) => passage.field && isSeen(passage))
    .flatMap((passage) => {
      const found = MARKS.map((mark) => mark.exec(passage.text)).find(Boolean);
      if (!found) return [];
      return [problemAt(source, rangeNear(passage, found), passage.field, explain(found))];
    });
}

function explain(found: RegExpExecArray): string {
  const isTag = found[0].startsWith("<");
  const name = isTag ? (found[1] ?? "") : "";
  const words = isTag ? (found[2] ?? "") : (found.at(-1) ?? "");
  const place = Object.hasOwn(TAGS, name)
    ? "<" + name + "> works in the text below the fields only"
    : "a field shows marks as they stand";
  const better = found[0].startsWith("&")
    ? "the character itself"
    : words.trim()
      ? `the plain words "${words.trim()}"`
      : "nothing";
  return `${place}, expected ${better} instead of "${found[0]}"`;
}
