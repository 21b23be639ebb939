import { toString } from "mdast-util-to-string";
import type { Association, Definition, FootnoteDefinition, Nodes, Parents, TableRow } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { NO_BRACE, NO_CODE } from "../prose";
import { problemsAt } from "../source-file";
import { isComment, writtenAt } from "../texts";
import { explainTag, isSpace } from "./tags";

const NO_QUOTATION = 'this ">" starts a quotation; write "\\>" for a plain one';
const NO_WORDS =
  "this link has no words, so nobody sees it; write them between its brackets, or delete it";

/** Finds in prose what visitors would not see as the writer meant it. */
export function checkProse({ source, tree, schema, data }: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const fields = Object.keys(schema.shape);
  const references = new Set<string>();
  visit(tree, (node) => {
    if ("identifier" in node && !isDefinition(node)) references.add(referenceOf(node));
  });
  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    const written = writtenAt(node, source);
    const isTag = "attributes" in node;
    const message = isTag ? explainTag(node, data, parent) : explainNode(node, parent, written.raw);
    const misplaced = parent?.type === "root" ? explainField(written.raw, fields) : undefined;
    const lost = isDefinition(node) ? explainDefinition(referenceOf(node), references) : undefined;
    problems.push(...problemsAt(source, written, message ?? misplaced ?? lost));
    // What is inside an unknown tag goes with it.
    return isTag && !tagOf(node.name ?? "") ? SKIP : undefined;
  });
  return problems;
}

function explainNode(node: Nodes, parent: Parents | undefined, raw: string): string | undefined {
  switch (node.type) {
    case "heading":
      return node.depth === 1
        ? `the page has a main heading already; write \`## ${toString(node)}\``
        : undefined;
    case "blockquote":
      return /^>\d/.test(raw) ? NO_QUOTATION : undefined;
    case "link":
    case "linkReference":
      return node.children.every(isSpace) ? NO_WORDS : undefined;
    case "image":
    case "imageReference":
      return node.alt?.trim()
        ? undefined
        : "the picture has no description; say in one sentence what it shows";
    case "tableRow":
      return explainLostCells(node, parent);
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return NO_BRACE;
    default:
      return undefined;
  }
}

function explainLostCells({ children: cells }: TableRow, table: Parents | undefined) {
  const columns = table?.type === "table" ? table.children[0]?.children.length : undefined;
  const lost = cells.slice(columns ?? cells.length);
  if (!lost.some((cell) => toString(cell))) return undefined;
  return `this line has ${cells.length} cells, of which only ${columns} are shown; write "\\|" for a plain "|", or add cells to the first two lines`;
}

function isDefinition(node: Nodes): node is Definition | FootnoteDefinition {
  return (node.type === "definition" || node.type === "footnoteDefinition") && !isComment(node);
}

function referenceOf({ type, identifier }: Extract<Nodes, Association>): string {
  return `[${type.startsWith("footnote") ? "^" : ""}${identifier}]`;
}

/** Uses a reference up, because of two definitions with one name the first is shown. */
function explainDefinition(reference: string, references: Set<string>): string | undefined {
  if (/^\[\^.*\s/.test(reference))
    return `the name of a note has no spaces; write ${reference.replace(/\s/g, "")}, here and in the text`;
  if (references.delete(reference)) return undefined;
  return `no ${reference} in the text leads here, so this is not shown; write ${reference} where it belongs, give it another name if one above has the same, or delete it`;
}

function explainField(paragraph: string, fields: readonly string[]): string | undefined {
  const [line = "", field = ""] = /^([\w-]+):(?=\s|$).*/.exec(paragraph) ?? [];
  if (!fields.includes(field)) return undefined;
  return `"${line.trim()}" has no effect below the second line of "---"; move this line above it`;
}
