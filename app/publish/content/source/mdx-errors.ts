// Prose in; out its syntax tree and every mistake in its MDX. The parser stops at the first one: each is overwritten,
// character by character, and the text is read again, so that one run finds them all.
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { VFileMessage } from "vfile-message";

import type { TextRange } from "../../problems/problem";
import { readTables } from "./gfm-tables";

/** A mistake in the prose. */
export interface MdxFault {
  range: TextRange;
  message: string;
}

interface Culprit extends MdxFault {
  /** What to overwrite before reading on. */
  culprit: TextRange;
}

type ExplainTag = (name: string) => string | undefined;

/** The message for braces that hold no note. */
export const NO_BRACES = 'a "{" starts code, expected "\\{" for a plain brace';
/** The message for a paragraph that is taken for an import or export. */
export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code, expected another word at its start';

const processor = createProcessor({ remarkPlugins: [readTables] });

/**
 * Reads prose.
 * @param text the whole file, with the frontmatter overwritten by spaces
 * @param explainTag says what is wrong with a tag that may not be used, whatever else is wrong with it
 */
export function readProse(
  text: string,
  explainTag: ExplainTag,
): { tree: Root; faults: MdxFault[] } {
  const faults: MdxFault[] = [];
  let draft = text;
  for (;;) {
    try {
      return { tree: processor.parse(draft), faults };
    } catch (error) {
      if (!isMessage(error)) throw error;
      const { range, message, culprit } = explain(error, draft, explainTag);
      const [from, to] = culprit;
      // Each round removes a character that MDX minds; when none is left to remove, this is the last.
      if (!/[<{]|^(im|ex)port/.test(draft.slice(from, to)))
        return { tree: { type: "root", children: [] }, faults: [...faults, { range, message }] };
      faults.push({ range, message });
      draft =
        draft.slice(0, from) + draft.slice(from, to).replace(/[^\r\n]/g, "x") + draft.slice(to);
    }
  }
}

function explain(error: VFileMessage, draft: string, explainTag: ExplainTag): Culprit {
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
    return explainTagPair(text, start, offset, error.reason, explainTag);
  }
  const before = Math.max(0, offset - 1);
  const start = text.lastIndexOf("<", before);
  return explainBracket(
    text,
    start < 0 ? Math.max(0, draft.lastIndexOf("<", before)) : start,
    explainTag,
  );
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
  const message = isNote ? 'this note is not closed, expected "*/}" at its end' : NO_BRACES;
  return markAll([start, depth === 0 ? end : start + 1], message);
}

function explainTagPair(
  text: string,
  opener: number,
  at: number,
  reason: string,
  explainTag: ExplainTag,
): Culprit {
  const name = /^<\/?([\w.-]*)/.exec(text.slice(opener))?.[1] ?? "";
  const closer = /^Unexpected closing tag `<\/([^`]*)>`/.exec(reason)?.[1];
  const forbidden = explainTag(name);
  const message =
    closer !== undefined
      ? `</${closer}> closes another tag than the one before it, expected </${name}>`
      : /^Expected the closing tag/.test(reason)
        ? `</${name}> stands inside other marks than <${name}>, expected both inside or both outside: <${name}>words</${name}>`
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
function explainBracket(text: string, start: number, explainTag: ExplainTag): Culprit {
  const rest = text.slice(start);
  const culprit = (message: string, length = 1) => markAll([start, start + length], message);
  const note = /^<!--([\s\S]*?)(-->|$)/.exec(rest);
  if (note)
    return culprit(
      `a note to other writers is written differently here, expected {/* ${shorten(note[1] ?? "")} */}`,
      note[0].length,
    );
  const address = /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/.exec(rest);
  if (address)
    return culprit(
      `this is not how links are written here, expected [${address[1]}](mailto:${address[1]})`,
      address[0].length,
    );
  const link = /^<(https?:[^\s<>]*)>/.exec(rest);
  if (link)
    return culprit(
      `this is not how links are written here, expected [words](${link[1]})`,
      link[0].length,
    );
  const closing = /^<\/([\w.-]+)/.exec(rest)?.[1];
  if (closing && !/^<\/[\w.-]+\s*>/.test(rest)) {
    const opener = Math.max(text.lastIndexOf(`<${closing}`, start), 0) || start;
    return {
      range: rangeOfTag(text, start),
      message: `</${closing}> is not complete, expected ">" at its end`,
      culprit: [opener, start + 1],
    };
  }
  if (closing)
    return culprit(
      explainTag(closing) ??
        `</${closing}> closes a tag that was not opened, expected <${closing}> before its words`,
    );
  const name = /^<([A-Za-z][\w.-]*)/.exec(rest)?.[1];
  if (name && !explainTag(name)) {
    // Its closing tag goes with it, or it would be reported as one too many.
    const pair = /^[^<]*<\//.exec(rest.slice(1))?.[0] ?? "";
    const opener = /^<[^<>]*>/.exec(rest)?.[0] ?? "";
    const straight = opener.replace(/[“”„«»‘’]/g, '"').replace(/=([^\s"'{>]+)/g, '="$1"');
    const message =
      straight === opener
        ? `<${name}> is not complete, expected <${name}>words</${name}>`
        : `the words behind "=" need straight quotes around them, expected ${straight}`;
    return culprit(message, 1 + pair.length);
  }
  return culprit('a "<" starts a tag, expected "\\<" for a plain less-than sign');
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
