// A content file in; out each text that visitors see and each name of a file or a page, with the place where it is written.
import type { Link, Nodes } from "mdast";

import { NOTE_MARK } from "../../../schema/ids";
import { TAGS } from "../../../schema/tags";
import { positionOf, type TextRange } from "../../problems/problem";
import type { Block, Mention, ParsedFile, Passage, Source } from "./model";
import { kindOf, textsIn } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

/** What divides the text of a paragraph and not its words. */
const INLINE =
  /^(?:text|break|emphasis|strong|delete|link|linkReference|footnoteReference|mdxJsxTextElement)$/;

type Texts = Pick<ParsedFile, "passages" | "mentions">;

/** The texts and names of the fields, then those of the prose. */
export function readTexts(
  file: Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose" | "errors">,
): Texts {
  const [fields, prose] = [textsOfFields(file), textsOfProse(file)];
  return {
    passages: [...fields.passages, ...prose.passages],
    mentions: [...fields.mentions, ...prose.mentions],
  };
}

/** A line that could not be read has none. */
function textsOfFields({
  source,
  schema,
  data,
  errors,
}: Pick<ParsedFile, "source" | "schema" | "data" | "errors">): Texts {
  const unreadable = errors.yaml.map(({ line }) => line);
  const found: Texts = { passages: [], mentions: [] };
  for (const { path, text, names, isSeen } of textsIn(schema, data)) {
    const range = rangeOf(source, path);
    if (!range || unreadable.includes(positionOf(source.text, range).line)) continue;
    const field = fieldName(path);
    if (names) found.mentions.push({ kind: kindOf(names, text), name: text, range, field });
    else if (isSeen)
      found.passages.push({ ...spell(source, range), text: text.replace(NOTE_MARK, ""), field });
  }
  return found;
}

/** The words of the prose, of its tags, and the descriptions of its images; code is left out. */
function textsOfProse({
  tree,
  source,
  prose,
}: Pick<ParsedFile, "tree" | "source" | "prose">): Texts {
  const found: Texts = { passages: [], mentions: [] };
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
      addAttributes(node, source, found);
    if ("children" in node) node.children.forEach(walk);
    if (!INLINE.test(node.type)) block++;
  };
  walk(tree);
  return found;
}

type Tag = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

function addAttributes(tag: Tag, source: Source, { passages, mentions }: Texts): void {
  for (const attribute of tag.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
    const range = nodeRange(attribute, source);
    const value = source.text.indexOf("=", range[0]) + 1;
    const schema = TAGS[tag.name ?? ""]?.props[attribute.name];
    for (const { text, names } of textsIn(schema, attribute.value))
      if (names) mentions.push({ kind: kindOf(names, text), name: text, range, field: "" });
      else passages.push({ ...spell(source, [value, range[1]]), text, field: "" });
  }
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
