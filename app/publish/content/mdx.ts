// Reads prose, and explains its first error.
import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified, type Pluggable, type PluggableList, type Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";

import { tagOf } from "../../schema/tags";
import type { Tokens } from "../tokens";
import type { Problem } from "../problems/problem";
import { fillProse, maskTokens } from "./fill-tokens";
import type { Source } from "./model";
import { blankFields, report } from "./source-file";
import { explainTagName } from "./tag-names";

/** Explains braces that hold no note. @param text from the first brace on */
export function explainBraces(text: string): string {
  const [notation] = /^\{(?:[%{:#<]|\.?[\w-]+=).*?(?:\}{1,2}|$)/m.exec(text) ?? [];
  return notation
    ? `"${notation.slice(0, 40)}" is the notation of another system; delete it, or write the words alone`
    : 'a "{" starts code; write "\\{" for a plain brace';
}
/** The message for a paragraph that is taken for an import or export. */
export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code; start it with another word';
const NO_PROGRAM =
  "this is the code of a program, such as Excel or Word; delete all of it, and type the words, a table with `|` between its cells";
const NO_BRACKET = 'in an address, a "<" is written %3C and a ">" %3E, without a backslash';
const NO_END = 'this note is not closed; end it with "*/}"';
const TOO_DEEP = "this text has too many marks within marks to be read; delete them";

type Message = ReturnType<Processor["processSync"]>["messages"][number];

/** GFM; "a~b" strikes nothing through. */
const GFM: Pluggable = [remarkGfm, { singleTilde: false }];

/** Lists the remark plugins with which both the check and the build read prose. */
export function listProsePlugins(getTokens: () => Tokens): PluggableList {
  return [GFM, [fillProse, getTokens], unwrapWords, joinWideLines];
}

/** Reads a text as Markdown without MDX. */
export function readMarkdown(text: string): Root {
  return unified().use(remarkParse).use([GFM]).parse(text);
}

/** Characters without spaces between words; Hangul has them (CSS Text 3, 4.1.3). */
export const WIDE = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303f\uff01-\uff60]`;

const WIDE_LINE_END = new RegExp(`(?<=${WIDE})\\n(?=${WIDE})`, "gu");

/** Creates a remark plugin that joins lines between Chinese or Japanese characters. */
function joinWideLines() {
  return (tree: Root): void =>
    visit(tree, "text", (node, index = 0, parent) => {
      if (!node.value.includes("\n")) return;
      const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
      const [first, last] = [toString(before).slice(-1), toString(after).slice(0, 1)];
      const joined = (first + node.value + last).replace(WIDE_LINE_END, "");
      node.value = joined.slice(first.length, joined.length - last.length);
    });
}

/** Creates a remark plugin that unwraps the paragraph inside tags such as <Button>. */
function unwrapWords() {
  return (tree: Root): void =>
    visit(tree, "mdxJsxFlowElement", (node) => {
      const [only, ...others] = node.children;
      if (tagOf(node.name ?? "")?.inside !== "words" || only?.type !== "paragraph")
        return undefined;
      if (others.length > 0) return undefined;
      const [first, last] = [only.children[0], only.children.at(-1)];
      if (first?.type === "text") first.value = first.value.trimStart();
      if (last?.type === "text") last.value = last.value.trimEnd();
      // Don't assign `node.children`, because mdast's types allow no words in a block.
      Object.assign(node, { children: only.children });
      return SKIP;
    });
}

/** Reads the prose of a file, if its page shows any, and fills its tokens. */
export function readProse(
  source: Source,
  isShown: boolean,
  tokens: Tokens,
): { tree: Root; errors: Problem[] } {
  const { text, bodyStart } = source;
  // Don't use @mdx-js/mdx, because its compiler takes 0.1 s to load.
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(listProsePlugins(() => tokens));
  const empty: Root = { type: "root", children: [] };
  if (!isShown || bodyStart === 0) return { tree: empty, errors: [] };
  const prose = blankFields(text);
  try {
    const tree = processor.parse(maskTokens(prose));
    processor.runSync(tree);
    return { tree, errors: [] };
  } catch (error) {
    const isOverflow = error instanceof RangeError;
    const [start, message] = isOverflow ? [bodyStart, TOO_DEEP] : explainMdxError(error, prose);
    return { tree: empty, errors: report(source, start, message) };
  }
}

function explainMdxError(error: unknown, text: string): [start: number, message: string] {
  if (!isMessage(error)) throw error;
  const program = text.search(/<(?:!doctype|html|head|body|meta|xml|o:\w+)\b/i);
  if (program >= 0) return [program, NO_PROGRAM];
  const place = error.place && ("start" in error.place ? error.place.start : error.place);
  const offset = place?.offset ?? text.length;
  if (error.source === "micromark-extension-mdxjs-esm") {
    const starts = [...text.slice(0, offset).matchAll(/^(?:im|ex)port\b/gm)];
    return [starts.at(-1)?.index ?? offset, NO_CODE];
  }
  if (error.source === "micromark-extension-mdx-expression") {
    const start = Math.max(0, text.lastIndexOf("{", offset - 1));
    const outer = text[start - 1] === "{" ? start - 1 : start;
    return [outer, text.startsWith("{/*", start) ? NO_END : explainBraces(text.slice(outer))];
  }
  if (error.ruleId === "end-tag-mismatch") return explainEnd(error, text, offset);
  const start = Math.max(0, text.lastIndexOf("<", offset - 1));
  if (/\bhttps?:\/\/\S*$/.test(text.slice(0, start))) return [start, NO_BRACKET];
  return [start, explainBracket(text.slice(start)) ?? error.reason];
}

/** Explains a "<" where the parser's words are no help. */
function explainBracket(text: string): string | undefined {
  if (text.startsWith("<!--")) return "a note to other writers is written {/* words */} here";
  if (/^<[A-Z][^<>]*=\s*[^\s"'{]/.test(text.replace(/=(["'])[^]*?\1/g, "")))
    return 'only plain quotes are read in a tag; write `"` before and after each value';
  if (/^<(?:https?:|mailto:|[^\s<>]+@)/.test(text))
    return 'an address needs no marks around it; delete the "<" and the ">"';
  const [, slash, name = "", isTag] =
    /^<(\/?)([A-Za-z][\w.-]*)(?=\s|[/>]|$)(\s*\/?>|\s+[\w:-]+\s*=)?/.exec(text) ?? [];
  const wrongName = name && (slash || isTag) ? explainTagName(name) : undefined;
  if (wrongName) return wrongName;
  // Don't explain a tag that exists, because the parser does.
  return slash || tagOf(name)
    ? undefined
    : 'a "<" starts a tag; write "\\<" for a plain less-than sign';
}

/** Explains a tag that is not closed; only the parser's words say where it begins. */
function explainEnd(
  { reason }: Message,
  text: string,
  offset: number,
): [start: number, message: string] {
  const [, name = "", line, column] =
    /for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? /`<\/?([^`]*)>`/.exec(reason) ?? [];
  const start = line ? findOffset(text, Number(line), Number(column)) : offset;
  const tag = tagOf(name);
  const [, close = name] = /closing tag `<\/([^`]*)>`/.exec(reason) ?? [];
  if (close !== name && close.toLowerCase() === name.toLowerCase())
    return [start, `write </${name}> in place of </${close}>`];
  const fix =
    tag?.inside === "nothing"
      ? `<${name}> is not closed; end it with "/>"`
      : tag?.inside === "paragraphs"
        ? `write <${name}> and </${name}> on lines of their own with nothing behind them, or both in one line, with nothing behind it`
        : `<${name}> is not closed; write </${name}> after its words, in the same paragraph and inside the same marks`;
  return [start, explainTagName(name) ?? fix];
}

function findOffset(text: string, line: number, column: number): number {
  const above = text.split("\n").slice(0, line - 1);
  return above.reduce((sum, { length }) => sum + length + 1, column - 1);
}

function isMessage(error: unknown): error is Message {
  return error instanceof Error && "reason" in error && "place" in error;
}
