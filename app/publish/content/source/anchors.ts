// A page's fields and prose in; out the ids by which links reach its parts.
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";

import { noteId, slug, statId, termId } from "../../../schema/ids";
import type { Finding, TextRange } from "../../problems/problem";
import { footnotesIn } from "./gfm";
import type { FieldPath, ParsedFile } from "./model";
import { fieldName, listAt, problemAt, rangeOf, rangeOfKey, valueAt } from "./source-file";
import { nodeRange } from "./texts";

/** A part of a page that links can lead to. */
interface Anchor {
  id: string;
  /** The part in words: `the term "dose"`. */
  what: string;
  range: TextRange;
  /** Empty for prose. */
  field: string;
}

/** The rule: every id on a page is unique, or a link to one would lead to the other. */
export function checkAnchors(file: ParsedFile): Finding[] {
  const first = new Map<string, string>();
  return anchorsOf(file).flatMap(({ id, what, range, field }) => {
    const other = first.get(id);
    first.set(id, other ?? what);
    const message = `${what} has the same address on this page as ${other} (#${id}), expected other words in one of the two`;
    return other === undefined ? [] : [problemAt(file.source, range, field, message)];
  });
}

/** The parts of a page: its slides, stats and terms, then its headings and footnotes; two may have one id. */
export function anchorsOf(file: Pick<ParsedFile, "source" | "data" | "tree">): Anchor[] {
  const { source, data, tree } = file;
  const anchors: Anchor[] = [];
  const add = (id: string, what: string, path: FieldPath, key: string) => {
    const range = rangeOf(source, [...path, key]) ?? rangeOfKey(source, path);
    anchors.push({ id, what, range, field: fieldName(path) });
  };
  listAt(data, ["slides"]).forEach((_, index) =>
    add(`slide-${index + 1}`, `slide ${index + 1}`, ["slides", index], "title"),
  );
  const walk = (value: unknown, path: FieldPath) => {
    if (Array.isArray(value)) value.forEach((entry, index) => walk(entry, [...path, index]));
    else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
      if (isStat(value)) add(statId(value), `"${value.value} ${value.label}"`, path, "value");
    }
  };
  walk(data, []);
  listAt(data, ["terms"]).forEach((term, index) => {
    if (isTerm(term)) add(termId(term), `the term "${term.name}"`, ["terms", index], "name");
  });
  const ids = headingAnchors(tree);
  headingsOf(tree).forEach((heading, index) => {
    const what = `the heading "${wordsOf(heading)}"`;
    anchors.push({ id: ids[index] ?? "", what, range: nodeRange(heading, source), field: "" });
  });
  for (const [name, note] of footnotesIn(tree)) {
    const range = nodeRange(note, source);
    anchors.push({ id: noteId(name), what: `the note "[^${name}]"`, range, field: "" });
  }
  return anchors;
}

/** What the frame of every page calls its own parts. */
const TAKEN = ["main", "menu"];

/** The ids of the headings, from top to bottom, each once: a second "Dose" is `dose-2`. */
export function headingAnchors(tree: Root): string[] {
  const ids = new Set(TAKEN);
  for (const heading of headingsOf(tree)) {
    const id = slug(wordsOf(heading)) || "part";
    let free = id;
    for (let count = 2; ids.has(free); count++) free = `${id}-${count}`;
    ids.add(free);
  }
  return [...ids].slice(TAKEN.length);
}

/** A remark plugin that gives the headings of a page these ids. */
export function giveHeadingsIds() {
  return (tree: Root): void => {
    const ids = headingAnchors(tree);
    headingsOf(tree).forEach((heading, index) => {
      heading.data = Object.assign(heading.data ?? {}, { hProperties: { id: ids[index] } });
    });
  };
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

function isStat(value: object): value is { value: string; label: string } {
  const [figure, label] = [valueAt(value, ["value"]), valueAt(value, ["label"])];
  return typeof figure === "string" && typeof label === "string" && "meaning" in value;
}

function isTerm(value: unknown): value is { name: string } {
  return typeof valueAt(value, ["name"]) === "string";
}
