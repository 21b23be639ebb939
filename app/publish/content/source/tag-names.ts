// Says why a tag may not be used, and what to write instead.
import { tagOf, TAGS } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";

/** The Markdown for tags that writers know from HTML. */
const MARKDOWN: readonly [RegExp, string][] = [
  [/^a$/, "[words](address)"],
  [/^(b|strong|mark)$/, "**words**"],
  [/^(i|em|u)$/, "*words*"],
  [/^h\d$/, "## Heading"],
  [/^img$/, "![description](./images/name.png)"],
  [/^(ul|ol|li)$/, 'lines that start with "- " or "1. "'],
  [/^br$/, "a backslash at the end of the line, or in a table a comma"],
  [/^p$/, "an empty line between paragraphs"],
  [/^table$/, "lines such as `| Dose | Effect |`, and `| --- | --- |` as the second"],
  [/^(div|section|center|span|font|small)$/, "the words alone"],
];

const REFUSED = /^(script|style|iframe|object|embed|form|input|link|meta|svg|video|audio)$/;

/** Explains a tag that may not be used, whatever else is wrong with it. */
export function explainTagName(name: string): string | undefined {
  if (tagOf(name)) return undefined;
  if (name === "") return "a tag needs a name; write the words alone";
  const html = name.toLowerCase();
  if (REFUSED.test(html)) return `<${name}> is blocked on this site; delete it`;
  const markdown = MARKDOWN.find(([tag]) => tag.test(html))?.[1];
  if (markdown) return `<${name}> is HTML, which is not used here; write ${markdown}`;
  const known = Object.keys(TAGS);
  const guess = nearest(name, known);
  const cure = guess ? `, did you mean <${guess}>?` : `; the tags are ${known.join(", ")}`;
  return `<${name}> is not a tag for content files${cure}`;
}
