// The rules for nodes of the prose, by their type: what would not be shown, or not as it was meant.
import type { Heading, Nodes, Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { TAGS } from "../../../schema/tags";
import { count, type Finding } from "../../problems/problem";
import { headingsOf, wordsOf } from "../source/anchors";
import { hasLayout } from "../source/collection";
import { footnotesIn, footnoteNames } from "../source/gfm";
import { NO_BRACES, NO_CODE } from "../source/mdx-errors";
import type { ParsedFile } from "../source/model";
import { problemAt, rangeOfKey, valueAt } from "../source/source-file";
import { isBareLink, nodeRange } from "../source/texts";
import { IMAGE_EXAMPLE, NO_LINK } from "./patterns";
import { listFieldOf } from "./tags";

/** What is wrong with a node, as a sentence for the writer; undefined when nothing is. */
type Explain = (node: Nodes, file: ParsedFile, parent: Parents | undefined) => string | undefined;

/** Rules for prose that could be read as a whole, by the id that editors and GitHub show. */
export const NODE_RULES: Readonly<Record<string, (file: ParsedFile) => Finding[]>> = {
  headings: checkHeadings,
  tables: (file) => checkNodes(file, [explainRow]),
  footnotes: (file) => [...checkMarks(file), ...checkNodes(file, [explainNote])],
  unshown: (file) => [
    ...checkNodes(file, [explainField, explainTitle]),
    ...checkEmpty(file),
    ...checkLists(file),
  ],
  "markdown-blocks": (file) => checkNodes(file, [explainFence, explainUnderline, explainGfm]),
};

/** The rule: no code, and no prose or images where none are shown. */
export function checkUnsupported(file: ParsedFile): Finding[] {
  return [...checkProse(file), ...checkNodes(file, [explainCode, explainImage])];
}

/** Lists that a page shows at its end, with a tag or without. */
const AT_THE_END = ["stats", "terms"];

/** What is left of a footnote's mark in a field, or where the parser has found no note of its name. */
const MARK = /(?<!\\)\[\^([^\]\n]+)\]/g;

function checkNodes(file: ParsedFile, rows: readonly Explain[]): Finding[] {
  const findings: Finding[] = [];
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    for (const explain of rows) {
      const message = explain(node, file, parent);
      const range = nodeRange(node, file.source);
      if (message) findings.push(problemAt(file.source, range, "", message));
    }
  });
  return findings;
}

function checkProse({ source, prose }: ParsedFile): Finding[] {
  const body = source.text.slice(source.bodyStart);
  if (prose !== "nothing" || source.bodyStart === 0 || !body.trim()) return [];
  const start = source.bodyStart + body.search(/\S/);
  const message = 'this page shows no prose, expected nothing after the second line of "---"';
  return [problemAt(source, [start, start + body.trim().length], "", message)];
}

function explainCode(node: Nodes): string | undefined {
  if (node.type === "mdxjsEsm") return NO_CODE;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  const isNote = /^\s*(\/\*[\s\S]*?\*\/\s*)+$/.test(node.value);
  return isNote ? undefined : NO_BRACES;
}

function explainImage(node: Nodes, { prose }: ParsedFile): string | undefined {
  const isFigure = "name" in node && node.name === "Figure";
  if (prose === "words" && (isFigure || node.type === "image"))
    return "this text is shown without images, expected words only";
  return node.type === "imageReference"
    ? `this image refers to a file elsewhere in the text, expected the file's name right after the description: ${IMAGE_EXAMPLE}`
    : undefined;
}

/** The page's title is its one h1; no level is skipped on the way down (WCAG 2.2, 1.3.1). */
function checkHeadings({ tree, source }: ParsedFile): Finding[] {
  const headings = headingsOf(tree);
  return headings.flatMap((heading, index) => {
    const message = explainHeading(heading, headings[index - 1]);
    return message ? [problemAt(source, nodeRange(heading, source), "", message)] : [];
  });
}

function explainHeading(node: Heading, above: Heading | undefined): string | undefined {
  const deepest = Math.max(above?.depth ?? 2, 2) + 1;
  const marks = "#".repeat(Math.min(Math.max(node.depth, 2), deepest));
  const words = wordsOf(node);
  if (!words) return `this heading has no words; add some after "${marks}", or delete the line`;
  if (node.depth === 1)
    return `this would be a second main heading on the page, expected \`${marks} ${words}\``;
  return node.depth > deepest
    ? `this heading skips a level, expected \`${marks} ${words}\``
    : undefined;
}

function explainRow(node: Nodes, _: ParsedFile, table: Parents | undefined): string | undefined {
  if (node.type !== "tableRow" || table?.type !== "table") return undefined;
  const [head = node] = table.children;
  const columns = head.children.length;
  if (node === head && head.children.some((cell) => !toString(cell).trim()))
    return "a column has no name, expected words in every cell of the first line";
  return node.children.length === columns
    ? undefined
    : `this line of the table has ${count(node.children.length, "cell")}, expected ${columns} as in the first line`;
}

