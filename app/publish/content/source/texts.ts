// A content file in; out each text that visitors see and each name of a file or a page, with the place where it is written.
import type { Link, Nodes } from "mdast";

import { FOOTNOTE_REFERENCE } from "../../../schema/ids";
import { tagOf } from "../../../schema/tags";
import type { TextRange } from "../../problems/problem";
import type { Block, Mention, ParsedFile, Passage, Source } from "./model";
import { kindOf, textsIn, type FieldText } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

/** What divides the text of a paragraph and not its words. */
const INLINE =
  /^(?:text|break|emphasis|strong|delete|link|linkReference|footnoteReference|mdxJsxTextElement)$/;

type Texts = Pick<ParsedFile, "passages" | "mentions">;

/** The texts and names of the fields, then those of the prose. */
export function readTexts(
  file: Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">,
): Texts {
  const { source, schema, data } = file;
  const found: Texts = { passages: [], mentions: [] };
  for (const text of textsIn(schema, data)) {
    const range = rangeOf(source, text.path);
    if (range) addText(found, text, source, range);
  }
  addProse(found, file);
  return found;
}

/** Adds a text of a field, or of a property of a tag. */
function addText(
  { passages, mentions }: Texts,
  { path, text, names, isSeen }: FieldText,
  source: Source,
  range: TextRange,
): void {
  const field = fieldName(path);
  if (names) mentions.push({ kind: kindOf(names, text), name: text, range, field });
  else if (isSeen)
    passages.push({ ...spell(source, range), text: text.replace(FOOTNOTE_REFERENCE, ""), field });
}

/** Adds the words of the prose, of its tags, and the descriptions of its images; code is left out. */
function addProse(
  found: Texts,
  { tree, source, prose }: Pick<ParsedFile, "tree" | "source" | "prose">,
): void {
  let block = 0;
  const walk = (node: Nodes) => {
    const range = nodeRange(node, source);
    const mention = (kind: Mention["kind"], name: string) =>
      found.mentions.push({ kind: kindOf(kind, name), name, range, field: "" });
    const pass = (text: string) =>
      found.passages.push({ ...spell(source, range), text, field: "", block });
    if (!INLINE.test(node.type)) block++;
    if (node.type === "definition" || (node.type === "link" && !isBareLink(node, source)))
      mention("target", node.url);
    if (node.type === "image" && prose === "words and images") mention("image", node.url);
    if (node.type === "text") pass(node.value);
    if (node.type === "image") pass(node.alt ?? "");
    // A line break separates words; 10<sup>6</sup> is not 106.
    const sign = node.type === "break" ? "\n" : "name" in node && node.name === "sup" ? "^" : "";
    if (sign) found.passages.push({ text: sign, start: range[0], raw: sign, field: "", block });
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute") continue;
        const [start, end] = nodeRange(attribute, source);
        const value: TextRange = [source.text.indexOf("=", start) + 1, end];
        for (const text of textsIn(tagOf(node.name ?? "")?.props[attribute.name], attribute.value))
          addText(found, text, source, value);
      }
    if ("children" in node) node.children.forEach(walk);
    if (!INLINE.test(node.type)) block++;
  };
  walk(tree);
}

function spell({ text }: Source, [start, end]: TextRange): Pick<Passage, "start" | "raw"> {
  return { start, raw: text.slice(start, end) };
}

/** The passages in blocks, each with the text that readers see. */
export function blocksOf(passages: readonly Passage[]): Block[] {
  const blocks = new Map<unknown, Passage[]>();
  for (const passage of passages) {
    const key = passage.block ?? passage;
    blocks.set(key, [...(blocks.get(key) ?? []), passage]);
  }
  return [...blocks.values()].map((parts) => joinPassages(parts));
}

/** Passages as one block. @param separator what readers see between them, a character at most */
export function joinPassages(passages: readonly Passage[], separator = ""): Block {
  return { text: passages.map(({ text }) => text).join(separator), passages };
}

/** The passage in which words found in a block begin, and the part of the words that it contains. */
export function passageAt(block: Block, found: Found): { passage: Passage; found: Found } {
  const gaps = block.passages.reduce((sum, { text }) => sum - text.length, block.text.length);
  const separator = gaps > 0 ? 1 : 0;
  let start = 0;
  for (const passage of block.passages) {
    const index = found.index - start;
    if (index < passage.text.length)
      return { passage, found: { 0: found[0].slice(0, passage.text.length - index), index } };
    start += passage.text.length + separator;
  }
  throw new Error("the words were found in another block");
}

/** The range of a node of the prose in the file. */
export function nodeRange({ position }: Pick<Nodes, "position">, source: Source): TextRange {
  const start = position?.start.offset ?? source.bodyStart;
  return [start, position?.end.offset ?? start];
}

/** Whether a node is a bare address in the text: GitHub makes a link of it. */
export function isBareLink(node: Nodes, source: Source): node is Link {
  return node.type === "link" && !source.text.startsWith("[", nodeRange(node, source)[0]);
}

/** Words in a text, and where they begin. */
export type Found = Pick<RegExpExecArray, 0 | "index">;

/** The range of words found in a passage, or of the whole passage: for findings that no other spelling may hide. */
export function rangeNear(passage: Passage, found: Found): TextRange {
  return rangeIn(passage, found) ?? [passage.start, passage.start + passage.raw.length];
}

/**
 * The range in the file of words found in a passage; of the words on its first line when it has several.
 * @returns undefined when the file spells them in another way, for instance with an escape
 */
export function rangeIn(passage: Passage, found: Found): TextRange | undefined {
  const [words = ""] = found[0].split(/\s*\n/, 1);
  const earlier = passage.text.slice(0, found.index).split(words).length;
  let at = -1;
  for (let nth = 0; nth < earlier; nth++) {
    at = passage.raw.indexOf(words, at + 1);
    if (at < 0) return undefined;
  }
  return [passage.start + at, passage.start + at + words.length];
}
