// The rules that are a pattern over texts: marks that would be shown as typed, words that say nothing. A new one is a row.
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import type { Finding } from "../../problems/problem";
import type { ParsedFile, Passage, Source } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";
import { nodeRange, rangeIn } from "../source/texts";

/**
 * `seen`: every text that visitors see. `field`: the texts of fields. `source`: the sources of figures. `prose`: the text
 * between the marks of Markdown, outside of links and code. `paragraph`: a paragraph as written. `link`: the words of a
 * link. `alt`: the description of an image.
 */
type Where = "seen" | "field" | "source" | "prose" | "paragraph" | "link" | "alt";

interface Pattern {
  where: Where;
  /** With the flag "g". */
  pattern: RegExp;
  /** For the writer; gets what was found and its groups. */
  message: string | ((found: readonly string[]) => string);
  level?: "warning";
}

/** An image as Markdown writes it. */
export const IMAGE_EXAMPLE = "![description](./images/name.png)";
export const NO_LINK =
  "this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)";

const ADDRESS = String.raw`(?:\.{0,2}\/|files\/|#|https?:|mailto:|tel:|sms:|ftp:|file:|[a-z]:[\\/]|www\.)`;
const CHARACTER = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/gi;
const NO_CHARACTER = ([name]: readonly string[]) =>
  `"${name}" would be shown as typed; write the character itself`;
const ARTICLE = "(?:(?:an?|the|this|my|our) )?";
const IMAGE = "(?:image|picture|pic|photo|photograph|screenshot|graphic|figure)";
const NO_IMAGE_WORDS =
  "(?:icon|logo|chart|graph|diagram|drawing|illustration|slide|alt text|description)";

/** By the rule that they are. What a row finds in a text is hidden from the rows below it. */
const PATTERNS = {
  "field-marks": [
    {
      where: "field",
      pattern: new RegExp(
        [
          String.raw`<([A-Za-z][\w.-]*)(?:\s[^<>]*)?>[^<>]*<\/\1>|<\/?[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>`,
          String.raw`(\*\*|__)(?=\S)[^*_\n]+\2|(?<![\w*])\*(?=[^\s*])[^*\n]+\*(?![\w*])`,
          String.raw`!?\[[^\]\n]*\]\([^)\n]+\)|` + "`[^`\\n]+`",
        ].join("|"),
        "g",
      ),
      message: ([found = ""]) => {
        const isRaised = /^<su[bp]>\d/.test(found);
        const cure = isRaised ? "a character such as ² or ₂" : "it without the marks";
        return `fields are plain text and would show "${found}" as typed; write ${cure}`;
      },
    },
    { where: "field", pattern: CHARACTER, message: NO_CHARACTER },
  ],
  "markdown-syntax": [
    {
      where: "paragraph",
      pattern: /^(#{1,6})([^#\s\d].*)/g,
      message: ([, marks = "", words]) =>
        `a space is missing after "${marks}"; write \`${marks.padEnd(2, "#")} ${words}\``,
    },
    {
      where: "paragraph",
      pattern: /^[•·▪][ \t]*(.*)/g,
      message: ([, words]) => `a list item starts with a dash and a space; write \`- ${words}\``,
    },
    {
      where: "prose",
      pattern: /\*\*[^*\n]*(?:\*\*)?|(?<![\w_])__(?=[^\s_])[^_\n]*(?:__)?/g,
      message:
        "this bold text is not closed, or has a space inside its stars; write `**bold words**`",
    },
    {
      where: "prose",
      // After a space it could be an exclamation, a reference and an aside: "It is green![1] (on both sides)".
      pattern:
        /!\[[^\]\n]*\](?:\s+(?=\([^()\n]*\.(?:svg|png|jpe?g|webp|avif|gif)\b))?\([^()\n]*\)/gi,
      message: `this is not read as an image; delete the spaces before and inside its parentheses: ${IMAGE_EXAMPLE}`,
    },
    {
      where: "prose",
      pattern: new RegExp(
        String.raw`\[[^\]\n]+\]\s*\(\s*${ADDRESS}(?:[^()\n]|\([^()\n]*\))*\)`,
        "gi",
      ),
      message: NO_LINK,
    },
    {
      where: "prose",
      pattern: /\[([^\]\n]+)\]\[[^\]\n]*\]/g,
      message: ([, words]) =>
        `this is not read as a link; write its address between parentheses behind the brackets: \`[${words}](/page)\``,
    },
    { where: "prose", pattern: CHARACTER, message: NO_CHARACTER },
    {
      where: "prose",
      pattern: /^\|(.*)\|[ \t]*(?:\n\|.*)*/gm,
      message: ([, head = ""]) =>
        `this is not read as a table; add a second line of dashes: \`|${" --- |".repeat(head.split("|").length)}\``,
    },
  ],
  typing: [
    {
      where: "seen",
      level: "warning",
      pattern: /(?<=[\p{L}\d)%]) +([,;!?])(?=\s|$)/gu,
      message: ([, mark]) => `there is a space before the "${mark}"; delete it`,
    },
    {
      where: "seen",
      pattern: /\[[A-Z]{2,3}\d{1,2}\]/g,
      message: ([found]) => `"${found}" is left over from a comment in Word; delete it`,
    },
    {
      where: "source",
      pattern:
        /^(?:(?:see |as )?(?:above|below|there|before)|ibid\.?|idem|n\/?a|none|unknown|various|internal)$/gi,
      message: ([found]) =>
        `"${found}" does not say where the figure comes from; name the document, the study or the plan, with its year`,
    },
  ],
  "link-words": [
    {
      where: "link",
      // Read alone, as a screen reader lists links, these say nothing (WCAG 2.2, 2.4.4).
      pattern:
        /^\s*(?:(?:(?:please )?(?:click|press|tap|look|see|read|find out|learn)?\s*(?:here|more|this|on|link)|this (?:link|page|site)|click|link|words|url|website|details|continue(?: reading)?)[\s.…:!>»→]*|[^\p{L}\p{N}]*)$/giu,
      message: ([words = ""]) =>
        words.trim()
          ? `the words "${words.trim()}" do not say where this link leads; name the page or the document`
          : "this link has no words; write some between its brackets",
    },
  ],
  "alt-text": [
    {
      where: "alt",
      pattern: new RegExp(
        String.raw`^(?:[^\p{L}\p{N}]*|\S+\.(?:svg|png|jpe?g|webp|avif|gif|tiff?|heic|bmp)|(?:(?:img|dsc|scan)[-_]?)?\d[\d_-]*|${ARTICLE}(?:${IMAGE}|${NO_IMAGE_WORDS})(?:[ _-]?\d+)?\.?)$`,
        "giu",
      ),
      message: ([words = ""]) =>
        words.trim()
          ? `the description "${words}" does not say what the image shows; say it in one sentence`
          : "the image has no description; say in one sentence what it shows",
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
    {
      where: "alt",
      pattern: /^.{301,}$/gs,
      message: ([words = ""]) =>
        `the description has ${words.length} characters, at most 300 fit; say the rest in the text`,
    },
  ],
} satisfies Record<string, readonly Pattern[]>;

