import { toString } from "mdast-util-to-string";
import type { Nodes, Parents } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { NO_BRACE, NO_CODE } from "../prose";
import { problemsAt } from "../source-file";
import { writtenAt } from "../texts";
import { explainTag } from "./tags";

const NO_QUOTATION = 'this ">" starts a quotation; write "\\>" for a plain one';

/** Finds in prose what visitors would not see as the writer meant it. */
export function checkProse({ source, tree, schema, data }: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const fields = Object.keys(schema.shape);
  const marks = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => void marks.add(identifier));
  const footnotes = new Set<string>();
  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    const written = writtenAt(node, source);
    const isTag = "attributes" in node;
    const message = isTag
      ? explainTag(node, data, parent)
      : explainNode(node, parent, written.raw, parent?.type === "root" ? fields : []);
    problems.push(...problemsAt(source, written, message));
    if (node.type === "footnoteDefinition") {
      const { identifier: id, label } = node;
      const lost = explainLostFootnote(`[^${label ?? id}]`, marks.has(id), footnotes.has(id));
      problems.push(...problemsAt(source, written, lost));
      footnotes.add(id);
    }
    // What is inside an unknown tag goes with it.
    return isTag && !tagOf(node.name ?? "") ? SKIP : undefined;
  });
  return problems;
}

function explainNode(
  node: Nodes,
  parent: Parents | undefined,
  raw: string,
  fields: readonly string[],
): string | undefined {
  switch (node.type) {
    case "heading":
      return node.depth === 1
        ? `the page has a main heading already; write \`## ${toString(node)}\``
        : explainField(raw, fields);
    case "blockquote":
      return /^>\d/.test(raw) ? NO_QUOTATION : undefined;
    case "image":
      return node.alt?.trim()
        ? undefined
        : "the picture has no description; say in one sentence what it shows";
    case "tableRow":
      return explainLostCells(node.children.length, parent);
    case "paragraph":
      return explainField(raw, fields);
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return NO_BRACE;
    default:
      return undefined;
  }
}

function explainLostCells(cells: number, table: Parents | undefined): string | undefined {
  const columns = table?.type === "table" ? (table.children[0]?.children.length ?? cells) : cells;
  return cells > columns
    ? `this line has ${cells} cells, of which only ${columns} are shown; add cells to the first two lines`
    : undefined;
}

function explainLostFootnote(mark: string, isMarked: boolean, isSecond: boolean) {
  if (isSecond)
    return `another note is ${mark}, so this one is not shown; give it another name, here and in the text`;
  if (isMarked) return undefined;
  return `the text has no ${mark}, so this note is not shown; write ${mark} where it belongs, or delete the note`;
}

function explainField(paragraph: string, fields: readonly string[]): string | undefined {
  const [line = "", field = ""] = /^([\w-]+):(?=\s|$).*/.exec(paragraph) ?? [];
  return fields.includes(field)
    ? `"${line.trim()}" has no effect below the second line of "---"; move this line above it`
    : undefined;
}
