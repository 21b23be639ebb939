import type { Heading, Nodes, Parents } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { tagOf, TAGS } from "../../../schema/tags";
import { count, type Problem } from "../../problems/problem";
import { hasLayout } from "../collection";
import { headingsOf, readHeadingText } from "../headings";
import { explainBraces, NO_CODE, WIDE } from "../mdx";
import type { ParsedFile } from "../model";
import { report, reportName, valueAt } from "../source-file";
import { writtenAt } from "../texts";
import { checkAttributes, explainTag, formOf, listFieldOf } from "./tags";

/** Returns a sentence for the writer; undefined when nothing is wrong. */
type Explain = (node: Nodes, file: ParsedFile, parent: Parents | undefined) => string | undefined;

const RULES: readonly [Explain, Problem["severity"]][] = [
  [explainTag, "error"],
  [explainCode, "error"],
  [explainImage, "error"],
  [explainLostCells, "error"],
  [explainMark, "error"],
  [explainField, "error"],
  [explainUnderline, "error"],
  [explainAddressEnd, "warning"],
  [explainStars, "warning"],
  [explainFence, "warning"],
  [explainFootnote, "warning"],
  [explainRow, "warning"],
];

/** Checks that all prose is shown as it was meant. */
export function checkProse(file: ParsedFile): Problem[] {
  const { source } = file;
  const problems: Problem[] = [];
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    const wrong = checkAttributes(node, file);
    problems.push(...wrong);
    for (const [explain, severity] of wrong.length > 0 ? [] : RULES) {
      const message = explain(node, file, parent);
      problems.push(...report(source, writtenAt(node, source), message, severity));
      // Don't go on after a message, because a second one would be about the same mistake.
      if (message) break;
    }
    // Don't report what is inside of an unknown tag, such as rows and cells, because it goes with it.
    return "name" in node && !tagOf(node.name ?? "") ? SKIP : undefined;
  });
  const whole = file.errors.length > 0 ? [] : [...checkHidden(file), ...checkUnusedLists(file)];
  return [...problems, ...checkHeadings(file), ...whole];
}

function explainCode(node: Nodes): string | undefined {
  if (node.type === "mdxjsEsm") return NO_CODE;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  if (/^\s*(\/\*[\s\S]*?\*\/\s*)+$/.test(node.value)) return undefined;
  return /^index=\d+$/.test(node.value)
    ? "this is left over from an assistant; delete it with the words in front of it"
    : explainBraces(`{${node.value}}`);
}

/** Explains a bare address that has taken in the words behind it, which no space divides in Japanese and Chinese. */
function explainAddressEnd(node: Nodes, { source }: ParsedFile): string | undefined {
  if (node.type !== "link") return undefined;
  const [, address] =
    new RegExp(`^((?:https?:|www\\.)[!-~]*(?<![/=_%-]))${WIDE}`, "u").exec(
      writtenAt(node, source).raw,
    ) ?? [];
  return (
    address &&
    `the words behind "${address}" are taken for a part of this address; put a space between the two`
  );
}

/** Explains stars within words, as in German: "Forscher*innen und Kolleg*innen". */
function explainStars(node: Nodes, { source }: ParsedFile): string | undefined {
  if (node.type !== "emphasis") return undefined;
  const { start, raw } = writtenAt(node, source);
  const before = source.text[start - 1] ?? "";
  const isPlain = /^\d\*\d|^\p{L}\*.*\s/u.test(before + raw);
  return isPlain
    ? `"${raw}" is shown in italics, without its stars; write "\\*" for each plain star`
    : undefined;
}

function explainFence(node: Nodes, { source }: ParsedFile): string | undefined {
  if (node.type !== "code") return undefined;
  const { raw } = writtenAt(node, source);
  const [fence = ""] = /^(?:`{3,}|~{3,})/.exec(raw) ?? [];
  const isOpen = fence && !raw.trimEnd().slice(fence.length).endsWith(fence);
  return isOpen
    ? `all below this line is shown as code; write ${fence} on a line of its own behind the code, or delete this line`
    : undefined;
}

function explainImage(node: Nodes, { prose }: ParsedFile): string | undefined {
  const isFigure = "name" in node && node.name === "Figure";
  if (prose === "words" && (isFigure || node.type === "image"))
    return "this text is shown without images; delete this one";
  if (node.type === "imageReference")
    return "this image names a file elsewhere in the text; write it as ![description](./images/name.png)";
  return undefined;
}

function explainLostCells(node: Nodes, _: ParsedFile, table: Parents | undefined) {
  const [cells, columns] = countCells(node, table);
  return cells > columns
    ? `this line of the table has ${count(cells, "cell")} and the first line ${columns}; the others would not be shown`
    : undefined;
}

/** Explains a row with too few cells, often a line of text below a table. */
function explainRow(node: Nodes, { source }: ParsedFile, table: Parents | undefined) {
  const [cells, columns] = countCells(node, table);
  if (cells >= columns) return undefined;
  return writtenAt(node, source).raw.includes("|")
    ? `this line of the table has ${count(cells, "cell")} and the first line ${columns}; write \`| |\` where a cell is empty`
    : "this line is taken for a part of the table above; put an empty line before it";
}

function countCells(node: Nodes, table: Parents | undefined): [cells: number, columns: number] {
  if (node.type !== "tableRow" || table?.type !== "table") return [0, 0];
  return [node.children.length, table.children[0]?.children.length ?? 0];
}

function explainMark(node: Nodes, { source }: ParsedFile, parent: Parents | undefined) {
  if (node.type !== "text") return undefined;
  const { raw } = writtenAt(node, source);
  const [mark, name = ""] = /(?<!\\)\[\^([^\]\n]+)\]/.exec(raw) ?? [];
  if (mark && raw.startsWith(`${mark}:`) && parent?.type === "paragraph")
    return "this footnote is not read as one; put an empty line before it";
  if (mark && source.text.includes(`\n${mark}:`)) return undefined;
  // Don't suggest a name with spaces, because it would not be read.
  return mark
    ? `there is no footnote "${mark}"; add a line at the end of the file that begins with \`[^${name.trim().replace(/\s+/g, "-")}]:\``
    : undefined;
}

