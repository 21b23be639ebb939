import { visit } from "unist-util-visit";

import { tagOf } from "../../../schema/tags";
import { readMarkdown } from "../mdx";
import type { TextRule } from "./check-texts";

const ADDRESS_START = String.raw`(?:\.{0,2}\/|#|https?:|mailto:|tel:|www\.)`;
const SPACES = String.raw`[\u00a0\u2002-\u200a\u202f]`;
/** What other programs put before items. */
const BULLET = String.raw`(?:[·•‣◦⁃∙・●○■□▪▫◆◇►▶▸➢➤✓✔✗☐☑☒→⇒»※\u2460-\u249b]|[o§]\t|[–—－-][ \t]?(?=\p{L}|\[[ x]\])|\(?(?:\d{1,2}|[a-z]|[ivx]+)(?:[)）．、]|\.(?=\p{L}))|\*(?=\p{L}[^*\n]*(?:\n|$))|[\uff10-\uff19]+[)）．])`;
const CELLS = String.raw`[^\n\t]*\S\t+\S[^\n]*(?:\n|$)`;

/** Finds marks that are shown as typed, and words that say nothing; a new rule is a row. */
export const PATTERNS: readonly TextRule[] = [
  {
    where: ["field"],
    pattern:
      /\*\*(?=\S)[^*\n]+\*\*|(?<![\w*])\*(?=[^\s*])[^*\n]+[^\s*]\*(?![\w*])|(?<!\w)_(?=[^\s_])[^_\n]*[^\s_]_(?!\w)|!?\[[^\]\n]*\]\([^)\n]+\)|<([a-z]\w*)(?:\s[^<>]*)?>[^<>]*<\/\1>|<br\s*\/?>|`[^`\n]+`|&(?:#\w+|[a-z]{2,8});|\\(?=\s)/gi,
    explain: ([found = ""]) => {
      if (found.startsWith("&"))
        return `fields are plain text and would show "${found}" as typed; write the character itself`;
      const fix = /^<su[bp]>\d/.test(found) ? "a character such as ² or ₂" : "it without the marks";
      return `fields are plain text and would show "${found}" as typed; write ${fix}`;
    },
  },
  {
    where: ["paragraph"],
    pattern: new RegExp(String.raw`^(#{1,6}|[-*+]|\d+\.(?=.*\n\d))${SPACES}`, "g"),
    explain: ([, mark]) =>
      `the space after "${mark}" is not a plain one (on a Mac, Alt was held down); delete it and type it again`,
  },
  {
    where: ["paragraph"],
    pattern: /^(#{2,6})([^#\s\d].*)/g,
    explain: ([, marks, words]) =>
      `a space is missing after "${marks}"; write \`${marks} ${words}\``,
  },
  {
    where: ["paragraph"],
    pattern: new RegExp(
      String.raw`^(?:(?:[•‣◦・].*(?:\n|$))+|(?:${BULLET}.*(?<!\\)(?:\n|$)){2,}|-(?:\p{L}|\[[ x]\]).*)$`,
      "gu",
    ),
    explain: ([item = ""]) =>
      /^(?!o\t)\(?[\p{N}a-z]/u.test(item)
        ? "these lines would be joined; for a list, write `1. ` before each, else put an empty line between them"
        : "an item of a list starts with a hyphen and a space; write `- ` before its words",
  },
  {
    where: ["paragraph"],
    // Lines as in an address; the lines of sentences are longer, or begin with small letters.
    pattern: /^(?:[\p{Lu}\d{(+].{0,38}[^\s\\.,;:]\n){2,}[\p{Lu}\d{(+].{0,39}$/gu,
    explain: () => "these lines would be joined; end each but the last with a backslash: `\\`",
  },
  {
    where: ["paragraph"],
    pattern: new RegExp(`^(?:${CELLS}){2,}`, "gm"),
    explain: ([cells = ""]) =>
      `tabs make no table; write \`|\` around each cell, and as the second line \`|${" --- |".repeat(cells.split("\n", 1).join().split(/\t+/).length)}\``,
  },
  {
    where: ["paragraph"],
    pattern: /^\|(.*)\|[ \t]*(?:\n\|.*)*$|^\|(.*\|.*)(?:\n\|.*)+$/g,
    explain: ([, closed, head = closed ?? ""]) =>
      `this is not read as a table; add a second line of dashes: \`|${" --- |".repeat(head.split("|").length)}\``,
  },
  {
    where: ["paragraph"],
    pattern: /^\[!\w+\]|^([:!?=@%$+])\1+(?=[\s\w])(?!\S.*\1\1).*|^h[1-6]\. /g,
    explain: ([mark = ""]) =>
      `"${mark.trim().slice(0, 40)}" is the notation of another system, and is shown as typed; write the words alone, in <Notice> or below a heading`,
  },
  {
    where: ["prose", "field"],
    pattern:
      /!?\[\[[^\]\n]+\]\]|(?<![\w:]):[a-z][a-z\d_+-]+:(?![\w:])|(?<![=+])(==|\+\+)(?=[^\s=+])[^=+\n]*[^\s=+]\1(?![=+])|(?<=[\p{L}\d])([~^])[\p{L}\d+-]{1,4}\2|\[\/?[a-z]\w*(?: [\w-]+=["'][^"'\n]*["'])+\]|\[\/[a-z]+\]/gu,
    explain: ([mark = ""]) =>
      /^[~^]/.test(mark)
        ? `"${mark}" is the notation of another system, and is shown as typed; write ${mark.startsWith("~") ? "<sub>" : "<sup>"} in the text, or a character such as ₂ or ²`
        : `"${mark}" is the notation of another system, and is shown as typed; ${mark.startsWith("![[") ? "write ![description](./images/name.png)" : mark.includes("[[") ? "write [words](/page)" : "write the words alone"}`,
  },
  {
    where: ["prose", "field", "linked", "alt"],
    // UTF-8 that was read as Windows-1252.
    pattern: /\S*(?:[ÂÃ][\u0080-\u00bf]|â€)\S*/g,
    explain: ([word = ""]) =>
      `"${word}" was saved in another encoding; write its characters again, and save files in UTF-8`,
  },
  {
    where: ["prose"],
    pattern: /\*\*(?:(?=\S)[^*\n]*[^\s*]\s+\*\*|\s+[^*\s][^*\n]*\*\*)/g,
    explain: () => "this is not read as bold; delete the space inside its stars: `**bold words**`",
  },
  {
    where: ["prose"],
    // A star between a sign and a letter neither opens nor closes (CommonMark 0.31, 6.2).
    pattern:
      /(?<!\*)(\*{1,2})(?=[^\s*])[^*\n]*(?!\*)[\p{P}\p{S}]\1(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(\*{1,2})[\p{P}\p{S}][^*\n]*\2(?!\*)/gu,
    explain: ([words = ""]) =>
      `"${words}" is shown with its stars; put a space before and after them, or move the sign beside a star to its other side`,
  },
  {
    where: ["prose"],
    pattern: new RegExp(
      String.raw`!?\[[^\]\n]+\](?:\($|\([^()\n]*\)?| +\(\s*${ADDRESS_START}[^()\n]*\)?)`,
      "g",
    ),
    explain: explainUnreadLink,
  },
  {
    where: ["prose"],
    pattern: new RegExp(String.raw`\([^()\n]+\)\[${ADDRESS_START}[^\]\n]*\]`, "g"),
    explain: () => "the brackets of this link are exchanged; write [words](/page)",
  },
  {
    where: ["paragraph"],
    pattern: /(?<!\d)[¥￥](?=\n)/g,
    explain: ([sign]) =>
      `"${sign}" ends no line; write a backslash in its place (on a Mac, Alt is held down)`,
  },
  {
    where: ["paragraph"],
    pattern: /^[^]*[\u3000\uff01-\uff5e][^]*$/g,
    explain: explainFullWidth,
  },
  {
    where: ["prose", "field"],
    pattern: /[\uff10-\uff19]+[．，][\uff10-\uff19]+[％\p{L}]/gu,
    explain: ([figure = ""]) =>
      `"${figure}" is written in full-width characters; write "${toPlain(figure)}"`,
  },
  {
    where: ["link"],
    // Screen readers list links alone (WCAG 2.2, 2.4.4).
    pattern:
      /^(?:(?:please\s+)?(?:click\s+)?(?:here|read\s+more|learn\s+more|more)[\s.…:!>»→]*|[^\p{L}\p{N}]*)$/giu,
    explain: ([words = ""]) =>
      words.trim()
        ? `the words "${words.trim()}" do not say where this link leads; name the page or the document`
        : "this link has no words; write some between its brackets",
  },
  {
    where: ["alt"],
    pattern: /^(?:[^\p{L}\p{N}]*|image|\S+\.(?:svg|png|jpe?g|webp|avif|gif|heic))$/giu,
    explain: ([words = ""]) =>
      words.trim()
        ? `"${words}" does not describe the image; say in one sentence what it shows`
        : "the image has no description; say in one sentence what it shows",
  },
];

function explainUnreadLink([words = ""]: readonly string[], rest: string): string {
  // Don't take the match alone, because GFM ends the text where it finds a bare address.
  const [found] = /^[^\n]*?\)/.exec(rest) ?? [words];
  if (!found.endsWith(")")) return 'this is not read as a link; end its address with a ")"';
  if (/ =\d*x\d*\)$/.test(found))
    return "this is not read as an image; delete the size behind its address";
  if (/\(mailto:.*\?/.test(found))
    return "this is not read as a link; write %20 for each space in the subject";
  return /\.(?:pdf|svg|png|jpe?g|webp|avif)\s*\)/i.test(found)
    ? "this is not read as a link; rename the file without spaces, and write that name here"
    : 'this is not read as a link; delete the spaces before its "(" and in its address';
}

/** Converts full-width characters to plain ones (Unicode, Halfwidth and Fullwidth Forms). */
function toPlain(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ");
}

/** Explains a paragraph whose full-width characters would be marks if they were plain. */
function explainFullWidth([raw = ""]: readonly string[]): string | undefined {
  const plain = toPlain(raw);
  if (countMarks(plain) <= countMarks(raw)) return undefined;
  const [line = ""] = plain.split("\n").filter((each, at) => each !== raw.split("\n")[at]);
  return `its marks are full-width characters, and are shown as typed; write plain ones: \`${line}\``;
}

function countMarks(text: string): number {
  let marks = 0;
  visit(readMarkdown(text), (node) => {
    if (/^(?:strong|emphasis|inlineCode|heading|table|image)$/.test(node.type)) marks++;
    if (node.type === "link" && new RegExp(`^${ADDRESS_START}`).test(node.url)) marks++;
    if (node.type === "html" && tagOf(/\w+/.exec(node.value)?.[0] ?? "")) marks++;
    if (node.type === "list" && node.children.length > 1) marks++;
  });
  return marks;
}
