// Checks the nodes of the prose: what would not be shown, or not as it was meant.
import type { Heading, Nodes, Parents } from "mdast";
import { visit } from "unist-util-visit";

import { tagOf, TAGS } from "../../../schema/tags";
import type { Problem } from "../../problems/problem";
import { hasLayout, needsProse } from "../source/collection";
import { headingsOf, wordsOf } from "../source/headings";
import { NO_BRACES, NO_CODE } from "../source/mdx";
import type { ParsedFile } from "../source/model";
import { problemAt, rangeOfKey, valueAt } from "../source/source-file";
import { nodeRange } from "../source/texts";
import { formOf, listFieldOf } from "./tags";

/** What is wrong with a node, as a sentence for the writer; undefined when nothing is. */
type Explain = (node: Nodes, file: ParsedFile, parent: Parents | undefined) => string | undefined;

const ROWS: Explain[] = [
  explainCode,
  explainImage,
  explainRow,
  explainMark,
  explainField,
  explainUnderline,
];

/** The rule: all that is written is shown, as it was meant. */
export function checkProse(file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    for (const explain of ROWS) {
      const message = explain(node, file, parent);
      if (message) problems.push(problemAt(file.source, nodeRange(node, file.source), "", message));
    }
  });
  return [...problems, ...checkHeadings(file), ...checkHidden(file), ...checkUnusedLists(file)];
}

function explainCode(node: Nodes): string | undefined {
  if (node.type === "mdxjsEsm") return NO_CODE;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  if (/^\s*(\/\*[\s\S]*?\*\/\s*)+$/.test(node.value)) return undefined;
  return /^index=\d+$/.test(node.value)
    ? "this is left over from an assistant; delete it with the words in front of it"
    : NO_BRACES;
}

function explainImage(node: Nodes, { prose, source }: ParsedFile): string | undefined {
  const isFigure = "name" in node && node.name === "Figure";
  if (prose === "words" && (isFigure || node.type === "image"))
    return "this text is shown without images; delete this one";
  if (node.type === "imageReference")
    return "this image names a file elsewhere in the text; write it as ![description](./images/name.png)";
  const raw = source.text.slice(...nodeRange(node, source));
  return node.type === "image" && /\{site\.\w+\}[^\]]*\]/.test(raw)
    ? "a description has no names in braces; write the words, or use <Figure>"
    : undefined;
}

/** Of a row of a table, what is beyond its columns is not shown. */
function explainRow(node: Nodes, _: ParsedFile, table: Parents | undefined): string | undefined {
  if (node.type !== "tableRow" || table?.type !== "table") return undefined;
  const [head = node] = table.children;
  const columns = head.children.length;
  return node.children.length > columns
    ? `this line of the table has ${node.children.length} cells and the first line ${columns}; the others would not be shown`
    : undefined;
}

/** What is left of a footnote's mark where the parser has found no note of its name. */
function explainMark(node: Nodes, { source }: ParsedFile): string | undefined {
  if (node.type !== "text") return undefined;
  const raw = source.text.slice(...nodeRange(node, source));
  const [mark, name = ""] = /(?<!\\)\[\^([^\]\n]+)\]/.exec(raw) ?? [];
  // Without spaces, because a name with one is not read.
  return mark
    ? `there is no footnote "${mark}"; add a line at the end of the file that begins with \`[^${name.trim().replace(/\s+/g, "-")}]:\``
    : undefined;
}

/** A field below the second line of dashes: `draft: true` there publishes the page. */
function explainField(node: Nodes, { source, schema }: ParsedFile): string | undefined {
  if (node.type !== "paragraph" && node.type !== "heading") return undefined;
  const raw = source.text.slice(...nodeRange(node, source));
  const [line = "", key = ""] = /^(\w+):(?=\s|$).*/.exec(raw) ?? [];
  return Object.hasOwn(schema.shape, key)
    ? `"${line.trim()}" is below the second line of "---" and would be shown as text; move this line above it`
    : undefined;
}

