import type { Heading, Nodes, Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import type { Problem } from "../../problems/problem";
import { hasLayout } from "../collection";
import { readHeadingText } from "../headings";
import type { ParsedFile } from "../model";
import { NO_BRACE, NO_CODE } from "../prose";
import { report } from "../source-file";
import { writtenAt } from "../texts";
import { checkTag } from "./tags";

const VAGUE = /^(?:(?:please )?(?:click )?here|(?:read |learn )?more)\W*$/i;
const FILE_NAME = /^(?:image|\S+\.(?:svg|png|jpe?g|webp|avif|gif))$/i;
const HIDDEN = 'this page shows no prose; delete everything below the second line of "---"';
const COMMENT = /^\s*(?:\/\*[^]*\*\/\s*)+$/;
const TITLED = "its entries have headings of the third level; write one above it, with `## `";
/** Items that word processors put into one paragraph. */
const BULLETS = /^[•‣·▪●–]\s.*(?:\n[•‣·▪●–]\s.*)*$/;

/** Checks prose for what visitors lose without the writer seeing it. */
export function checkProse(file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    if ("attributes" in node) {
      problems.push(...checkTag(node, file, parent));
      // What is inside of an unknown tag goes with it.
      return tagOf(node.name ?? "") ? undefined : SKIP;
    }
    const message = explainNode(node, file, parent);
    problems.push(...report(file.source, writtenAt(node, file.source), message));
    return undefined;
  });
  return [...problems, ...checkHeadings(file), ...checkHidden(file)];
}

function explainNode(node: Nodes, file: ParsedFile, parent: Parents | undefined) {
  const { raw } = writtenAt(node, file.source);
  switch (node.type) {
    case "link":
      return explainLink(node);
    case "image":
      return explainImage(node.alt ?? "");
    case "tableRow":
      return explainLostCells(node.children.length, parent);
    case "text":
      return explainFootnote(raw);
    case "paragraph":
      return explainParagraph(raw, file);
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return COMMENT.test(node.value) ? undefined : NO_BRACE;
    default:
      return undefined;
  }
}

/** Screen readers list links alone (WCAG 2.2, 2.4.4). */
function explainLink(link: Nodes): string | undefined {
  const words = toString(link).trim();
  if (!words) return "this link has no words; write some between its brackets";
  return VAGUE.test(words)
    ? `the words "${words}" do not say where this link leads; name the page or the document`
    : undefined;
}

function explainImage(alt: string): string | undefined {
  if (!alt.trim()) return "the picture has no description; say in one sentence what it shows";
  return FILE_NAME.test(alt)
    ? `"${alt}" does not describe the picture; say in one sentence what it shows`
    : undefined;
}

function explainLostCells(cells: number, table: Parents | undefined): string | undefined {
  const columns = table?.type === "table" ? (table.children[0]?.children.length ?? cells) : cells;
  return cells > columns
    ? `this line has ${cells} cells, of which only ${columns} are shown; add cells to the first two lines`
    : undefined;
}

function explainFootnote(raw: string): string | undefined {
  const [mark, name = ""] = /(?<!\\)\[\^([^\]\n]+)\]/.exec(raw) ?? [];
  const good = `[^${name.trim().replace(/\s+/g, "-")}]`;
  return mark
    ? `there is no footnote ${mark}; write ${good} here, and a paragraph that begins with ${good}:`
    : undefined;
}

function explainParagraph(raw: string, { schema }: ParsedFile): string | undefined {
  const [line = "", field = ""] = /^([\w-]+):(?=\s|$).*/.exec(raw) ?? [];
  if (Object.hasOwn(schema.shape, field))
    return `"${line.trim()}" has no effect below the second line of "---"; move this line above it`;
  return BULLETS.test(raw)
    ? "these lines would be joined to one paragraph; write `- ` in place of each bullet"
    : undefined;
}

/** Checks that headings skip no level; the page's title is its one h1 (WCAG 2.2, 1.3.1). */
function checkHeadings({ tree, source, name }: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  // A layout may have headings above its prose.
  let above = hasLayout(name) ? 2 : 1;
  visit(tree, (node) => {
    const isTitled = node.type === "mdxJsxFlowElement" && tagOf(node.name ?? "")?.titled;
    if (isTitled && above === 1) problems.push(...report(source, writtenAt(node, source), TITLED));
    if (node.type !== "heading") return;
    problems.push(...report(source, writtenAt(node, source), explainHeading(node, above)));
    above = node.depth;
  });
  return problems;
}

function explainHeading(heading: Heading, above: number): string | undefined {
  const words = readHeadingText(heading);
  if (!words) return "this heading has no words; add some, or delete the line";
  if (heading.depth === 1) return `the page has a main heading already; write \`## ${words}\``;
  return heading.depth > above + 1
    ? `this heading skips a level; write \`${"#".repeat(above + 1)} ${words}\``
    : undefined;
}

/** Reports prose of a page that shows none. */
function checkHidden({ prose, source }: ParsedFile): Problem[] {
  const body = source.text.slice(source.bodyStart).trim();
  if (prose !== "none" || source.bodyStart === 0 || !body) return [];
  return report(source, source.text.indexOf(body, source.bodyStart), HIDDEN);
}
