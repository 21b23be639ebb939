// Tables in the prose, `| Dose | Effect |`, which plain Markdown does not have: the plugin that reads them, and their faults.
import type { Nodes, Root, Table } from "mdast";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import type {} from "remark-parse";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";

import type { Finding } from "../../../problems/problem";
import type { Source } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** A remark plugin that reads tables as GitHub does (GFM 4.10), and nothing else of GitHub's. */
export function readTables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

/** Tables that would lose a cell, leave a column without its name, or be shown as text. */
export function checkTables(tree: Root, source: Source): Finding[] {
  const problems: Finding[] = [];
  const say = (node: Nodes, message: string) => {
    problems.push(problemAt(source, nodeRange(node, source), "", message));
  };
  visit(tree, (node) => {
    if (node.type === "table") explainTable(node, say);
    if (node.type !== "text") return;
    const first = /^\|.*\|[ \t]*$/m.exec(node.value)?.[0];
    if (first)
      say(
        node,
        `this is not read as a table, expected a second line of dashes: \`${dashes(first.split("|").length - 2)}\``,
      );
  });
  return problems;
}

function explainTable(table: Table, say: (node: Nodes, message: string) => void): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  const columns = head.children.length;
  const nameless = head.children.find((cell) => !toString(cell).trim());
  if (nameless)
    say(nameless, "this column has no name, expected words in every cell of the first line");
  // The policy of the pages allows no style on a single cell.
  if (table.align?.some((side) => side !== null))
    say(
      table,
      `columns cannot be moved to a side, expected no ":" in the second line: \`${dashes(columns)}\``,
    );
  for (const row of rows) {
    const cells = row.children.length;
    if (cells !== columns)
      say(
        row,
        `this line of the table has ${cells} ${cells === 1 ? "cell" : "cells"}, expected ${columns} as in the first line`,
      );
  }
}

function dashes(columns: number): string {
  return `|${" --- |".repeat(columns)}`;
}
