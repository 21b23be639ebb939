// The name of a tag in; out why it may not be used, with what to write instead.
import { tagOf, TAGS } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";

/** The Markdown for tags that writers know from HTML. */
const MARKDOWN: readonly [RegExp, string][] = [
  [/^a$/, "[words](https://example.com)"],
  [/^(b|strong|mark)$/, "**words**"],
  [/^(i|em|u)$/, "*words*"],
  [/^h\d$/, "## Heading"],
  [/^img$/, "![A bar chart](./images/chart.svg)"],
  [/^(ul|ol|li)$/, 'lines that start with "- " or "1. "'],
  [/^(p|br)$/, "an empty line between paragraphs; in a table, a comma"],
  [/^(div|section|center|span|font|small)$/, "the words alone"],
  [/^table$/, "lines such as `| Dose | Effect |`, and `| --- | --- |` as the second"],
];

const REFUSED = /^(script|style|iframe|object|embed|form|input|link|meta|svg|video|audio)$/;

/** Explains a tag that may not be used, whatever else is wrong with it. */
export function explainTagName(name: string): string | undefined {
  if (tagOf(name)) return undefined;
  const known = Object.keys(TAGS);
  if (name === "") return "a tag needs a name; write the words alone";
  const html = name.toLowerCase();
  if (REFUSED.test(html))
    return `<${name}> is not for content files: the site's safety rules would block it; delete it`;
  const markdown = MARKDOWN.find(([tag]) => tag.test(html))?.[1];
  if (markdown) return `<${name}> is HTML, which is not used here, expected ${markdown}`;
  const guess = nearest(name, known);
  return `<${name}> is not a tag for content files, ${guess ? `did you mean <${guess}>?` : `expected plain Markdown, or one of ${known.map((tag) => `<${tag}>`).join(", ")}`}`;
}
