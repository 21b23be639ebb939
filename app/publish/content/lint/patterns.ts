// The rules that are a pattern over texts: marks that would be shown as typed, words that say nothing. A new one is a row.
import { expectPlainName } from "../../images/asset-name";
import { isImageName } from "../../images/formats";
import { isDocumentPath } from "../../../schema/fields";
import { explainAddress } from "./links";

/**
 * `seen`: every text that visitors see. `field`: the texts of fields. `prose`: the text between the marks of Markdown,
 * outside of links and code. `paragraph`: a paragraph as written. `link`: the words of a link. `alt`: the description
 * of an image.
 */
export type Where = "seen" | "field" | "prose" | "paragraph" | "link" | "alt";

export interface Pattern {
  where: Where;
  /** With the flag "g". */
  pattern: RegExp;
  /** For the writer; gets what was found and its groups. */
  message: string | ((found: readonly string[]) => string);
  level?: "warning";
}

/** An image as Markdown writes it. */
export const IMAGE_EXAMPLE = "![A bar chart](./images/chart.svg)";

const ALT_EXAMPLE = '"Two bars; the second is much shorter."';
const ADDRESS = String.raw`(?:\.{0,2}\/|files\/|#|https?:|mailto:|tel:|sms:|ftp:|file:|[a-z]:[\\/]|www\.)`;
const CHARACTER = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/gi;
const ARTICLE = "(?:(?:an?|the|this|my|our) )?";
const IMAGE = "(?:image|picture|pic|photo|photograph|screenshot|graphic|figure)";

/** By the id that editors and GitHub show. What a row finds in a text is hidden from the rows below it. */
export const PATTERNS: Readonly<Record<string, readonly Pattern[]>> = {
  "field-marks": [
    {
      where: "field",
      pattern: /<(sup|sub)>(\d+)<\/\1>/g,
      message: ([found, tag, digits = ""]) =>
        `<${tag}> works in the text below the fields only, expected "${inPlainText(tag, digits)}" instead of "${found}"`,
    },
    {
      where: "field",
      pattern: /<([A-Za-z][\w.-]*)(?:\s[^<>]*)?>[^<>]*<\/\1>|<\/?[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>/g,
      message: explainFieldMark,
    },
    {
      where: "field",
      pattern: /(\*\*|__)(?=\S)[^*_\n]+\1|(?<![\w*])\*(?=[^\s*])[^*\n]+\*(?![\w*])/g,
      message: explainFieldMark,
    },
    { where: "field", pattern: /!?\[[^\]\n]*\]\([^)\n]+\)|`[^`\n]+`/g, message: explainFieldMark },
    {
      where: "field",
      pattern: CHARACTER,
      message: ([name]) =>
        `fields are plain text and would show "${name}" as typed; write the character itself`,
    },
  ],
  "markdown-syntax": [
    {
      where: "paragraph",
      pattern: /^(#{1,6})([^#\s\d].*)/g,
      message: ([, marks = "", words]) =>
        `add a space after "${marks}", expected \`${marks.padEnd(2, "#")} ${words}\``,
    },
    {
      where: "paragraph",
      pattern: /^(?:-(?=\p{L})|[•·▪])[ \t]*(.*)/gu,
      message: ([, words]) => `a list item starts with a dash and a space, expected \`- ${words}\``,
    },
    {
      where: "prose",
      pattern: /~~([^~]+)~~/g,
      message: ([, words]) => `words cannot be crossed out here; delete "${words}", or the "~~"`,
    },
    {
      where: "prose",
      pattern: /(\w+)\^([-+]?\d+)\^?/g,
      message: ([found, base, power]) =>
        `"${found}" would be shown as typed, expected ${base}<sup>${power}</sup>`,
    },
    {
      where: "prose",
      pattern: /\*\*[^*\n]*(?:\*\*)?|(?<![\w_])__(?=[^\s_])[^_\n]*(?:__)?/g,
      message:
        "this bold text is not closed, or has a space inside its stars, expected `**bold words**`",
    },
    {
      where: "prose",
      // After a space it could be an exclamation, a reference and an aside: "It is green![1] (on both sides)".
      pattern:
        /!\[([^\]\n]*)\](?:\s+(?=\([^()\n]*\.(?:svg|png|jpe?g|webp|avif|gif)\b))?\(([^()\n]*)\)/gi,
      message: ([, words, file = ""]) => explainImage(`![${words}](${file.trim()})`, file.trim()),
    },
    {
      where: "prose",
      pattern: new RegExp(
        String.raw`\[([^\]\n]+)\]\s*\(\s*(${ADDRESS}(?:[^()\n]|\([^()\n]*\))*)\)`,
        "gi",
      ),
      message: ([, words, url = ""]) => explainLink(`[${words}](${url.trim()})`, url.trim()),
    },
    {
      where: "prose",
      pattern: /\[([^\]\n]+)\]\[[^\]\n]*\]/g,
      message: ([, words]) =>
        `this is not read as a link, expected its address behind it, such as \`[${words}](/investors)\``,
    },
    {
      where: "prose",
      pattern: CHARACTER,
      message: ([name]) =>
        `"${name}" is not the name of a character and would be shown as typed; write the character itself`,
    },
    {
      where: "prose",
      level: "warning",
      pattern:
        /(?<![\w@/.])(?:https?:\/\/|www\.)(?:[^\s<>()[\]]|\([^\s()]*\))*(?:[^\s<>()[\].,;:!?]|\([^\s()]*\))/gi,
      message: ([url = ""]) =>
        `this address is shown as text, expected a link: \`[words](${url.replace(/^www/i, "https://$&")})\``,
    },
    {
      where: "prose",
      level: "warning",
      pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
      message: ([mail]) =>
        `this address is shown as text, expected a link: \`[${mail}](mailto:${mail})\``,
    },
    {
      where: "prose",
      pattern: /^\|(.*)\|[ \t]*(?:\n\|.*)*/gm,
      message: ([, head = ""]) =>
        `this is not read as a table, expected a second line of dashes: \`|${" --- |".repeat(head.split("|").length)}\``,
    },
  ],
  "link-words": [
    {
      where: "link",
      pattern: /^\s*$/g,
      message: "this link has no words, expected some between its brackets: [words](/investors)",
    },
    {
      where: "link",
      // Read alone, as a screen reader lists links, these say nothing (WCAG 2.2, 2.4.4).
      pattern:
        /^\s*(?:(?:(?:please )?(?:click|press|tap|look|see|read|find out|learn)?\s*(?:here|more|this|on|link)|this (?:link|page|site)|click|link|url|website|details|continue(?: reading)?)[\s.…:!>»→]*|[^\p{L}\p{N}]+)$/giu,
      message: ([words = ""]) =>
        `the words "${words.trim()}" do not say where this link leads, expected words such as [the deck for investors](/investors)`,
    },
  ],
  "alt-text": [
    {
      where: "alt",
      pattern: /^[^\p{L}\p{N}]*$/gu,
      message: `the image has no description, expected what it shows, such as ${ALT_EXAMPLE}`,
    },
    {
      where: "alt",
      pattern: /^.{301,}$/gs,
      message: ([words = ""]) =>
        `the description has ${words.length} characters, expected at most 300; say the rest in the text`,
    },
    {
      where: "alt",
      pattern:
        /^(?:\S+\.(?:svg|png|jpe?g|webp|avif|gif|tiff?|heic|bmp)|(?:(?:img|dsc|scan)[-_]?)?\d[\d_-]*)$/gi,
      message: explainAlt,
    },
    {
      where: "alt",
      pattern: new RegExp(
        `^${ARTICLE}(?:${IMAGE}|icon|logo|chart|graph|diagram|drawing|illustration|slide|alt text|description)(?:[ _-]?\\d+)?\\.?$`,
        "gi",
      ),
      message: explainAlt,
    },
    {
      where: "alt",
      pattern: new RegExp(
        `^(${ARTICLE}${IMAGE} (?:of|showing|shows|with|from)\\b)[ :]*(.?)(.*)`,
        "gi",
      ),
      message: ([, opening, first = "", rest = ""]) =>
        `screen readers already say "image"; write "${first.toUpperCase()}${rest}" without "${opening}"`,
    },
  ],
};

