// Collects each text of a content file that visitors see, and each name of a file or a page, with its place.
import type { Link, Nodes, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { TextRange } from "../../problems/problem";
import type { Block, FieldPath, Mention, ParsedFile, Passage, Source } from "./model";
import { kindOf, textsIn, type FieldText } from "./schemas";
import { fieldName, rangeOf, textAt } from "./source-file";

/** What is a part of its paragraph's text. */
const INLINE =
  /^(?:text|break|inlineCode|image|emphasis|strong|delete|link|linkReference|footnoteReference|mdxTextExpression|mdxJsxTextElement)$/;
/** Below a table: where its figures come from. */
export const SOURCE_LINE = /^\s*sources?\b/i;

type Texts = Pick<ParsedFile, "passages" | "mentions">;
/** Where a text stands among the others. */
type Place = Pick<Passage, "block" | "after" | "isSourced" | "isCode">;

/** The texts and names of the fields, then those of the prose. */
export function readTexts(
  file: Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">,
): Texts {
  const found: Texts = { passages: [], mentions: [] };
  addFields(found, file);
  addProse(found, file);
  return found;
}

function addFields(
  found: Texts,
  { source, schema, data }: Pick<ParsedFile, "source" | "schema" | "data">,
): void {
  /** The blocks of fields, and of the latest field of each group, which has the group's name. */
  const blocks = new Map<string, number>();
  for (const text of textsIn(schema, data)) {
    const range = rangeOf(source, text.path);
    if (!range) continue;
    const [block, name] = [found.passages.length, fieldName(text.path)];
    const after = leadsTo(text.path).flatMap((lead) => blocks.get(lead) ?? []);
    const isSourced = textAt(data, [...text.path.slice(0, -1), "source"]) !== "";
    addText(found, text, source, range, { block, after, isSourced });
    if (found.passages.length === block) continue;
    blocks.set(name, block);
    if (typeof text.path.at(-1) === "string") blocks.set(fieldName(text.path.slice(0, -1)), block);
  }
}

/** What readers take together with a field: the one before it in its group, or the head of its list or column. */
function leadsTo(path: FieldPath): string[] {
  const [group, last] = [path.slice(0, -1), path.at(-1)];
  if (typeof last === "string") return group.length > 0 ? [fieldName(group)] : [];
  if (typeof group.at(-1) !== "number") return [fieldName(group.slice(0, -1))];
  const column = [...group.slice(0, -2), "columns", last ?? 0];
  return last === 0 ? [] : [fieldName(column), fieldName([...group, 0])];
}

/** Adds a text of a field, or of a property of a tag. */
function addText(
  { passages, mentions }: Texts,
  { path, text, names, isSeen }: FieldText,
  source: Source,
  range: TextRange,
  place: Place,
): void {
  const field = fieldName(path);
  if (names) mentions.push({ kind: kindOf(names, text), name: text, range, field });
  else if (isSeen) passages.push({ ...spell(source, range), text, field, ...place });
}

/** Adds the words of the prose and its code, those of its tags, and the descriptions of its images. */
function addProse(
  found: Texts,
  { tree, source, prose }: Pick<ParsedFile, "tree" | "source" | "prose">,
): void {
  let count = found.passages.length;
  const add = (node: Nodes, place: Place) => {
    const range = nodeRange(node, source);
    const mention = (kind: Mention["kind"], name: string) =>
      found.mentions.push({ kind: kindOf(kind, name), name, range, field: "" });
    const pass = (text: string, at: Place) =>
      found.passages.push({ ...spell(source, range), text, field: "", ...at });
    if (node.type === "definition" || (node.type === "link" && !isBareLink(node, source)))
      mention("target", node.url);
    if (node.type === "image" && prose === "words and images") mention("image", node.url);
    if (node.type === "image") pass(node.alt ?? "", { block: ++count });
    if (node.type === "text") pass(node.value, place);
    if (node.type === "inlineCode" || node.type === "code")
      pass(node.value, { ...place, isCode: true });
    // A line break separates words; 10<sup>6</sup> is not 106.
    const sign = node.type === "break" ? "\n" : "name" in node && node.name === "sup" ? "^" : "";
    if (sign) found.passages.push({ text: sign, start: range[0], raw: sign, field: "", ...place });
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute") continue;
        const [start, end] = nodeRange(attribute, source);
        const value: TextRange = [source.text.indexOf("=", start) + 1, end];
        for (const text of textsIn(tagOf(node.name ?? "")?.props[attribute.name], attribute.value))
          addText(found, text, source, value, { block: ++count });
      }
    if ("children" in node) addChildren(node, place);
  };
  const addChildren = (parent: Extract<Nodes, { children: unknown }>, place: Place) => {
    // The paragraph or heading above; in a list, the words that lead to it.
    let lead = place;
    for (const [index, node] of parent.children.entries()) {
      const [above, below] = [parent.children[index - 1], parent.children[index + 1]];
      if (INLINE.test(node.type) || node.type === "listItem") add(node, place);
      else if (node.type === "list") add(node, lead);
      else if (node.type === "table") addTable(node, below ? toString(below) : "");
      else {
        const isLed = parent.type === "listItem" || above?.type === "heading";
        const after = isLed && lead.block !== undefined ? [lead.block] : [];
        const isSourced = place.isSourced === true || isNote(node);
        lead = { block: ++count, after, isSourced };
        add(node, lead);
      }
    }
  };
  /** A cell is read together with the head of its column and the first cell of its row. */
  const addTable = (table: Table, below: string) => {
    const isSourced = SOURCE_LINE.test(below) || hasNote(table);
    const heads: number[] = [];
    for (const row of table.children) {
      const first = count + 1;
      for (const [column, cell] of row.children.entries()) {
        const block = ++count;
        const head = heads[column];
        const after = [...(head === undefined ? [] : [head]), ...(block === first ? [] : [first])];
        if (row === table.children[0]) heads.push(block);
        add(cell, { block, after, isSourced });
      }
    }
  };
  addChildren(tree, {});
}

