import { tagOf, TAGS } from "../../schema/tags";
import { nearest } from "../problems/did-you-mean";

const REFUSED = /^(?:script|style|iframe|object|embed|form|input|link|meta|svg|video|audio)$/;
const HTML =
  /^(?:a|abbr|article|aside|b|big|blockquote|body|br|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|fig(?:caption|ure)|font|footer|h\d|head(?:er)?|hr|html|i|ins|kbd|li|main|mark|nav|o:p|ol|p|pre|q|r[bpt]|ruby|s|samp|section|small|span|strike|strong|summary|table|t(?:body|[dhr]|foot|head|ime)|u|ul|var|wbr)$/;

/** Explains why a tag may not be used, and what to write instead. */
export function explainTagName(name: string): string | undefined {
  if (tagOf(name)) return undefined;
  if (name === "") return "a tag needs a name; write the words alone";
  const html = name.toLowerCase();
  if (REFUSED.test(html)) return `<${name}> is blocked on this site; delete it`;
  if (html === "br")
    return `<${name}> is HTML; for a new line, end the line above with a backslash; a cell of a table has one line only`;
  if (html === "img")
    return `<${name}> is HTML; upload the picture to content/images, and write ![a description](./images/its-name.png)`;
  const guess = nearest(name, Object.keys(TAGS));
  if (HTML.test(html) && guess?.toLowerCase() !== html)
    return `<${name}> is HTML, which is not used here; write Markdown (**bold**, *italic*, [words](/page), \`## Heading\`, \`- item\`, \`| cell |\`) or the words alone`;
  if (!guess && html === name)
    return `"<${name}" starts a tag; write "\\<" for a plain less-than sign`;
  const fix = guess ? `did you mean <${guess}>?` : "the tags are in content/manual/tags.md";
  return `<${name}> is not a tag for content files; ${fix}`;
}
