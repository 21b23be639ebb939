// The ids by which links reach the parts of a page.
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";

import { footnoteId, slug, statId, termId } from "../../../schema/ids";
import { positionOf, type Finding, type TextRange } from "../../problems/problem";
import { footnotesIn } from "./gfm";
import type { FieldPath, ParsedFile } from "./model";
import { textsIn } from "./schemas";
import { fieldName, problemAt, rangeOf, rangeOfKey, textAt, valueAt } from "./source-file";
import { nodeRange } from "./texts";

/** A part of a page that links can lead to. */
interface Anchor {
  id: string;
  range: TextRange;
  /** Empty for prose. */
  field: string;
}

/** The rule: every id on a page is unique, or a link to one would lead to the other. */
export function checkAnchors(file: ParsedFile): Finding[] {
  const first = new Map<string, TextRange>();
  const doubles = anchorsOf(file).flatMap(({ id, range, field }) => {
    const other = first.get(id);
    first.set(id, other ?? range);
    if (!other) return [];
    const { line } = positionOf(file.source.text, other);
    const message = `line ${line} has the same address, #${id}; rename or delete one of the two`;
    return [problemAt(file.source, range, field, message)];
  });
  return [...doubles, ...checkCarousels(file)];
}

/** The parts of a page: its slides, stats and terms, then its headings and footnotes; two may have one id. */
export function anchorsOf(file: Pick<ParsedFile, "source" | "schema" | "data" | "tree">): Anchor[] {
  const { source, schema, data, tree } = file;
  const fields = textsIn(schema, data).flatMap(
    ({ path, text }): { id: string; path: FieldPath }[] => {
      const [list, index, key] = path.slice(-3);
      if (list === "slides" && key === "title") return [{ id: `slide-${Number(index) + 1}`, path }];
      if (list === "terms" && key === "name") return [{ id: termId({ name: text }), path }];
      const entry = valueAt(data, path.slice(0, -1));
      const isStat = key === "value" && valueAt(entry, ["meaning"]) !== undefined;
      return isStat ? [{ id: statId({ value: text, label: textAt(entry, ["label"]) }), path }] : [];
    },
  );
  const nodes = [
    ...[...headingIds(tree)].map(([node, id]) => ({ node, id })),
    ...[...footnotesIn(tree)].map(([name, node]) => ({ node, id: footnoteId(name) })),
  ];
  return [
    ...fields.map(({ id, path }) => ({
      id,
      range: rangeOf(source, path) ?? rangeOfKey(source, path),
      field: fieldName(path),
    })),
    ...nodes.map(({ id, node }) => ({ id, range: nodeRange(node, source), field: "" })),
  ];
}

/** Each carousel gives its slides the ids `slide-1` and so on; a page with a `deck:` shows one by itself. */
function checkCarousels({ tree, source, data }: ParsedFile): Finding[] {
  const found: Finding[] = [];
  const message = "a page shows its slides once; delete this carousel";
  visit(tree, "mdxJsxFlowElement", (node) => {
    if (node.name === "Carousel")
      found.push(problemAt(source, nodeRange(node, source), "", message));
  });
  return valueAt(data, ["deck"]) === undefined ? found.slice(1) : found;
}

/** The headings from top to bottom with their ids, each once: a second "Dose" is `dose-2`. */
export function headingIds(tree: Root): Map<Heading, string> {
  const taken = new Set<string>();
  const ids = new Map<Heading, string>();
  for (const heading of headingsOf(tree)) {
    const id = slug(wordsOf(heading)) || "part";
    let free = id;
    for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
    taken.add(free);
    ids.set(heading, free);
  }
  return ids;
}

/** A remark plugin that gives the headings of a page these ids. */
export function giveHeadingsIds() {
  return (tree: Root): void => {
    for (const [heading, id] of headingIds(tree))
      heading.data = Object.assign(heading.data ?? {}, { hProperties: { id } });
  };
}

/** How many headings of the second level a long page has at least. */
const LONG = 4;

/** The headings of the second level of a long page, for the list of its contents; undefined for all others. */
export function contentsOf(tree: Root): { id: string; words: string }[] | undefined {
  const headings = [...headingIds(tree)].filter(
    ([heading]) => heading.depth === 2 && tree.children.includes(heading),
  );
  if (headings.length < LONG) return undefined;
  return headings.map(([heading, id]) => ({ id, words: wordsOf(heading) }));
}

/** The words of a heading, without notes to other writers. */
export function wordsOf(heading: Heading): string {
  const words: string[] = [];
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") words.push(node.value);
    if (node.type === "image") words.push(node.alt ?? "");
  });
  return words.join("").trim();
}

/** The headings of a page from top to bottom. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "heading", (heading) => {
    headings.push(heading);
  });
  return headings;
}