type Text = Passage & { where: Where };

/** What the rows of a rule find in a file. */
export function checkPatterns(rule: keyof typeof PATTERNS): (file: ParsedFile) => Finding[] {
  return (file) => matchRows(PATTERNS[rule], textsOf(file), file.source);
}

function matchRows(rows: readonly Pattern[], texts: readonly Text[], source: Source): Finding[] {
  return texts.flatMap((text) => {
    let rest = text.text;
    return rows
      .filter(({ where }) => where === text.where)
      .flatMap(({ pattern, message, level }) =>
        [...rest.matchAll(pattern)].flatMap((found) => {
          const end = found.index + found[0].length;
          rest = rest.slice(0, found.index).padEnd(end) + rest.slice(end);
          const exact = found[0] ? rangeIn(text, found) : undefined;
          const whole = [text.start, text.start + text.raw.length] as const;
          // After a backslash, or in another spelling, a mark is there to be shown.
          const isMeant = !exact || source.text[exact[0] - 1] === "\\";
          if (text.where === "prose" && isMeant) return [];
          const words = typeof message === "string" ? message : message([...found]);
          const at = level === "warning" ? warningAt : problemAt;
          return [at(source, exact ?? whole, text.field, words)];
        }),
      );
  });
}

function textsOf({ passages, tree, source, prose }: ParsedFile): Text[] {
  const texts: Text[] = [];
  for (const passage of passages) {
    texts.push({ ...passage, where: "seen" });
    if (passage.field) texts.push({ ...passage, where: "field" });
    const [where] = /(?<=^|\.)(?:alt|source)$/.exec(passage.field) ?? [];
    if (where === "alt" || where === "source") texts.push({ ...passage, where });
  }
  visit(tree, (node, _, parent) => {
    const [start, end] = nodeRange(node, source);
    const raw = source.text.slice(start, end);
    const add = (where: Where, text: string) => texts.push({ where, text, start, raw, field: "" });
    if (node.type === "text" && parent?.type !== "link") add("prose", node.value);
    if (node.type === "paragraph") add("paragraph", raw);
    if (node.type === "link" || node.type === "linkReference") add("link", toString(node));
    if (node.type === "image" && prose === "words and images") add("alt", node.alt ?? "");
    if (!("attributes" in node)) return;
    for (const attribute of node.attributes)
      if ("name" in attribute && attribute.name === "alt" && typeof attribute.value === "string")
        add("alt", attribute.value);
  });
  return texts;
}