function explainNote(node: Nodes, file: ParsedFile): string | undefined {
  if (node.type !== "footnoteDefinition") return undefined;
  const mark = `"[^${node.label ?? node.identifier}]"`;
  if (file.prose !== "words and images")
    return "this text is shown on all pages and has no footnotes, expected the words in the text itself";
  if (footnotesIn(file.tree).get(node.identifier) !== node)
    return `two footnotes have the name ${mark}; rename one of them`;
  if (!toString(node).trim()) return `this footnote has no words, expected some after ${mark}`;
  return footnoteNames(file).includes(node.identifier)
    ? undefined
    : `no text refers to this footnote; add ${mark} after the words that it explains, or delete the note`;
}

function checkMarks({ tree, source, passages }: ParsedFile): Finding[] {
  const names = [...footnotesIn(tree).keys()];
  return passages.flatMap((passage) =>
    [...passage.raw.matchAll(MARK)].flatMap(({ 0: mark, 1: name = "", index }) => {
      const message = explainMark(name, names.includes(name.toLowerCase()), passage.field);
      const start = passage.start + index;
      return message
        ? [problemAt(source, [start, start + mark.length], passage.field, message)]
        : [];
    }),
  );
}

function explainMark(name: string, isKnown: boolean, field: string): string | undefined {
  const isSource = /(^|\.)source$/.test(field);
  if (isSource && isKnown) return undefined;
  if (!isSource && (isKnown || field))
    return `a footnote does not work here, expected "[^${name}]" after words of the prose, or in a \`source:\``;
  // Without spaces, because a name with one is not read.
  const wanted = name.trim().replace(/\s+/g, "-");
  return `there is no footnote "[^${name}]", expected a line at the end of the file that begins with \`[^${wanted}]:\``;
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

function checkEmpty({ name, tree, source, data }: ParsedFile): Finding[] {
  if (hasLayout(name) || valueAt(data, ["draft"]) === true) return [];
  let isEmpty = [...AT_THE_END, "lead", "list"].every((key) => valueAt(data, [key]) === undefined);
  visit(tree, ({ type }) => {
    if (/^(?:text|inlineCode|code|image|mdxJsx|mdxjsEsm)/.test(type)) isEmpty = false;
  });
  const message = 'this page is empty, expected its text below the second line of "---"';
  return isEmpty ? [problemAt(source, [0, "---".length], "", message)] : [];
}

/** Lists among the fields that only their tag shows. */
function checkLists({ name, tree, source, data }: ParsedFile): Finding[] {
  if (hasLayout(name)) return [];
  const shown = [...AT_THE_END];
  visit(tree, (node) => {
    if (!("attributes" in node)) return;
    for (const { value } of node.attributes)
      if (typeof value === "object") shown.push(value?.value.replace(/^.*\./, "").trim() ?? "");
  });
  return Object.values(TAGS).flatMap(({ props, example }) => {
    const fields = Object.values(props).map(listFieldOf);
    const field = fields.find((each) => each && Array.isArray(valueAt(data, [each])));
    if (!field || shown.includes(field)) return [];
    const message = `no tag in the text shows this list, expected ${example}`;
    return [problemAt(source, rangeOfKey(source, [field]), field, message)];
  });
}

function explainTitle(node: Nodes): string | undefined {
  const title = "title" in node ? node.title : undefined;
  return title
    ? `the words ${JSON.stringify(title)} are not shown; delete them with their quotes`
    : undefined;
}

/** Without its closing fence, code continues to the end of the page. */
function explainFence(node: Nodes, { source }: ParsedFile): string | undefined {
  const raw = source.text.slice(...nodeRange(node, source));
  const [fence] = /^(`{3,}|~{3,})/.exec(raw) ?? [];
  return node.type === "code" && fence && !new RegExp(`\\n[ >]*${fence}[\`~]*\\s*$`).test(raw)
    ? `this code is not closed, so everything below it is shown as code, expected a line "${fence}" at its end`
    : undefined;
}

function explainUnderline(node: Nodes, { source }: ParsedFile): string | undefined {
  const isMarked = source.text.startsWith("#", nodeRange(node, source)[0]);
  return node.type === "heading" && node.depth === 2 && !isMarked
    ? `the line below turns this text into a heading, expected \`## ${toString(node).replace(/\s+/g, " ")}\`, or an empty line between the two`
    : undefined;
}

/** What GitHub's Markdown has and no page of the site. */
function explainGfm(node: Nodes, { source }: ParsedFile): string | undefined {
  if (node.type === "delete") return 'words cannot be crossed out here; delete them, or the "~~"';
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return 'task lists are not supported; delete the "[ ]" or "[x]"';
  if (!isBareLink(node, source)) return undefined;
  const before = source.text.slice(0, nodeRange(node, source)[0]);
  return /\]\([^()\n]*$/.test(before)
    ? NO_LINK
    : `a link needs words, expected \`[words](${node.url.replace(/^http:/, "https:")})\``;
}
