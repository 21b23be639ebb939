// The prose of a page in; out each mark that would be shown as it is written, or mean something else.
import type { Nodes, Parents, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { nodeRange, passageOf, rangeIn } from "../../source/text-ranges";
import type { Finding } from "../../../problems/problem";
import type { ParsedProse, Source } from "../../source/model";
import { problemAt, warningAt } from "../../source/source-file";
import { MARKS } from "./marks";

/** The rule: every mark is shown as it was meant. */
export function checkMarkdown({ tree, source }: ParsedProse): Finding[] {
  const problems: Finding[] = [];
  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    const at = nodeRange(node, source);
    const raw = source.text.slice(...at);
    const warning = explainShape(node, raw);
    if (warning) problems.push(warningAt(source, at, "", warning));
    const slip = node.type === "paragraph" ? explainStart(raw, parent) : explainFence(node, raw);
    if (slip) problems.push(problemAt(source, at, "", slip));
    if (node.type === "text" && parent?.type !== "link") problems.push(...findMarks(node, source));
  });
  return problems;
}

function findMarks(node: Text, source: Source): Finding[] {
  const passage = passageOf(node, source);
  let rest = passage.text;
  return MARKS.flatMap(({ pattern, explain, isWarning }) =>
    [...rest.matchAll(pattern)].flatMap((found) => {
      // An address inside a broken link is no second problem.
      const end = found.index + found[0].length;
      rest = rest.slice(0, found.index).padEnd(end) + rest.slice(end);
      const range = rangeIn(passage, found);
      // After a backslash the writer wants to see it.
      if (range === undefined || source.text[range[0] - 1] === "\\") return [];
      return [(isWarning ? warningAt : problemAt)(source, range, "", explain([...found]))];
    }),
  );
}

/** Marks that are read, and are rarely meant. */
function explainShape(node: Nodes, raw: string): string | undefined {
  if (node.type === "heading" && node.depth === 2 && !raw.startsWith("#")) {
    const words = `## ${toString(node).replace(/\s+/g, " ")}`;
    return `the line below makes a heading of this text, expected \`${words}\`, or an empty line between the two`;
  }
  if (node.type === "break" && !raw.startsWith("\\"))
    return "spaces at the end break this line, expected none, or an empty line for a new paragraph";
  return undefined;
}

/** Without its last line, code goes on to the end of the page. */
function explainFence(node: Nodes, raw: string): string | undefined {
  const [fence] = /^(`{3,}|~{3,})/.exec(raw) ?? [];
  if (node.type !== "code" || !fence || new RegExp(`\\n[ >]*${fence}[\`~]*\\s*$`).test(raw))
    return undefined;
  return `this code is not closed, so that all below it is shown as code, expected a line "${fence}" at its end`;
}

/** Marks at the start of a paragraph that lack a space, or mean nothing here. */
function explainStart(raw: string, parent: Parents | undefined): string | undefined {
  const [line = ""] = raw.split(/\r?\n/, 1);
  const [, hashes, words] = /^(#{1,6})([^#\s\d].*)$/.exec(line) ?? [];
  if (hashes)
    return `a space is missing before the heading's words, expected \`${hashes.padEnd(2, "#")} ${words}\``;
  const [, item] = /^\[[ xX]\]\s+(.*)$/.exec(line) ?? [];
  if (item && parent?.type === "listItem")
    return `boxes to tick are not shown, expected \`- ${item}\``;
  const [, point] = /^(?:-(?=\p{L})|[•·▪])\s*(.*)$/u.exec(line) ?? [];
  return point
    ? `an entry of a list starts with a dash and a space, expected \`- ${point}\``
    : undefined;
}
