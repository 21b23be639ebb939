// The parts of a page in; out those that share an id: a link to one would lead to the other.
import { visit } from "unist-util-visit";

import type { Finding } from "../../problems/problem";
import { anchorsOf } from "../source/anchors";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";
import { nodeRange } from "../source/text-ranges";

/** The rule: every id on a page is there once. */
export function checkAnchors(file: ParsedFile): Finding[] {
  const first = new Map<string, string>();
  const meeting = anchorsOf(file).flatMap(({ id, what, range, field }) => {
    const other = first.get(id);
    first.set(id, other ?? what);
    if (other === undefined) return [];
    const isTwice = what.startsWith("the term ") && what.toLowerCase() === other.toLowerCase();
    const message = isTwice
      ? `${what} is explained twice, expected once; delete one of the two`
      : `${what} has the same address on this page as ${other} (#${id}), expected other words in one of the two`;
    return [problemAt(file.source, range, field, message)];
  });
  return [...meeting, ...checkCarousels(file)];
}

/** Each carousel numbers its slides from 1, and the layout of some pages shows one already. */
function checkCarousels({ tree, source, name, schema }: ParsedFile): Finding[] {
  const carousels: Finding[] = [];
  visit(tree, "mdxJsxFlowElement", (node) => {
    const message =
      "this would be the second carousel of the page, expected one: a link such as #slide-1 leads to the first; put all slides into that";
    if (node.name === "Carousel")
      carousels.push(problemAt(source, nodeRange(node, source), "", message));
  });
  return hasLayout(name) && "slides" in schema.shape ? carousels : carousels.slice(1);
}
