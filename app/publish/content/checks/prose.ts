import type { Nodes, Parents } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { Problem } from "../../problems/problem";
import { readHeadingText } from "../headings";
import type { ParsedFile } from "../model";
import { NO_BRACE, NO_CODE } from "../prose";
import { report } from "../source-file";
import { writtenAt } from "../texts";
import { checkTag } from "./tags";

const HIDDEN = 'this page shows no prose; delete everything below the second line of "---"';
const COMMENT = /^\s*(?:\/\*[^]*\*\/\s*)+$/;

/** Checks prose for what visitors lose without the writer seeing it. */
export function checkProse(file: ParsedFile): Problem[] {
  const problems = checkHidden(file);
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    if ("attributes" in node) {
      problems.push(...checkTag(node, file, parent));
      // What is inside of an unknown tag goes with it.
      return tagOf(node.name ?? "") ? undefined : SKIP;
    }
    const message = explainNode(node, file, parent);
    problems.push(...report(file.source, writtenAt(node, file.source), message));
    return undefined;
  });
  return problems;
}

function explainNode(node: Nodes, { source, schema }: ParsedFile, parent: Parents | undefined) {
  switch (node.type) {
    case "heading":
      return node.depth === 1
        ? `the page has a main heading already; write \`## ${readHeadingText(node)}\``
        : undefined;
    case "image":
      return node.alt?.trim()
        ? undefined
        : "the picture has no description; say in one sentence what it shows";
    case "tableRow":
      return explainLostCells(node.children.length, parent);
    case "paragraph":
      return explainField(writtenAt(node, source).raw, Object.keys(schema.shape));
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return COMMENT.test(node.value) ? undefined : NO_BRACE;
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

function explainField(paragraph: string, names: readonly string[]): string | undefined {
  const [line = "", field = ""] = /^([\w-]+):(?=\s|$).*/.exec(paragraph) ?? [];
  return names.includes(field)
    ? `"${line.trim()}" has no effect below the second line of "---"; move this line above it`
    : undefined;
}

/** Reports prose of a page that shows none. */
function checkHidden({ prose, source }: ParsedFile): Problem[] {
  const body = source.text.slice(source.bodyStart).trim();
  if (prose !== "none" || source.bodyStart === 0 || !body) return [];
  return report(source, source.text.indexOf(body, source.bodyStart), HIDDEN);
}
