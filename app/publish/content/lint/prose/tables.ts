// The tables of the prose in; out those that would lose a cell, leave a column without its name, or be shown as text.
import type { Nodes, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { count, type Finding } from "../../../problems/problem";
import type { ParsedProse } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** Columns as spreadsheets and consoles write them: with tabs, or with lines that are drawn. */
const FOREIGN = /^[^\t\n]+\t[^\n]*\S|[\u2500-\u257f]{2}|[│┃║]|^\+[-=+]{3,}\+[ \t]*$/m;

/** The rule: every table has a name for each column and as many cells in each row. */
export function checkTables({ tree, source }: ParsedProse): Finding[] {
  const problems: Finding[] = [];
  const say = (node: Nodes, message: string) => {
    problems.push(problemAt(source, nodeRange(node, source), "", message));
  };
  visit(tree, (node) => {
    if (node.type === "table") explainTable(node, say);
    if (node.type !== "text") return;
    if (FOREIGN.test(node.value)) {
      say(
        node,
        "this table comes from another program, expected lines such as `| Dose | Effect |`, and `| --- | --- |` as the second",
      );
      return;
    }
    const first = /^\|.*\|[ \t]*$/m.exec(node.value)?.[0];
    if (!first) return;
    const line = dashes(first.split("|").length - 2);
    say(node, `this is not read as a table, expected a second line of dashes: \`${line}\``);
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
  const plain = `columns cannot be moved to a side, expected no ":" in the second line: \`${dashes(columns)}\``;
  if (table.align?.some((side) => side !== null)) say(table, plain);
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    const cells = count(row.children.length, "cell");
    say(row, `this line of the table has ${cells}, expected ${columns} as in the first line`);
  }
}

function dashes(columns: number): string {
  return `|${" --- |".repeat(columns)}`;
}
