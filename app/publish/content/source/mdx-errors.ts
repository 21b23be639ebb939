// Reads prose and says what is wrong with its MDX. The parser stops at its first error: the block with it, from one empty
// line to the next, is overwritten with spaces, and the rest is read.
import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFileMessage } from "vfile-message";

import { tagOf } from "../../../schema/tags";
import type { Tokens } from "../../markup/tokens";
import type { Finding } from "../../problems/problem";
import { fillProse } from "./fill-tokens";
import { readGfm } from "./gfm";
import type { Source } from "./model";
import { problemAt } from "./source-file";
import { explainTagName } from "./tag-names";

/** The message for braces without a note. */
export const NO_BRACES = 'a "{" starts code; write "\\{" for a plain brace';
/** The message for a paragraph that is taken for an import or export. */
export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code; start it with another word';
const NO_END = 'this note is not closed; end it with "*/}"';
const TOO_DEEP = "this text has too many marks within marks to be read; delete them";

/** More mistakes than these are not looked for: each needs the whole text to be read again. */
const MOST = 50;

/**
 * Reads the prose of a file.
 * @param isShown whether the page shows any; other prose is not read
 * @param tokens what to fill in
 */
export function readProse(
  source: Source,
  isShown: boolean,
  tokens: Tokens,
): { tree: Root; mistakes: Finding[] } {
  const { text, bodyStart } = source;
  // Not by @mdx-js/mdx, which would load its compiler too, for 0.1 s.
  const processor = unified().use(remarkParse).use(remarkMdx).use(readGfm);
  processor.use(fillProse, () => tokens);
  const mistakes: Finding[] = [];
  // The prose keeps its place: the fields are overwritten with spaces.
  let draft = isShown && bodyStart > 0 ? hide(text, 0, bodyStart) : "";
  while (draft.trim() && mistakes.length < MOST) {
    try {
      return { tree: processor.parse(draft), mistakes };
    } catch (error) {
      // A RangeError means that the stack overflowed.
      const isTooDeep = error instanceof RangeError;
      const [start, message] = isTooDeep ? [bodyStart, TOO_DEEP] : explainError(error, draft);
      const length = /^[^\s>}]*[>}]?/.exec(text.slice(start))?.[0].length ?? 0;
      mistakes.push(problemAt(source, [start, start + length], "", message));
      draft = isTooDeep ? "" : withoutBlock(draft, start);
    }
  }
  return { tree: { type: "root", children: [] }, mistakes };
}

function hide(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, " ") + text.slice(end);
}

/** The text without the block that holds an offset. */
function withoutBlock(text: string, offset: number): string {
  const [above = ""] = /^[^]*\n[ \t]*\r?\n/.exec(text.slice(0, offset)) ?? [];
  const length = text.slice(offset).search(/\n[ \t]*\r?\n/);
  return hide(text, above.length, length < 0 ? text.length : offset + length);
}

function explainError(error: unknown, text: string): [start: number, message: string] {
  if (!isMessage(error)) throw error;
  const place = error.place && ("start" in error.place ? error.place.start : error.place);
  const offset = place?.offset ?? text.length;
  if (error.source === "micromark-extension-mdxjs-esm")
    return [text.slice(0, offset).search(/^(?:im|ex)port\b(?![^]*\n\s*\n)/m), NO_CODE];
  if (error.source === "micromark-extension-mdx-expression") {
    const start = text.lastIndexOf("{", offset - 1);
    return [start, text.startsWith("{/*", start) ? NO_END : NO_BRACES];
  }
  const start = Math.max(0, text.lastIndexOf("<", offset - 1));
  if (error.ruleId !== "end-tag-mismatch") return [start, explainBracket(text.slice(start))];
  // The place of the opening tag is in the words of the reason only.
  const [, name = "", line, column] =
    /for `<([^`]*)>` \((\d+):(\d+)/.exec(error.reason) ?? /`<\/?([^`]*)>`/.exec(error.reason) ?? [];
  const cure =
    tagOf(name)?.inside === "nothing"
      ? `end it with "/>"`
      : `write </${name}> after its words, in the same paragraph and inside the same marks`;
  return [
    line ? offsetAt(text, Number(line), Number(column)) : offset,
    explainTagName(name) ?? `<${name}> is not closed; ${cure}`,
  ];
}

/** What is wrong with a "<" that begins no proper tag. */
function explainBracket(text: string): string {
  if (text.startsWith("<!--")) return "a note to other writers is written {/* words */} here";
  const [, address = ""] = /^<((?:https?:|mailto:|[^\s<>]+@)[^\s<>]*)>/.exec(text) ?? [];
  if (address)
    return `a link needs words; write [words](${address.replace(/^(?=[^:]+$)/, "mailto:")})`;
  const [, slash, name = "", end = ""] = /^<(\/?)([A-Za-z][\w.-]*)(\s*.?)/.exec(text) ?? [];
  if (slash && !end.endsWith(">")) return `</${name}> is not complete; end it with ">"`;
  const isTag = slash === "/" || /^<[\w.-]+(?:\s+[\w:-]+\s*=|\s*\/?>)/.test(text);
  const wrongName = name && isTag ? explainTagName(name) : undefined;
  if (wrongName) return wrongName;
  if (slash) return `</${name}> closes a tag that was not opened; write <${name}> before its words`;
  const tag = tagOf(name);
  if (!tag) return 'a "<" starts a tag; write "\\<" for a plain less-than sign';
  return /^<[^<>]*=\s*[^\s"'{<>]/.test(text)
    ? 'the words behind "=" need straight quotes around them'
    : `<${name}> is not complete; end it with "${tag.inside === "nothing" ? "/>" : ">"}"`;
}

function offsetAt(text: string, line: number, column: number): number {
  const above = text.split("\n").slice(0, line - 1);
  return above.reduce((sum, { length }) => sum + length + 1, column - 1);
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && "reason" in error && "place" in error;
}
