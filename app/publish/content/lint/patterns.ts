// The rules that are a pattern over texts: marks that would be shown as typed, words that say nothing. A new one is a row.
// They are warnings: the page can be built, and what looks like a slip may be meant.
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { warningAt } from "../source/source-file";
import { nodeRange, rangeIn } from "../source/texts";

/**
 * `field`: the text of a field. `prose`: the text between the marks of Markdown. `paragraph`: a paragraph as written.
 * `link`: the words of a link. `alt`: the description of an image.
 */
type Where = "field" | "prose" | "paragraph" | "link" | "alt";

interface Row {
  where: Where;
  /** With the flag "g". */
  pattern: RegExp;
  message: (found: readonly string[]) => string;
}

const ADDRESS = String.raw`(?:\.{0,2}\/|#|https?:|mailto:|tel:|www\.)`;
const SPACES = String.raw`[\u00a0\u2002-\u200a\u202f]`;

const ROWS: readonly Row[] = [
  {
    where: "field",
    pattern:
      /\*\*(?=\S)[^*\n]+\*\*|(?<![\w*])\*(?=[^\s*])[^*\n]+[^\s*]\*(?![\w*])|!?\[[^\]\n]*\]\([^)\n]+\)|<([a-z]\w*)(?:\s[^<>]*)?>[^<>]*<\/\1>|`[^`\n]+`/gi,
    message: ([found = ""]) => {
      const fix = /^<su[bp]>\d/.test(found) ? "a character such as ² or ₂" : "it without the marks";
      return `fields are plain text and would show "${found}" as typed; write ${fix}`;
    },
  },
  {
    where: "paragraph",
    pattern: new RegExp(String.raw`^(#{1,6}|[-*+]|\d+\.)${SPACES}`, "g"),
    message: ([, mark]) =>
      `the space after "${mark}" is not a plain one (on a Mac, Alt was held down); delete it and type it again`,
  },
  {
    where: "paragraph",
    pattern: /^(#{2,6})([^#\s\d].*)/g,
    message: ([, marks, words]) =>
      `a space is missing after "${marks}"; write \`${marks} ${words}\``,
  },
  {
    where: "paragraph",
    pattern: /^(?:(?:•.*(?:\n|$))+|(?:[–-][ \t]?\p{L}.*(?:\n|$)){2,}|-\p{L}.*)$/gu,
    message: () =>
      "an item of a list starts with a hyphen and a space; write `- ` before its words",
  },
  {
    where: "paragraph",
    pattern: /^\|(.*)\|[ \t]*(?:\n\|.*)*$/g,
    message: ([, head = ""]) =>
      `this is not read as a table; add a second line of dashes: \`|${" --- |".repeat(head.split("|").length)}\``,
  },
  {
    where: "prose",
    pattern: /\*\*(?:(?=\S)[^*\n]*[^\s*]\s+\*\*|\s+[^*\s][^*\n]*\*\*)/g,
    message: () => "this is not read as bold; delete the space inside its stars: `**bold words**`",
  },
  {
    where: "prose",
    pattern: new RegExp(
      String.raw`!?\[[^\]\n]+\](?:\($|\([^()\n]*\)?| +\(\s*${ADDRESS}[^()\n]*\)?)`,
      "g",
    ),
    message: explainLink,
  },
  {
    where: "link",
    // Read alone, as a screen reader lists links, these say nothing (WCAG 2.2, 2.4.4).
    pattern:
      /^(?:(?:please\s+)?(?:click\s+)?(?:here|read\s+more|learn\s+more|more)[\s.…:!>»→]*|[^\p{L}\p{N}]*)$/giu,
    message: ([words = ""]) =>
      words.trim()
        ? `the words "${words.trim()}" do not say where this link leads; name the page or the document`
        : "this link has no words; write some between its brackets",
  },
  {
    where: "alt",
    pattern: /^(?:[^\p{L}\p{N}]*|\S+\.(?:svg|png|jpe?g|webp|avif|gif|heic))$/giu,
    message: ([words = ""]) =>
      words.trim()
        ? `"${words}" is the name of a file; say in one sentence what the image shows`
        : "the image has no description; say in one sentence what it shows",
  },
];

function explainLink([found = ""]: readonly string[]): string {
  if (!found.endsWith(")")) return 'this is not read as a link; end its address with a ")"';
  if (/\(mailto:.*\?/.test(found))
    return "this is not read as a link; write %20 for each space in the subject";
  return /\.(?:pdf|svg|png|jpe?g|webp|avif)\s*\)/i.test(found)
    ? "this is not read as a link; rename the file without spaces, and write that name here"
    : 'this is not read as a link; delete the spaces before its "(" and in its address';
}

/** The rule: no mark is shown as typed, and links and images are described. */
export function checkPatterns({ source, texts, tree, prose }: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const check = (where: Where, text: string, range: readonly [number, number], field = "") => {
    for (const row of ROWS) {
      if (row.where !== where) continue;
      const [found] = text.matchAll(row.pattern);
      if (!found) continue;
      const at = rangeIn(source, { kind: "prose", text, range, field }, found);
      // A backslash, or another spelling of it, says that the mark is meant.
      if (source.text[at[0] - 1] === "\\" || (where === "prose" && at === range)) continue;
      // GitHub's Markdown reads an address in it as a link of its own: the rest of it is behind the text.
      const [rest] = /^[^\n]*?\)/.exec(source.text.slice(at[0])) ?? [];
      const words = where === "prose" && rest ? [rest] : [...found];
      problems.push(warningAt(source, at, field, row.message(words)));
      return;
    }
  };
  for (const { kind, text, range, field } of texts)
    // An empty field is an error of its own.
    if (kind === "alt" && (field ? text.trim() : prose === "words and images"))
      check("alt", text, range, field);
    else if (kind === "field") check("field", text, range, field);
  visit(tree, (node, _, parent) => {
    const range = nodeRange(node, source);
    if (node.type === "text" && parent?.type !== "link") check("prose", node.value, range);
    if (node.type === "paragraph") check("paragraph", source.text.slice(...range), range);
    if (node.type === "link" || node.type === "linkReference") {
      let hasImage = false;
      visit(node, "image", () => void (hasImage = true));
      if (!hasImage) check("link", toString(node), range);
    }
  });
  return problems;
}
