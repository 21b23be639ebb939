// The name of a tag in; out why it may not be used, with what to write instead.
import { TAGS } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";

/** The Markdown for tags that writers know from HTML. */
const MARKDOWN: readonly [RegExp, string][] = [
  [/^a$/, "[words](https://example.com)"],
  [/^(b|strong|mark)$/, "**words**"],
  [/^(i|em|u)$/, "*words*"],
  [/^h[12]$/, "## Heading"],
  [/^h[3-6]$/, "### Heading"],
  [/^img$/, "![A bar chart](./images/chart.svg)"],
  [/^(ul|li)$/, 'lines that start with "- "'],
  [/^ol$/, 'lines that start with "1. "'],
  [/^(p|br)$/, "an empty line between paragraphs"],
  [/^(div|section|center)$/, "plain paragraphs"],
  [/^(span|font|small)$/, "plain words"],
  [/^table$/, "lines such as `| Dose | Effect |`, and `| --- | --- |` as the second"],
];

/** Tags that break a line: no Markdown does that in a cell. */
const BREAKS = /^(?:br|p|h[1-6]|[uo]l|li|div|table)$/;

const REFUSED = /^(script|style|iframe|object|embed|form|input|link|meta|svg|video|audio)$/;

/**
 * Explains a tag that may not be used, whatever else is wrong with it.
 * @param at where it stands in the text
 */
export function explainTagName(name: string, text: string, at: number): string | undefined {
  if (Object.hasOwn(TAGS, name)) return undefined;
  const known = Object.keys(TAGS);
  if (name === "") return "a tag needs a name; write the words alone";
  const html = name.toLowerCase();
  if (REFUSED.test(html))
    return `<${name}> is not for content files: the site's safety rules would block it; delete it`;
  if (BREAKS.test(html) && /^[ \t]*\|/.test(text.slice(text.lastIndexOf("\n", at) + 1)))
    return `<${name}> is HTML, which is not used here; a cell has one line, expected a comma, or another row of the table`;
  const markdown = MARKDOWN.find(([tag]) => tag.test(html))?.[1];
  if (markdown) return `<${name}> is HTML, which is not used here, expected ${markdown}`;
  const guess = nearest(name, known);
  return `<${name}> is not a tag for content files, ${guess ? `did you mean <${guess}>?` : `expected plain Markdown, or one of ${known.map((tag) => `<${tag}>`).join(", ")}`}`;
}
