import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { TextRange } from "../../problems/problem";
import type { Mention, ParsedFile, Source, VisibleText } from "./model";
import { kindOf, valuesIn, type FieldValue } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

type Texts = Pick<ParsedFile, "texts" | "mentions">;
type Read = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** Collects the visible texts and the mentions of a file, fields first. */
export function collectTexts({ source, schema, data, tree, prose }: Read): Texts {
  const texts: VisibleText[] = [];
  const mentions: Mention[] = [];
  const add = (kind: VisibleText["kind"], text: string, range: TextRange, field = "") =>
    void texts.push({ kind, text, range, field });
  const mention = (kind: Mention["kind"], name: string, range: TextRange, field = "") =>
    void mentions.push({ kind: kindOf(kind, name), name, range, field });
  const addValue = ({ value, meta }: FieldValue, name: unknown, range: TextRange, field = "") => {
    if (typeof value !== "string") return;
    const names = KINDS.find((kind) => kind === meta["names"]);
    if (names) mention(names, value, range, field);
    // Don't add an empty text, because it is an error of its own.
    else if (meta["seen"] !== false && value.trim())
      add(name === "alt" ? "alt" : "field", value, range, field);
  };
  for (const field of valuesIn(schema, data)) {
    const range = rangeOf(source, field.path);
    if (range) addValue(field, field.path.at(-1), range, fieldName(field.path));
  }
  visit(tree, (node, _, parent) => {
    const range = nodeRange(node, source);
    if (node.type === "text") add(parent?.type === "link" ? "linked" : "prose", node.value, range);
    if (node.type === "paragraph") add("paragraph", source.text.slice(...range), range);
    if (node.type === "definition") mention("target", node.url, range);
    if (node.type === "link" && source.text.startsWith("[", range[0]))
      mention("target", node.url, range);
    if ((node.type === "link" || node.type === "linkReference") && !hasImage(node))
      add("link", toString(node), range);
    if (node.type === "image" && prose === "words and images") {
      mention("image", node.url, range);
      add("alt", node.alt ?? "", range);
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const props = tagOf(node.name ?? "")?.props;
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const { name } = attribute;
      const [start, end] = nodeRange(attribute, source);
      for (const field of valuesIn(props?.[name], attribute.value))
        addValue(field, name, [source.text.indexOf("=", start) + 1, end]);
    }
  });
  return { texts, mentions };
}

const KINDS = ["image", "document", "page", "target", "list"] as const;

function hasImage(node: Nodes): boolean {
  return node.type === "image" || ("children" in node && node.children.some(hasImage));
}

/** Returns the range of a node of prose. */
export function nodeRange({ position }: Pick<Nodes, "position">, source: Source): TextRange {
  const start = position?.start.offset ?? source.bodyStart;
  return [start, position?.end.offset ?? start];
}

/**
 * Returns the range of found words; of the whole text where the file spells them in another way.
 */
export function rangeIn(
  source: Source,
  visible: VisibleText,
  found: Pick<RegExpExecArray, 0 | "index">,
): TextRange {
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
