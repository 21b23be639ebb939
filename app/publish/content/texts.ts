import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { tagOf } from "../../schema/tags";
import type { Mention, ParsedFile, Source, WrittenText } from "./model";
import { kindOf, valuesIn, type FieldValue } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

type Texts = Pick<ParsedFile, "texts" | "mentions">;
type Read = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** Collects the visible texts and the mentions of a file, fields first. */
export function collectTexts({ source, schema, data, tree, prose }: Read): Texts {
  const texts: Texts["texts"] = [];
  const mentions: Mention[] = [];
  const add = (text: string, written: WrittenText) => void texts.push({ ...written, text });
  const mention = (kind: Mention["kind"], name: string, written: WrittenText) =>
    void mentions.push({ ...written, kind: kindOf(kind, name), name });
  const addValue = ({ value, meta }: FieldValue, written: WrittenText) => {
    if (typeof value !== "string") return;
    const names = KINDS.find((kind) => kind === meta["names"]);
    if (names) mention(names, value, written);
    else if (meta["seen"] !== false) add(value, written);
  };
  for (const field of valuesIn(schema, data)) {
    const [start, end] = rangeOf(source, field.path) ?? [];
    if (start === undefined) continue;
    const written = { start, raw: source.text.slice(start, end), field: fieldName(field.path) };
    addValue(field, written);
  }
  visit(tree, (node) => {
    const written = writtenAt(node, source);
    if (node.type === "text") add(node.value, written);
    if (node.type === "definition" && !node.url.startsWith("data:"))
      mention("target", node.url, written);
    if (node.type === "link" && written.raw.startsWith("[")) mention("target", node.url, written);
    if (node.type === "image" && prose !== "words") {
      mention("image", node.url, written);
      add(node.alt ?? "", written);
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const props = tagOf(node.name ?? "")?.props;
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const { start, raw } = writtenAt(attribute, source);
      const at = raw.indexOf("=") + 1;
      for (const field of valuesIn(props?.[attribute.name], attribute.value))
        addValue(field, { start: start + at, raw: raw.slice(at), field: "" });
    }
  });
  return { texts, mentions };
}

const KINDS = ["image", "document", "page", "target", "list"] as const;

/** Returns a node of prose as it stands in the file. */
export function writtenAt({ position }: Pick<Nodes, "position">, source: Source): WrittenText {
  const start = position?.start.offset ?? source.bodyStart;
  return { start, raw: source.text.slice(start, position?.end.offset ?? start), field: "" };
}
