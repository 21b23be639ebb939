// Prose in; out its syntax tree and every mistake in its MDX. The parser stops at the first one: each is overwritten,
// character by character, and the text is read again, so that one run finds them all.
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { VFileMessage } from "vfile-message";

import type { TextRange } from "../../problems/problem";
import { readGfm } from "./gfm";
import type { Mistake } from "./model";
import { TAGS } from "./schemas";
import { explainTagName } from "./tag-names";

interface Culprit extends Mistake {
  /** What to overwrite before reading on. */
  culprit: TextRange;
}

/** Characters that are read in all rounds: a large page full of mistakes would take minutes. */
const MOST = 1_000_000;

/** The message for braces that hold no note. */
export const NO_BRACES = 'a "{" starts code, expected "\\{" for a plain brace';
/** The message for a paragraph that is taken for an import or export. */
export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code, expected another word at its start';

const processor = createProcessor({ remarkPlugins: [readGfm] });

/** Reads prose. @param text the whole file, with the frontmatter overwritten by spaces */
export function readProse(text: string): { tree: Root; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  let draft = text;
  for (;;) {
    try {
      return { tree: processor.parse(draft), mistakes };
    } catch (error) {
      if (!isMessage(error)) throw error;
      const { culprit, ...mistake } = explain(error, draft);
      mistakes.push(mistake);
      const [from, to] = culprit;
      const wrong = draft.slice(from, to);
      // Each round removes a character that MDX minds; when none is left to remove, this is the last.
      if (!/[<{]|^(im|ex)port/.test(wrong) || mistakes.length * text.length > MOST)
        return { tree: { type: "root", children: [] }, mistakes };
      draft = draft.slice(0, from) + wrong.replace(/[^\r\n]/g, "x") + draft.slice(to);
    }
  }
}

function explain(error: VFileMessage, draft: string): Culprit {
  const place =
    error.place &&
    ("start" in error.place ? error.place : { start: error.place, end: error.place });
  const offset = place?.start.offset ?? 0;
  const text = withoutCode(draft);
  if (error.source === "micromark-extension-mdxjs-esm") return explainCode(text, offset);
  if (error.source === "micromark-extension-mdx-expression")
    return explainBrace(text, error.ruleId === "unexpected-eof" ? text.length : offset);
  // One id for three mistakes: the parser's words tell them apart, and a test holds it to them.
  if (error.ruleId === "end-tag-mismatch") {
    // The opening tag's place is a part of the reason only.
    const opener = /for `<[^`]*>` \((\d+):(\d+)/.exec(error.reason);
    const start = opener
      ? offsetAt(draft, Number(opener[1]), Number(opener[2]))
      : text.lastIndexOf(text.slice(offset, place?.end.offset).replace(/[/>]/g, ""), offset);
    return explainTagPair(text, start, offset, error.reason);
  }
  const before = Math.max(0, offset - 1);
  const start = text.lastIndexOf("<", before);
  return explainBracket(text, start < 0 ? Math.max(0, draft.lastIndexOf("<", before)) : start);
}

function explainCode(text: string, offset: number): Culprit {
  const lines = [...text.slice(0, offset).matchAll(/^(import|export)\b/gm)];
  const start = lines.at(-1)?.index ?? offset;
  return markAll([start, start + "import".length], NO_CODE);
}

function explainBrace(text: string, before: number): Culprit {
  let depth = 0;
  let start = before;
  do {
    start--;
    if (text[start] === "}") depth++;
    if (text[start] === "{") depth--;
  } while (start > 0 && depth >= 0);
  let end = start + 1;
  for (depth = 1; end < text.length && depth > 0; end++)
    depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
  const isNote = text.startsWith("{/*", start);
  const [, name] = /^\{\s*[#.]([\w-]+)\s*\}/.exec(text.slice(start)) ?? [];
  const message = isNote
    ? 'this note is not closed, expected "*/}" at its end'
    : name
      ? `a heading's address is made from its words; delete "${text.slice(start, end)}"`
      : NO_BRACES;
  return markAll([start, depth === 0 ? end : start + 1], message);
}

function explainTagPair(text: string, opener: number, at: number, reason: string): Culprit {
  const name = /^<\/?([\w.-]*)/.exec(text.slice(opener))?.[1] ?? "";
  const closer = /^Unexpected closing tag `<\/([^`]*)>`/.exec(reason)?.[1];
  const forbidden = explainTagName(name);
  const message =
    closer !== undefined
      ? `</${closer}> closes another tag than the one before it, expected </${name}>`
      : /^Expected the closing tag/.test(reason)
        ? `</${name}> stands inside other marks than <${name}>, expected both inside or both outside: <${name}>words</${name}>`
        : isAlone(name)
          ? `<${name}> is not closed, expected "/>" at its end: ${rangedText(text, rangeOfTag(text, opener)).replace(/\s*\/?>?$/, " />")}`
          : `<${name}> is not closed, expected </${name}> behind its words, in the same paragraph and inside the same marks`;
  const pastEnd = text.slice(opener).search(/\n[ \t]*\r?\n/);
  const end = pastEnd < 0 ? text.length : opener + pastEnd;
  const closing = text.indexOf(`</${name}`, opener);
  const next = text.indexOf(`<${name}`, opener + 1);
  const isCloserElsewhere = closing > end && (next < 0 || next > closing);
  return {
    range: rangeOfTag(text, forbidden || at < opener ? opener : at),
    message: forbidden ?? message,
    culprit: [opener, isCloserElsewhere ? closing + 1 : end],
  };
}

/** A "<" that begins no proper tag. */
function explainBracket(text: string, start: number): Culprit {
  const rest = text.slice(start);
  const closing = /^<\/([\w.-]+)/.exec(rest)?.[1];
  if (closing && !/^<\/[\w.-]+\s*>/.test(rest)) {
    const opener = Math.max(text.lastIndexOf(`<${closing}`, start), 0) || start;
    const message = `</${closing}> is not complete, expected ">" at its end`;
    return { range: rangeOfTag(text, start), message, culprit: [opener, start + 1] };
  }
  const [message, length = 1] = closing ? [explainCloser(closing)] : explainOpening(rest);
  return markAll([start, start + length], message);
}

function explainCloser(name: string): string {
  const message = `</${name}> closes a tag that was not opened, expected <${name}> before its words`;
  return explainTagName(name) ?? message;
}

/** What is wrong with the start of a text, and how many characters are to be marked unless it is one. */
function explainOpening(rest: string): [message: string, length?: number] {
  const [comment, note = ""] = /^<!--([\s\S]*?)(?:-->|$)/.exec(rest) ?? [];
  if (comment) {
    const message = `a note to other writers is written differently here, expected {/* ${shorten(note)} */}`;
    return [message, comment.length];
  }
  const noLink = "this is not how links are written here, expected";
  const [mail, mailbox] = /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/.exec(rest) ?? [];
  if (mail) return [`${noLink} [${mailbox}](mailto:${mailbox})`, mail.length];
  const [link, url] = /^<(https?:[^\s<>]*)>/.exec(rest) ?? [];
  if (link) return [`${noLink} [words](${url})`, link.length];
  const name = /^<([A-Za-z][\w.-]*)/.exec(rest)?.[1];
  const wrong = name && explainTagName(name);
  const isTag = /^<[\w.-]+(?:\s+[\w:-]+\s*=|\s*\/?>)/.test(rest);
  if (!name || (wrong && !isTag))
    return ['a "<" starts a tag, expected "\\<" for a plain less-than sign'];
  // Its closing tag goes with it, or it would be reported as one too many.
  const pair = /^[^<]*<\//.exec(rest.slice(1))?.[0] ?? "";
  const [opener = ""] = /^<[^<>]*>/.exec(rest) ?? [];
  if (wrong) return [wrong, Math.max(1 + pair.length, opener.length)];
  const straight = opener.replace(/[“”„«»‘’]/g, '"').replace(/=([^\s"'{>]+)/g, '="$1"');
  const message =
    straight === opener
      ? `<${name}> is not complete, expected ${TAGS[name]?.example}`
      : `the words behind "=" need straight quotes around them, expected ${straight}`;
  const line = straight === opener ? (/^[^\r\n]*/.exec(rest)?.[0] ?? "") : "";
  return [message, Math.max(1 + pair.length, line.length)];
}

/** Whether a tag has no words, and so no closing tag. */
function isAlone(name: string): boolean {
  return TAGS[name]?.inside === "nothing";
}

function rangedText(text: string, range: TextRange): string {
  return text.slice(...range);
}

/** A mistake of which all that is marked is overwritten too. */
function markAll(range: TextRange, message: string): Culprit {
  return { range, message, culprit: range };
}

/** The range of a tag, or of what there is of it on its line. */
function rangeOfTag(text: string, start: number): TextRange {
  return [start, start + (/^<[^>\r\n]*>?/.exec(text.slice(start))?.[0].length ?? 0)];
}

function shorten(note: string): string {
  const words = note.trim().replace(/\s+/g, " ");
  return words.length > 40 ? "…" : words;
}

/** The same text with code spans and escaped marks overwritten: there, marks mean nothing. */
function withoutCode(text: string): string {
  return text.replace(
    /^(`{3,}|~{3,})[\s\S]*?^\1|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)|\\[<{}]/gm,
    (code) => code.replace(/[^\r\n]/g, " "),
  );
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && "reason" in error && "place" in error;
}