/** Explains a footnote that no page shows. */
function explainFootnote(node: Nodes, { tree }: ParsedFile): string | undefined {
  if (node.type !== "footnoteDefinition") return undefined;
  const { identifier, label = identifier } = node;
  const same: Nodes[] = [];
  visit(tree, ["footnoteDefinition", "footnoteReference"], (other) => {
    if ("identifier" in other && other.identifier === identifier) same.push(other);
  });
  if (same.find(({ type }) => type === node.type) !== node)
    return `there is a footnote "[^${label}]" above, and this one is not shown; give it another name`;
  return same.some(({ type }) => type !== node.type)
    ? undefined
    : `no text has the mark of this footnote, and it is not shown; write [^${label}] in the text, or delete it`;
}

/** Explains a field below the second line of dashes, such as `draft: true`, which has no effect there. */
function explainField(node: Nodes, { source, schema }: ParsedFile): string | undefined {
  if (node.type !== "paragraph" && node.type !== "heading") return undefined;
  const { raw } = writtenAt(node, source);
  const [line = "", key = ""] = /^(\w+):(?=\s|$).*/.exec(raw) ?? [];
  return Object.hasOwn(schema.shape, key)
    ? `"${line.trim()}" is below the second line of "---" and would be shown as text; move this line above it`
    : undefined;
}

function explainUnderline(node: Nodes, { source }: ParsedFile): string | undefined {
  const isMarked = writtenAt(node, source).raw.startsWith("#");
  return node.type === "heading" && node.depth === 2 && !isMarked
    ? "the line of dashes below turns this text into a heading; put an empty line between the two"
    : undefined;
}

/** Checks that headings skip no level; the page's title is its one h1 (WCAG 2.2, 1.3.1). */
function checkHeadings({ tree, source, name }: ParsedFile): Problem[] {
  const headings = headingsOf(tree);
  // Don't require level 2 in a layout, because it may have headings above its prose.
  const top = hasLayout(name) ? 2 : 1;
  const first = tree.children.findIndex(({ type }) => type === "heading");
  const opening = first < 0 ? tree.children : tree.children.slice(0, first);
  const untitled = opening.filter(
    (node) => node.type === "mdxJsxFlowElement" && tagOf(node.name ?? "")?.titled && top === 1,
  );
  const message = "its entries have headings of the third level; write one above it, with `## `";
  return [
    ...untitled.flatMap((node) => report(source, writtenAt(node, source), message)),
    ...headings.flatMap((heading, index) => {
      const wrong = explainHeading(heading, headings[index - 1]?.depth ?? top);
      return report(source, writtenAt(heading, source), wrong);
    }),
  ];
}

function explainHeading(node: Heading, above: number): string | undefined {
  const deepest = above + 1;
  const marks = "#".repeat(Math.min(Math.max(node.depth, 2), Math.max(deepest, 2)));
  const words = readHeadingText(node);
  const lines = 1 + (node.position?.end.line ?? 0) - (node.position?.start.line ?? 0);
  if (!words) return `this heading has no words; add some after "${marks}", or delete the line`;
  if (node.depth === 1)
    return `this would be a second main heading on the page; write \`${marks} ${words}\`${lines > 1 ? " in place of both lines" : ""}`;
  return node.depth > deepest
    ? `this heading skips a level; write \`${marks} ${words}\``
    : undefined;
}

/** Lists that pages show without a tag. */
const AT_THE_END = ["stats", "terms"];

/** Reports prose that is not shown, and pages without prose that need it. */
function checkHidden({ name, prose, tree, source, data }: ParsedFile): Problem[] {
  const body = source.text.slice(source.bodyStart).trim();
  if (prose === "none") {
    const start = source.text.indexOf(body, source.bodyStart);
    const message = 'this page shows no prose; delete everything below the second line of "---"';
    return body ? report(source, start, message) : [];
  }
  const shown = hasLayout(name) ? [] : [...AT_THE_END, "lead", "list"];
  let isEmpty = prose !== "optional" && shown.every((key) => valueAt(data, [key]) === undefined);
  visit(tree, ({ type }) => {
    if (/^(?:text|inlineCode|code|image|mdxJsx|mdxjsEsm)/.test(type)) isEmpty = false;
  });
  const message = 'this page has no text; write it below the second line of "---"';
  const isDraft = valueAt(data, ["draft"]) === "true";
  return isEmpty && !isDraft ? report(source, 0, message) : [];
}

function checkUnusedLists({ name, tree, source, data }: ParsedFile): Problem[] {
  if (hasLayout(name)) return [];
  const used = new Set<unknown>();
  visit(tree, (node) => void ("attributes" in node && used.add(node.name)));
  return Object.entries(TAGS).flatMap(([tag, { props }]) =>
    Object.entries(props).flatMap(([prop, schema]) => {
      const field = listFieldOf(schema);
      if (!field || AT_THE_END.includes(field) || used.has(tag)) return [];
      if (!Array.isArray(valueAt(data, [field]))) return [];
      const message = `no tag in the text shows this list; add <${tag} ${formOf(prop, schema)} />`;
      return reportName(source, [field], message);
    }),
  );
}
