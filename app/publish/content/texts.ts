import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { tagOf } from "../../schema/tags";
import type { Mention, ParsedFile, Source, VisibleText, WrittenText } from "./model";
import { kindOf, valuesIn, type FieldValue } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

type Texts = Pick<ParsedFile, "texts" | "mentions">;
type Read = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** Collects the visible texts and the mentions of a file, fields first. */
export function collectTexts({ source, schema, data, tree, prose }: Read): Texts {
  const texts: VisibleText[] = [];
  const mentions: Mention[] = [];
  const add = (kind: VisibleText["kind"], text: string, written: WrittenText) =>
    void texts.push({ ...written, kind, text });
  const mention = (kind: Mention["kind"], name: string, written: WrittenText) =>
    void mentions.push({ ...written, kind: kindOf(kind, name), name });
  const addValue = ({ value, meta }: FieldValue, name: unknown, written: WrittenText) => {
    if (typeof value !== "string") return;
    const names = KINDS.find((kind) => kind === meta["names"]);
    if (names) mention(names, value, written);
    // Don't add an empty text, because it is an error of its own.
    else if (meta["seen"] !== false && value.trim())
      add(name === "alt" ? "alt" : "field", value, written);
  };
  for (const field of valuesIn(schema, data)) {
    const [start, end] = rangeOf(source, field.path) ?? [];
    if (start === undefined) continue;
    const written = { start, raw: source.text.slice(start, end), field: fieldName(field.path) };
    addValue(field, field.path.at(-1), written);
  }
  visit(tree, (node, _, parent) => {
    const written = writtenAt(node, source);
    if (node.type === "text")
      add(parent?.type === "link" ? "linked" : "prose", node.value, written);
    if (node.type === "paragraph") add("paragraph", written.raw, written);
    if (node.type === "definition" && !node.url.startsWith("data:"))
      mention("target", node.url, written);
    if (node.type === "link" && written.raw.startsWith("[")) mention("target", node.url, written);
    if ((node.type === "link" || node.type === "linkReference") && !hasImage(node))
      add("link", toString(node), written);
    if (node.type === "image" && prose !== "words") {
      mention("image", node.url, written);
      add("alt", node.alt ?? "", written);
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const props = tagOf(node.name ?? "")?.props;
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const { start, raw } = writtenAt(attribute, source);
      const at = raw.indexOf("=") + 1;
      for (const field of valuesIn(props?.[attribute.name], attribute.value))
        addValue(field, attribute.name, { start: start + at, raw: raw.slice(at), field: "" });
    }
  });
  return { texts, mentions };
}

const KINDS = ["image", "document", "page", "target", "list"] as const;

function hasImage(node: Nodes): boolean {
  return node.type === "image" || ("children" in node && node.children.some(hasImage));
}

/** Returns a node of prose as it stands in the file. */
export function writtenAt({ position }: Pick<Nodes, "position">, source: Source): WrittenText {
  const start = position?.start.offset ?? source.bodyStart;
  return { start, raw: source.text.slice(start, position?.end.offset ?? start), field: "" };
}

/** Returns the offset of found words in the file; undefined where it spells them in another way. */
export function findWords(
  { text, raw, start }: VisibleText,
  found: Pick<RegExpExecArray, 0 | "index">,
): number | undefined {
  const [words = ""] = found[0].split(/\s*\n/, 1);
  if (!words) return undefined;
  const earlier = text.slice(0, found.index).split(words).length;
  let at = -1;
  for (let nth = 0; nth < earlier; nth++) {
    at = raw.indexOf(words, at + 1);
    if (at < 0) return undefined;
  }
  return start + at;
}
