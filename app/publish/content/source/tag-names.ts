// The name of a tag in; out why it may not be used, with what to write instead.
import { nearest } from "../../problems/did-you-mean";
import { TAGS } from "./schemas";

/** The Markdown for tags that writers know from HTML. */
const MARKDOWN: Record<string, string> = {
  a: "[words](https://example.com)",
  b: "**words**",
  strong: "**words**",
  i: "*words*",
  em: "*words*",
  h1: "## Heading",
  h2: "## Heading",
  h3: "### Heading",
  h4: "#### Heading",
  img: "![A bar chart](./images/chart.svg)",
  ul: 'lines that start with "- "',
  ol: 'lines that start with "1. "',
  li: 'a line that starts with "- "',
  p: "an empty line between paragraphs",
  br: "an empty line between paragraphs",
  hr: "---",
  code: "`words`",
  blockquote: "<Quote>words</Quote>",
  figure: "<Figure>",
  button: "<Button>",
  div: "plain paragraphs",
  span: "plain words",
  u: "*words*",
  ...{ center: "plain paragraphs", section: "plain paragraphs", font: "plain words" },
  ...{ small: "plain words", mark: "**words**", pre: "`words`" },
  table: "lines such as `| Dose | Effect |`, and `| --- | --- |` as the second",
};

/** Explains a tag that may not be used, whatever else is wrong with it. */
export function explainTagName(name: string): string | undefined {
  if (Object.hasOwn(TAGS, name)) return undefined;
  const known = Object.keys(TAGS);
  if (name === "") return "a tag without a name is not for content files, expected its words alone";
  if (/^(script|style|iframe|object|embed|form|input|link|meta|svg|video|audio)$/.test(name))
    return `<${name}> is not for content files: the site's safety rules would block it; delete it`;
  const markdown = Object.hasOwn(MARKDOWN, name) ? MARKDOWN[name] : undefined;
  if (markdown) return `<${name}> is HTML, which is not used here, expected ${markdown}`;
  const guess = nearest(name, known);
  return `<${name}> is not a tag for content files, ${guess ? `did you mean <${guess}>?` : `expected plain Markdown, or one of ${known.map((tag) => `<${tag}>`).join(", ")}`}`;
}
