import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { z } from "zod";

import { isDocumentPath } from "../../schema/fields";
import { tagOf } from "../../schema/tags";
import type { Mention, Source, VisibleText, Written } from "./model";
import { valuesIn, type FieldValue } from "./schemas";
import { locateField } from "./source-file";

/** Collects visible texts and mentions, fields first. */
export function collectTexts(source: Source, schema: z.ZodObject, data: unknown, tree: Root) {
  const texts: VisibleText[] = [];
  const mentions: Mention[] = [];
  const addMention = (kind: Mention["kind"], address: string, { start, field }: Written) => {
    const name = address.trim();
    const isDocument = kind === "target" && isDocumentPath(name);
    mentions.push({ kind: isDocument ? "document" : kind, name, start, field });
  };
  const addValue = ({ value, meta }: FieldValue, written: Written) => {
    if (typeof value !== "string" || !value.trim()) return;
    if (meta.names) addMention(meta.names, value, written);
    else if (meta.visible !== false) texts.push({ ...written, text: value });
  };
  for (const value of valuesIn(schema, data)) addValue(value, locateField(source, value.path));
  const pictures = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void pictures.add(identifier));
  const isPicture = (node: Nodes) =>
    node.type === "image" || (node.type === "definition" && pictures.has(node.identifier));
  visit(tree, (node) => {
    const written = writtenAt(node, source);
    if (node.type === "text") texts.push({ ...written, text: node.value });
    // GFM makes links of bare addresses; `[^ 1]: words` is a misnamed note.
    const isLink = /^(?:!|\[(?!\^))/.test(written.raw) && !isComment(node);
    if ("url" in node && isLink)
      addMention(isPicture(node) ? "image" : "target", node.url, written);
    if ("alt" in node) texts.push({ ...written, text: node.alt ?? "" });
    if (!("attributes" in node)) return;
    const props = tagOf(node.name ?? "")?.props ?? {};
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const writtenProp = writtenAt(attribute, source);
      for (const value of valuesIn(props[attribute.name], attribute.value))
        addValue(value, writtenProp);
    }
  });
  return { texts, mentions };
}

/** Tells whether a node is a comment: `[//]: # (words)`. */
export function isComment(node: Nodes): boolean {
  return node.type === "definition" && !/\w/.test(node.url);
}

/** Returns a node of prose as it stands in the file. */
export function writtenAt({ position }: Pick<Nodes, "position">, source: Source): Written {
  const start = position?.start.offset ?? source.bodyStart;
  return { start, raw: source.text.slice(start, position?.end.offset ?? start), field: "" };
}
