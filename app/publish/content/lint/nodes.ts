// Checks the nodes of the prose: what would not be shown, or not as it was meant.
import type { Heading, Nodes, Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { TAGS } from "../../../schema/tags";
import { count, type Finding } from "../../problems/problem";
import { headingsOf, wordsOf } from "../source/anchors";
import { hasLayout, needsProse } from "../source/collection";
import { footnotesIn, footnoteNames } from "../source/gfm";
import { NO_BRACES, NO_CODE } from "../source/mdx-errors";
import type { ParsedFile } from "../source/model";
import { problemAt, rangeOfKey, valueAt } from "../source/source-file";
import { isBareLink, nodeRange } from "../source/texts";
import { NO_LINK } from "./patterns";
import { formOf, listFieldOf } from "./tags";

/** What is wrong with a node, as a sentence for the writer; undefined when nothing is. */
type Explain = (node: Nodes, file: ParsedFile, parent: Parents | undefined) => string | undefined;

function checkNodes(file: ParsedFile, ...rows: Explain[]): Finding[] {
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

/** The rule: no code, and no prose or images where none are shown. */
export function checkUnsupported(file: ParsedFile): Finding[] {
  const { source, prose } = file;
  const body = source.bodyStart > 0 ? source.text.slice(source.bodyStart).trim() : "";
  if (prose !== "nothing" || !body) return checkNodes(file, explainCode, explainImage);
  const start = source.text.indexOf(body, source.bodyStart);
  const message = 'this page shows no prose; delete everything below the second line of "---"';
  return [problemAt(source, [start, start + body.length], "", message)];
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
    return "this text is shown without images; delete this one";
  return node.type === "imageReference"
    ? "this image names a file elsewhere in the text; write it as ![description](./images/name.png)"
    : undefined;
}

/** The rule: the page's title is its one h1; no level is skipped on the way down (WCAG 2.2, 1.3.1). */
export function checkHeadings({ tree, source }: ParsedFile): Finding[] {
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
    return `this would be a second main heading on the page; write \`${marks} ${words}\``;
  return node.depth > deepest
    ? `this heading skips a level; write \`${marks} ${words}\``
    : undefined;
}

/** The rule: every row of a table has as many cells as its first line, which names the columns. */
export function checkTables(file: ParsedFile): Finding[] {
  return checkNodes(file, (node, _, table) => {
    if (node.type !== "tableRow" || table?.type !== "table") return undefined;
    const [head = node] = table.children;
    const columns = head.children.length;
    if (node === head && head.children.some((cell) => !toString(cell).trim()))
      return "a column has no name; write words in every cell of the first line";
    return node.children.length === columns
      ? undefined
      : `this line of the table has ${count(node.children.length, "cell")}; give it ${columns}, as in the first line`;
  });
}

/** The rule: every mark of a footnote has its note, and every note its mark. */
export function checkFootnotes(file: ParsedFile): Finding[] {
  return [...checkMarks(file), ...checkNodes(file, explainNote)];
}

function explainNote(node: Nodes, file: ParsedFile): string | undefined {
  if (node.type !== "footnoteDefinition") return undefined;
  const mark = `"[^${node.label ?? node.identifier}]"`;
  if (file.prose !== "words and images")
    return "this text is on all pages and has no footnotes; write the words in the text itself";
  if (footnotesIn(file.tree).get(node.identifier) !== node)
    return `two footnotes have the name ${mark}; rename one of them`;
  if (!toString(node).trim()) return `this footnote has no words; add some after ${mark}`;
  return footnoteNames(file.tree).includes(node.identifier)
    ? undefined
    : `no text refers to this footnote; add ${mark} after the words that it explains, or delete the note`;
}

/** What is left of a footnote's mark in a field, or where the parser has found no note of its name. */
const MARK = /(?<!\\)\[\^([^\]\n]+)\]/g;

function checkMarks({ tree, source, passages }: ParsedFile): Finding[] {
  const names = [...footnotesIn(tree).keys()];
  return passages
    .filter(({ isCode }) => !isCode)
    .flatMap(({ raw, start, field }) =>
      [...raw.matchAll(MARK)].flatMap(({ 0: mark, 1: name = "", index }) => {
        const isKnown = names.includes(name.toLowerCase());
        // Without spaces, because a name with one is not read.
        const note = `[^${name.trim().replace(/\s+/g, "-")}]:`;
        const message =
          field || isKnown
            ? `a footnote does not work here; put "${mark}" after words of the prose`
            : `there is no footnote "${mark}"; add a line at the end of the file that begins with \`${note}\``;
        const range = [start + index, start + index + mark.length] as const;
        return [problemAt(source, range, field, message)];
      }),
    );
}

/** The rule: all that is written is shown, and the page shows something. */
export function checkUnshown(file: ParsedFile): Finding[] {
  return [
    ...checkNodes(file, explainField, explainTitle),
    ...checkEmpty(file),
    ...checkLists(file),
  ];
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

function explainTitle(node: Nodes): string | undefined {
  const title = "title" in node ? node.title : undefined;
  return title
    ? `the words ${JSON.stringify(title)} are not shown; delete them with their quotes`
    : undefined;
}

/** Lists that a page shows at its end, with a tag or without. */
const AT_THE_END = ["stats", "terms"];

function checkEmpty({ name, tree, source, data }: ParsedFile): Finding[] {
  const fields = hasLayout(name) ? [] : [...AT_THE_END, "lead", "list"];
  const isDraft = valueAt(data, ["draft"]) === true;
  let isEmpty = needsProse(name) && fields.every((key) => valueAt(data, [key]) === undefined);
  visit(tree, ({ type }) => {
    if (/^(?:text|inlineCode|code|image|mdxJsx|mdxjsEsm)/.test(type)) isEmpty = false;
  });
  const message = 'this page has no text; write it below the second line of "---"';
  return isEmpty && !isDraft ? [problemAt(source, [0, "---".length], "", message)] : [];
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
  return Object.entries(TAGS).flatMap(([name, { props }]) =>
    Object.entries(props).flatMap(([prop, schema]) => {
      const field = listFieldOf(schema);
      const isHidden = field && Array.isArray(valueAt(data, [field])) && !shown.includes(field);
      if (!isHidden) return [];
      const message = `no tag in the text shows this list; add <${name} ${formOf(prop, schema)} />`;
      return [problemAt(source, rangeOfKey(source, [field]), field, message)];
    }),
  );
}

/** The rule: no block of Markdown shows something else than its writer sees. */
export function checkBlocks(file: ParsedFile): Finding[] {
  return checkNodes(file, explainFence, explainUnderline, explainGfm);
}

/** Without its closing fence, code continues to the end of the page. */
function explainFence(node: Nodes, { source }: ParsedFile): string | undefined {
  const raw = source.text.slice(...nodeRange(node, source));
  const [fence] = /^(`{3,}|~{3,})/.exec(raw) ?? [];
  return node.type === "code" && fence && !new RegExp(`\\n[ >]*${fence}[\`~]*\\s*$`).test(raw)
    ? `this code is not closed, and everything below it is shown as code; add a line "${fence}" at its end`
    : undefined;
}

function explainUnderline(node: Nodes, { source }: ParsedFile): string | undefined {
  const isMarked = source.text.startsWith("#", nodeRange(node, source)[0]);
  return node.type === "heading" && node.depth === 2 && !isMarked
    ? "the line of dashes below turns this text into a heading; put an empty line between the two"
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
    : `a link needs words; write \`[words](${node.url.replace(/^http:/, "https:")})\``;
}