/** Words that stand where a fact is still to come: a release refuses them, in drawings too. */
export const PLACEHOLDERS: readonly Pattern[] = [
  /\b(?:TODO|ToDo|TBD|TBC|TBA|FIXME|[Tt]bd|[Tt]bc)\b|\b[Ll]orem [Ii]psum\b/g,
  /\[(?:insert|add|enter|your|placeholder|to come)\b[^\]\n]*\]/gi,
  /\[(?:[\w-]+ ){0,2}(?:names?|date|title|company|city|place|number|figure|link|url|address|amount|year|month|text|quote|source|image|photo|drug|product|role|phone|email)\]/gi,
  /\[X{2,}\]|[$€£]\s?X+\b|\bX+\s?%|\bX{2,}(?= (?:million|billion|mg|years|months|patients|people)\b)/g,
  /\bplaceholder (?:text|image|copy)\b|\b(?:text|copy) (?:goes|comes) here\b/gi,
].map((pattern) => ({
  where: "seen",
  pattern,
  message: ([words]) =>
    `"${words}" stands for a fact that is still to come, expected the fact, or the sentence without it`,
}));

function explainAlt([words]: readonly string[]): string {
  return `the description "${words}" does not say what the image shows, expected words such as ${ALT_EXAMPLE}`;
}

function explainFieldMark([found]: readonly string[]): string {
  return `fields are plain text and would show "${found}" as typed; write it without the marks`;
}

/** "10<sup>6</sup>" without its tags would be another number. */
function inPlainText(tag: string | undefined, digits: string): string {
  const signs = tag === "sup" ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  return digits.replace(/\d/g, (digit) => signs.charAt(Number(digit)));
}

function explainImage(tidy: string, file: string): string {
  if (!/\s/.test(file))
    return `this is not read as an image, expected no space before its parentheses: \`${tidy}\``;
  return isImageName(file)
    ? expectPlainName(file)
    : `this is not read as an image, expected no more than the file's name: ${IMAGE_EXAMPLE}`;
}

function explainLink(tidy: string, url: string): string {
  if (!/\s/.test(url))
    return `this is not read as a link, expected no space before its parentheses: \`${tidy}\``;
  if (isDocumentPath(url) || isImageName(url)) return expectPlainName(url);
  // The home page is asked for only when the address has no spaces.
  return explainAddress(url, "") ?? "";
}
