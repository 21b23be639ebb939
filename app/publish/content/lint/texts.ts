// A content file in; out what the patterns find in its texts.
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import type { Finding } from "../../problems/problem";
import type { ParsedFile, Passage } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";
import { isSeen, nodeRange, rangeIn } from "../source/text-ranges";
import type { SeenFile } from "../source/visible-text";
import { PATTERNS, PLACEHOLDERS, type Pattern, type Where } from "./patterns";

type Text = Passage & { where: Where };

/** The rules of `PATTERNS`, by their ids. */
export const TEXT_RULES: Record<string, (file: ParsedFile) => Finding[]> = Object.fromEntries(
  Object.entries(PATTERNS).map(([id, rows]) => [
    id,
    (file) => matchRows(rows, textsOf(file), file.source),
  ]),
);

/** The rule: no word stands where a fact is still to come. */
export function checkPlaceholders({ passages, source }: SeenFile): Finding[] {
  const texts = passages.map((passage) => ({ ...passage, where: "seen" as const }));
  return matchRows(PLACEHOLDERS, texts, source);
}

function matchRows(
  rows: readonly Pattern[],
  texts: readonly Text[],
  source: ParsedFile["source"],
): Finding[] {
  return texts.flatMap((text) => {
    let rest = text.text;
    return rows
      .filter(({ where }) => where === text.where)
      .flatMap(({ pattern, message, level }) =>
        [...rest.matchAll(pattern)].flatMap((found) => {
          const end = found.index + found[0].length;
          rest = rest.slice(0, found.index).padEnd(end) + rest.slice(end);
          const exact = found[0] ? rangeIn(text, found) : undefined;
          const whole = [text.start, text.start + text.raw.length] as const;
          // After a backslash, or in another spelling, a mark is there to be shown.
          const isMeant = !exact || source.text[exact[0] - 1] === "\\";
          if (text.where === "prose" && isMeant) return [];
          const words = typeof message === "string" ? message : message([...found]);
          const at = level === "warning" ? warningAt : problemAt;
          return [at(source, exact ?? whole, text.field, words)];
        }),
      );
  });
}

function textsOf({ passages, tree, source, prose }: ParsedFile): Text[] {
  const texts: Text[] = [];
  for (const passage of passages.filter(isSeen)) {
    texts.push({ ...passage, where: "seen" });
    if (passage.field) texts.push({ ...passage, where: "field" });
    if (/(^|\.)alt$/.test(passage.field)) texts.push({ ...passage, where: "alt" });
  }
  visit(tree, (node, _, parent) => {
    const [start, end] = nodeRange(node, source);
    const raw = source.text.slice(start, end);
    const add = (where: Where, text: string) => texts.push({ where, text, start, raw, field: "" });
    if (node.type === "text" && parent?.type !== "link") add("prose", node.value);
    if (node.type === "paragraph") add("paragraph", raw);
    if (node.type === "link" || node.type === "linkReference") add("link", toString(node));
    if (node.type === "image" && prose === "words and images") add("alt", node.alt ?? "");
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes)
      if ("name" in attribute && attribute.name === "alt" && typeof attribute.value === "string")
        add("alt", attribute.value);
  });
  return texts;
}
