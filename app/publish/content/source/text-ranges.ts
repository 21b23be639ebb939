// A content file in, each piece of text that readers see out, with the way back to its place in the file.
import type { Image, Nodes, Root, Text } from "mdast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import { isMap, isScalar, isSeq } from "yaml";

import { NOTE_MARK } from "../../../schema/ids";
import type { TextRange } from "../../problems/problem";
import type { Block, FieldPath, Passage, Source } from "./model";
import { fieldName } from "./source-file";

/** Fields that are for writers, and fields that name files, pages and drawings. */
const UNSEEN =
  /^(?:placeholders|accepted|signOff|formerly|list|embargo)\b|(?:^|\.)(?:image|narrow|logo|icon|to|mark|date|asOf|expires)$/;

/** Attributes of tags that name a file or a page. */
const NAMES = new Set(["src", "to", "file"]);

/** What divides the text of a paragraph and not its words. */
const INLINE =
  /^(?:text|break|emphasis|strong|delete|link|linkReference|footnoteReference|mdxJsxTextElement)$/;

/** The words of the prose, of its tags, and the descriptions of its images; code is left out. */
export function prosePassages(tree: Root, source: Source): Passage[] {
  const passages: Passage[] = [];
  let block = 0;
  const walk = (node: Nodes) => {
    if (!INLINE.test(node.type)) block++;
    if (node.type === "text" || node.type === "image")
      passages.push({ ...passageOf(node, source), block });
    // Words on both sides of a line's end are two; 10<sup>6</sup> is not 106.
    const sign = node.type === "break" ? "\n" : isSuperscript(node) ? "^" : undefined;
    if (sign)
      passages.push({ text: sign, start: nodeRange(node, source)[0], raw: sign, field: "", block });
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      passages.push(...node.attributes.flatMap((attribute) => attributePassage(attribute, source)));
    if ("children" in node) node.children.forEach(walk);
    if (!INLINE.test(node.type)) block++;
  };
  walk(tree);
  return passages;
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

/** Passages as one block. @param separator what readers take to stand between them, a character at most */
export function joinPassages(passages: readonly Passage[], separator = ""): Block {
  return { text: passages.map(({ text }) => text).join(separator), passages };
}

/** The passage in which words found in a block begin, and the part of the words that it holds. */
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

/** Whether readers see a passage, on the page or in a search result. */
export function isSeen({ field }: Passage): boolean {
  return !UNSEEN.test(field);
}

function isSuperscript(node: Nodes): boolean {
  return node.type === "mdxJsxTextElement" && node.name === "sup";
}

function attributePassage(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  source: Source,
): Passage[] {
  if (attribute.type !== "mdxJsxAttribute" || NAMES.has(attribute.name)) return [];
  if (typeof attribute.value !== "string") return [];
  const [from, to] = nodeRange(attribute, source);
  const start = source.text.indexOf("=", from) + 1;
  return [{ text: attribute.value, start, raw: source.text.slice(start, to), field: "" }];
}

/** The range of a node of the prose in the file. */
export function nodeRange({ position }: Pick<Nodes, "position">, source: Source): TextRange {
  const start = position?.start.offset ?? source.bodyStart;
  return [start, position?.end.offset ?? start];
}

/** The text of one node of the prose. */
function passageOf(node: Text | Image, source: Source): Passage {
  const [start, end] = nodeRange(node, source);
  const text = node.type === "text" ? node.value : (node.alt ?? "");
  return { text, start, raw: source.text.slice(start, end), field: "" };
}

/** The texts among the values of the fields; nothing when the fields cannot be read. */
export function fieldPassages(source: Source): Passage[] {
  const passages: Passage[] = [];
  const walk = (node: unknown, path: FieldPath) => {
    if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...path, index]));
    if (isMap(node)) node.items.forEach(({ key, value }) => walk(value, [...path, String(key)]));
    if (!isScalar(node) || typeof node.value !== "string" || !node.range) return;
    const [start, end] = [source.yamlStart + node.range[0], source.yamlStart + node.range[1]];
    const raw = source.text.slice(start, end);
    const text = node.value.replace(NOTE_MARK, "");
    passages.push({ text, start, raw, field: fieldName(path) });
  };
  walk(source.yaml?.contents, []);
  return passages;
}

type Found = Pick<RegExpExecArray, 0 | "index">;

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
