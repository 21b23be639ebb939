// Collects what a file says to visitors, and what it names.
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { isDocumentPath } from "../../schema/fields";
import { tagOf } from "../../schema/tags";
import type { Mention, ParsedFile, Source, VisibleText, WrittenText } from "./model";
import { valuesIn, type FieldValue } from "./schemas";
import { fieldName, rangeOf } from "./source-file";

const KINDS = ["image", "document", "page", "target", "list"] as const;

type Read = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** Collects the visible texts and the mentions of a file, fields first. */
export function collectTexts({ source, schema, data, tree, prose }: Read) {
  const texts: VisibleText[] = [];
  const mentions: Mention[] = [];
  const addMention = (kind: Mention["kind"], name: string, written: WrittenText) => {
    const isDocument = kind === "target" && isDocumentPath(name.trim());
    mentions.push({ ...written, kind: isDocument ? "document" : kind, name });
  };
  const addValue = ({ value, meta }: FieldValue, written: WrittenText) => {
    if (typeof value !== "string" || !value.trim()) return;
    const kind = KINDS.find((each) => each === meta["names"]);
    if (kind) addMention(kind, value, written);
    else if (meta["seen"] !== false) texts.push({ ...written, text: value });
  };
  for (const field of valuesIn(schema, data)) {
    const range = rangeOf(source, field.path);
    if (!range) continue;
    const [start, end] = range;
    addValue(field, { start, raw: source.text.slice(start, end), field: fieldName(field.path) });
  }
  visit(tree, (node) => {
    const written = writtenAt(node, source);
    if (node.type === "text") texts.push({ ...written, text: node.value });
    // A bare address in the text is a link, and not written as one.
    if (node.type === "definition" || (node.type === "link" && written.raw.startsWith("[")))
      addMention("target", node.url, written);
    if (node.type === "image" && prose !== "words") {
      addMention("image", node.url, written);
      texts.push({ ...written, text: node.alt ?? "" });
    }
    if (!("attributes" in node)) return;
    const props = tagOf(node.name ?? "")?.props ?? {};
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const place = writtenAt(attribute, source);
      for (const value of valuesIn(props[attribute.name], attribute.value)) addValue(value, place);
    }
  });
  return { texts, mentions };
}

/** Returns a node of prose as it stands in the file. */
export function writtenAt({ position }: Pick<Nodes, "position">, source: Source): WrittenText {
  const start = position?.start.offset ?? source.bodyStart;
  return { start, raw: source.text.slice(start, position?.end.offset ?? start), field: "" };
}