function explainUnderline(node: Nodes, { source }: ParsedFile): string | undefined {
  const isMarked = source.text.startsWith("#", nodeRange(node, source)[0]);
  return node.type === "heading" && node.depth === 2 && !isMarked
    ? "the line of dashes below turns this text into a heading; put an empty line between the two"
    : undefined;
}

/** The page's title is its one h1, and no level is skipped on the way down (WCAG 2.2, 1.3.1). */
function checkHeadings({ tree, source, name }: ParsedFile): Problem[] {
  const headings = headingsOf(tree);
  // A page with a layout may have headings of its own above its prose.
  const top = hasLayout(name) ? 2 : 1;
  const first = tree.children.findIndex(({ type }) => type === "heading");
  const opening = first < 0 ? tree.children : tree.children.slice(0, first);
  const untitled = opening.filter(
    (node) => node.type === "mdxJsxFlowElement" && tagOf(node.name ?? "")?.titled && top === 1,
  );
  const message = "its entries have headings of the third level; write one above it, with `## `";
  return [
    ...untitled.map((node) => problemAt(source, nodeRange(node, source), "", message)),
    ...headings.flatMap((heading, index) => {
      const wrong = explainHeading(heading, headings[index - 1]?.depth ?? top);
      return wrong ? [problemAt(source, nodeRange(heading, source), "", wrong)] : [];
    }),
  ];
}

function explainHeading(node: Heading, above: number): string | undefined {
  const deepest = above + 1;
  const marks = "#".repeat(Math.min(Math.max(node.depth, 2), Math.max(deepest, 2)));
  const words = wordsOf(node);
  if (!words) return `this heading has no words; add some after "${marks}", or delete the line`;
  if (node.depth === 1)
    return `this would be a second main heading on the page; write \`${marks} ${words}\``;
  return node.depth > deepest
    ? `this heading skips a level; write \`${marks} ${words}\``
    : undefined;
}

/** Lists that a page shows at its end, with a tag or without. */
const AT_THE_END = ["stats", "terms"];

/** Prose where none is shown, and none where it is needed. */
function checkHidden({ name, prose, tree, source, data }: ParsedFile): Problem[] {
  const body = source.text.slice(source.bodyStart).trim();
  if (prose === "nothing") {
    const start = source.text.indexOf(body, source.bodyStart);
    const message = 'this page shows no prose; delete everything below the second line of "---"';
    return body ? [problemAt(source, [start, start + body.length], "", message)] : [];
  }
  const shown = hasLayout(name) ? [] : [...AT_THE_END, "lead", "list"];
  let isEmpty = needsProse(name) && shown.every((key) => valueAt(data, [key]) === undefined);
  visit(tree, ({ type }) => {
    if (/^(?:text|inlineCode|code|image|mdxJsx|mdxjsEsm)/.test(type)) isEmpty = false;
  });
  const message = 'this page has no text; write it below the second line of "---"';
  const isDraft = valueAt(data, ["draft"]) === "true";
  return isEmpty && !isDraft ? [problemAt(source, [0, "---".length], "", message)] : [];
}

/** Lists among the fields that only their tag shows. */
function checkUnusedLists({ name, tree, source, data }: ParsedFile): Problem[] {
  if (hasLayout(name)) return [];
  const shown = [...AT_THE_END];
  visit(tree, (node) => {
    if (!("attributes" in node)) return;
    for (const { value } of node.attributes)
      if (typeof value === "object") shown.push(value?.value.replace(/^.*\./, "").trim() ?? "");
  });
  return Object.entries(TAGS).flatMap(([tag, { props }]) =>
    Object.entries(props).flatMap(([prop, schema]) => {
      const field = listFieldOf(schema);
      const isHidden = field && Array.isArray(valueAt(data, [field])) && !shown.includes(field);
      const message = `no tag in the text shows this list; add <${tag} ${formOf(prop, schema)} />`;
      return isHidden ? [problemAt(source, rangeOfKey(source, [field]), field, message)] : [];
    }),
  );
}
