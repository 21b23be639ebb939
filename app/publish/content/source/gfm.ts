// Reads what GitHub adds to Markdown: the footnotes of a page in the order of their numbers, and, for the compiler, the
// components in their place.
import type { FootnoteDefinition, Root, RootContent } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import type { Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";

import { footnoteId } from "../../../schema/ids";

/** A remark plugin that reads Markdown as GitHub does; "a~b" strikes nothing through. lint/nodes.ts refuses what no page shows. */
export function readGfm(this: Processor): void {
  remarkGfm.call(this, { singleTilde: false });
}

/** The footnotes of the prose by name, in lower case; of two with one name the first. */
export function footnotesIn(tree: Root): Map<string, FootnoteDefinition> {
  const notes = new Map<string, FootnoteDefinition>();
  visit(tree, "footnoteDefinition", (note) => {
    if (!notes.has(note.identifier)) notes.set(note.identifier, note);
  });
  return notes;
}

/** The names of the footnotes that a page shows: first those that its prose marks, then those that other notes mark. */
export function footnoteNames(tree: Root): string[] {
  const notes = footnotesIn(tree);
  const names = new Set<string>();
  const add = (name: string) => {
    if (notes.has(name)) names.add(name);
  };
  visit(tree, (node) => {
    if (node.type === "footnoteReference") add(node.identifier);
    return node.type === "footnoteDefinition" ? SKIP : undefined;
  });
  // Iterating over a Set includes what is added meanwhile.
  for (const name of names)
    visit(notes.get(name) ?? tree, "footnoteReference", ({ identifier }) => add(identifier));
  return [...names];
}

/**
 * A remark plugin: footnotes become components of app/prose. `<Prose>` holds the text, with a `<FootnoteReference>` for
 * each reference; `<Footnotes>` holds the notes, each a `<Footnote>`. Prose without footnotes stays as it is.
 */
export function arrangeFootnotes() {
  return (tree: Root): void => {
    const names = footnoteNames(tree);
    if (names.length === 0) return;
    const notes = footnotesIn(tree);
    const numberOf = (name: string) => `${names.indexOf(name) + 1}`;
    const marked = new Set<string>();
    visit(tree, "footnoteReference", (mark) => {
      const { identifier: name } = mark;
      const id = !marked.has(name) && { id: markId(name) };
      const link = element("FootnoteReference", { name, number: numberOf(name), ...id });
      Object.assign(mark, link, { type: "mdxJsxTextElement" });
      marked.add(name);
    });
    visit(tree, "footnoteDefinition", (_, index, parent) => {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index];
    });
    const list = names.map((name) => {
      const back = marked.has(name) && { back: markId(name) };
      return element(
        "Footnote",
        { name, number: numberOf(name), ...back },
        notes.get(name)?.children,
      );
    });
    const isData = ({ type }: RootContent) => type === "yaml" || type === "mdxjsEsm";
    const text = tree.children.filter((node) => !isData(node));
    tree.children = [
      ...tree.children.filter(isData),
      element("Prose", {}, text),
      element("Footnotes", {}, list),
    ];
  };
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: RootContent[] = [],
): Extract<RootContent, { type: "mdxJsxFlowElement" }> {
  const written = Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({
    type: "mdxJsxAttribute",
    name,
    value,
  }));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what stood at the root is a block
  const blocks = children as FootnoteDefinition["children"];
  return { type: "mdxJsxFlowElement", name, attributes: written, children: blocks };
}

/** The id of the first mark of a note; no heading has two hyphens in its id. */
function markId(name: string): string {
  return `${footnoteId(name)}--mark`;
}
