// Prose in; out its syntax tree and what is wrong with its MDX. The parser stops at its first error: the block with it, from
// one empty line to the next, is overwritten with spaces, and the rest is read.
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { PluggableList } from "unified";
import type { VFileMessage } from "vfile-message";

import { TAGS } from "../../../schema/tags";
import type { Tokens } from "../../markup/tokens";
import { fillProse } from "./fill-tokens";
import { readGfm } from "./gfm";
import type { Mistake } from "./model";
import { explainTagName } from "./tag-names";

/** The message for braces that hold no note. */
export const NO_BRACES = 'a "{" starts code, expected "\\{" for a plain brace';
/** The message for a paragraph that is taken for an import or export. */
export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code, expected another word at its start';
const NO_END = 'this note is not closed, expected "*/}" at its end';
const TOO_DEEP = "this text has too many marks within marks to be read; delete them";

/** More mistakes than these are not looked for: each needs the whole text to be read again. */
const MOST = 50;

/**
 * Reads prose.
 * @param text the whole file, with the frontmatter overwritten by spaces
 * @param tokens what to fill in
 */
export function readProse(
  text: string,
  tokens: Tokens = new Map(),
): { tree: Root; mistakes: Mistake[] } {
  const remarkPlugins: PluggableList = [readGfm, [fillProse, () => tokens]];
  const processor = createProcessor({ remarkPlugins });
  const mistakes: Mistake[] = [];
  let draft = text;
  while (draft.trim() && mistakes.length < MOST) {
    try {
      return { tree: processor.parse(draft), mistakes };
    } catch (error) {
      const start = draft.search(/\S/);
      // Of the engine's stack.
      const mistake: Mistake =
        error instanceof RangeError
          ? { range: [start, draft.length], message: TOO_DEEP }
          : explainError(error, draft);
      mistakes.push(mistake);
      draft = error instanceof RangeError ? "" : withoutBlock(draft, mistake.range[0]);
    }
  }
  return { tree: { type: "root", children: [] }, mistakes };
}

/** The text with the block that holds an offset overwritten by spaces. */
function withoutBlock(text: string, offset: number): string {
  const start = Math.max(0, ...[...text.slice(0, offset).matchAll(/\n[ \t]*\r?\n/g)].map(endOf));
  const length = text.slice(offset).search(/\n[ \t]*\r?\n/);
  const end = length < 0 ? text.length : offset + length;
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, " ") + text.slice(end);
}

function endOf({ 0: found, index }: RegExpExecArray): number {
  return index + found.length;
}

function explainError(error: unknown, text: string): Mistake {
  if (!isMessage(error)) throw error;
  const place = error.place && ("start" in error.place ? error.place.start : error.place);
  const offset = place?.offset ?? text.length;
  const at = (start: number, message: string): Mistake => ({
    range: [start, start + (/^[^\s>}]*[>}]?/.exec(text.slice(start))?.[0].length ?? 0)],
    message,
  });
  if (error.source === "micromark-extension-mdxjs-esm")
    return at(text.slice(0, offset).search(/^(?:im|ex)port\b(?![^]*\n\s*\n)/m), NO_CODE);
  if (error.source === "micromark-extension-mdx-expression") {
    const start = text.lastIndexOf("{", offset - 1);
    return at(start, text.startsWith("{/*", start) ? NO_END : NO_BRACES);
  }
  if (error.ruleId !== "end-tag-mismatch") {
    const start = Math.max(0, text.lastIndexOf("<", offset - 1));
    return at(start, explainBracket(text, start));
  }
  // The place of the opening tag is in the words of the reason only.
  const [, name = "", line, column] =
    /for `<([^`]*)>` \((\d+):(\d+)/.exec(error.reason) ?? /`<\/?([^`]*)>`/.exec(error.reason) ?? [];
  const start = line ? offsetAt(text, Number(line), Number(column)) : offset;
  const tag = TAGS[name];
  const cure =
    tag?.inside === "nothing"
      ? `"/>" at its end: ${tag.example}`
      : `</${name}> behind its words, in the same paragraph and inside the same marks`;
  return at(
    start,
    explainTagName(name, text, start) ?? `<${name}> is not closed, expected ${cure}`,
  );
}

/** What is wrong with a "<" that begins no proper tag. */
function explainBracket(text: string, start: number): string {
  const rest = text.slice(start);
  if (rest.startsWith("<!--"))
    return "a note to other writers is written differently here, expected {/* words */}";
  const [, mail] = /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/.exec(rest) ?? [];
  const [, url] = /^<(https?:[^\s<>]*)>/.exec(rest) ?? [];
  if (mail ?? url)
    return `this is not how links are written here, expected ${mail ? `[${mail}](mailto:${mail})` : `[words](${url})`}`;
  const [, slash, name = "", end = ""] = /^<(\/?)([A-Za-z][\w.-]*)(\s*.?)/.exec(rest) ?? [];
  if (slash && !end.endsWith(">")) return `</${name}> is not complete, expected ">" at its end`;
  const isTag = slash === "/" || /^<[\w.-]+(?:\s+[\w:-]+\s*=|\s*\/?>)/.test(rest);
  const wrongName = name && isTag ? explainTagName(name, text, start) : undefined;
  if (wrongName) return wrongName;
  if (slash)
    return `</${name}> closes a tag that was not opened, expected <${name}> before its words`;
  const tag = TAGS[name];
  if (!tag) return 'a "<" starts a tag, expected "\\<" for a plain less-than sign';
  return /^<[^<>]*=\s*[^\s"'{<>]/.test(rest)
    ? `the words behind "=" need straight quotes around them, expected ${tag.example}`
    : `<${name}> is not complete, expected ${tag.example}`;
}

function offsetAt(text: string, line: number, column: number): number {
  const above = text.split("\n").slice(0, line - 1);
  return above.reduce((sum, { length }) => sum + length + 1, column - 1);
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && "reason" in error && "place" in error;
}
