// The parts of a page in; out those that share an id: a link to one would lead to the other.
import type { Finding } from "../../problems/problem";
import { anchorsOf } from "../source/anchors";
import type { ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";

/** The rule: every id on a page is there once. */
export function checkAnchors(file: ParsedFile): Finding[] {
  const first = new Map<string, string>();
  return anchorsOf(file).flatMap(({ id, what, range, field }) => {
    const other = first.get(id);
    first.set(id, other ?? what);
    if (other === undefined) return [];
    const message = `${what} has the same address on this page as ${other} (#${id}), expected other words in one of the two`;
    return [problemAt(file.source, range, field, message)];
  });
}
