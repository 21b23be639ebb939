import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { TextRange } from "../../problems/problem";
import type { Mention, ParsedFile, Source, VisibleText } from "./model";
import { kindOf, fieldTextsIn, type FieldText } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

type Texts = Pick<ParsedFile, "texts" | "mentions">;
type Read = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** Collects the visible texts and the mentions of a file, fields first. */
export function collectTexts({ source, schema, data, tree, prose }: Read): Texts {
  const found: Texts = { texts: [], mentions: [] };
  for (const text of fieldTextsIn(schema, data)) {
    const range = rangeOf(source, text.path);
    if (range) addText(found, text, range);
  }
  visit(tree, (node) => {
    const range = nodeRange(node, source);
    const add = (kind: VisibleText["kind"], text: string) =>
      found.texts.push({ kind, text, range, field: "" });
    const mention = (kind: Mention["kind"], name: string) =>
      found.mentions.push({ kind: kindOf(kind, name), name, range, field: "" });
    if (node.type === "definition") mention("target", node.url);
    if (node.type === "link" && source.text.startsWith("[", range[0])) mention("target", node.url);
    if (node.type === "image" && prose === "words and images") mention("image", node.url);
    if (node.type === "image") add("alt", node.alt ?? "");
    if (node.type === "text") add("prose", node.value);
    if (node.type === "inlineCode" || node.type === "code") add("code", node.value);
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      addProperties(found, node, source);
  });
  return found;
}

/** Adds a text of a field, or of a property of a tag. */
function addText(
  { texts, mentions }: Texts,
  { path, text, names, isSeen, isLater }: FieldText,
  range: TextRange,
): void {
  const field = fieldName(path);
  const kind = path.at(-1) === "alt" ? "alt" : "field";
  if (names) mentions.push({ kind: kindOf(names, text), name: text, range, field });
  else if (isSeen) texts.push({ kind, text, range, field, isLater });
}

function addProperties(
  found: Texts,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  source: Source,
): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const [start, end] = nodeRange(attribute, source);
    const range = [source.text.indexOf("=", start) + 1, end] as const;
    const props = tagOf(node.name ?? "")?.props;
    for (const text of fieldTextsIn(props?.[attribute.name], attribute.value)) {
      addText(found, text, range);
      const last = found.texts.at(-1);
      if (attribute.name === "alt" && last?.range === range) last.kind = "alt";
    }
  }
}

/** Returns the range of a node of prose. */
export function nodeRange({ position }: Pick<Nodes, "position">, source: Source): TextRange {
  const start = position?.start.offset ?? source.bodyStart;
  return [start, position?.end.offset ?? start];
}

/** Words found in a text, and where they begin. */
export type Found = Pick<RegExpExecArray, 0 | "index">;

/**
 * Returns the range of found words; of the whole text where the file spells them in another way.
 */
export function rangeIn(source: Source, visible: VisibleText, found: Found): TextRange {
  const raw = source.text.slice(...visible.range);
  const [words = ""] = found[0].split(/\s*\n/, 1);
  if (!words) return visible.range;
  const earlier = visible.text.slice(0, found.index).split(words).length;
  let at = -1;
  for (let nth = 0; nth < earlier; nth++) {
    at = raw.indexOf(words, at + 1);
    if (at < 0) return visible.range;
  }
  const start = visible.range[0] + at;
  return [start, start + words.length];
}