/** Whether a paragraph says where its figures come from, or is itself such a note. */
function isNote(node: Nodes): boolean {
  const isText = node.type === "paragraph" || node.type === "heading";
  return node.type === "footnoteDefinition" || (isText && hasNote(node));
}

function hasNote(node: Nodes): boolean {
  let found = false;
  visit(node, "footnoteReference", () => void (found = true));
  return found;
}

function spell({ text }: Source, [start, end]: TextRange): Pick<Passage, "start" | "raw"> {
  return { start, raw: text.slice(start, end) };
}

/** The passages in blocks, each with the text that readers see. */
export function blocksOf(passages: readonly Passage[]): Block[] {
  const blocks = new Map<unknown, Passage[]>();
  for (const passage of passages) {
    const key = passage.block ?? passage;
    const parts = blocks.get(key) ?? [];
    parts.push(passage);
    blocks.set(key, parts);
  }
  return [...blocks.values()].map(joinPassages);
}

/** Two blocks that readers take as one statement: a value and its label, a title and its text, a head and its cell. */
export interface Pair extends Block {
  /** Where in the text the second block begins. */
  border: number;
}

/** The pairs among the blocks of these passages. */
export function pairsOf(passages: readonly Passage[]): Pair[] {
  const blocks = blocksOf(passages);
  const byNumber = new Map(blocks.map((block) => [block.passages[0]?.block, block]));
  return blocks.flatMap((block) =>
    (block.passages[0]?.after ?? []).flatMap((lead) => {
      const parts = byNumber.get(lead)?.passages ?? [];
      const space = parts.slice(-1).map((last) => ({ ...last, text: " ", raw: " " }));
      const { text: before } = joinPassages([...parts, ...space]);
      return [{ ...joinPassages([...parts, ...space, ...block.passages]), border: before.length }];
    }),
  );
}

function joinPassages(passages: readonly Passage[]): Block {
  return { text: passages.map(({ text }) => text).join(""), passages };
}

/** The passage in which words found in a block begin, and the part of the words that it contains. */
export function passageAt(block: Block, found: Found): { passage: Passage; found: Found } {
  let start = 0;
  for (const passage of block.passages) {
    const index = found.index - start;
    if (index < passage.text.length)
      return { passage, found: { 0: found[0].slice(0, passage.text.length - index), index } };
    start += passage.text.length;
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
