import { tagOf, TAGS } from "../../schema/tags";
import { nearest } from "../problems/did-you-mean";

/** Explains why a tag may not be used, and what to write instead. */
export function explainTagName(name: string): string | undefined {
  if (tagOf(name)) return undefined;
  if (name === "") return "a tag needs a name; write the words alone";
  const guess = nearest(name, Object.keys(TAGS));
  if (guess) return `<${name}> is not a tag of this site, did you mean <${guess}>?`;
  return name === name.toLowerCase()
    ? `<${name}> is HTML; write Markdown, "\\<" for a plain "<", or a backslash to end a line early`
    : `<${name}> is not a tag of this site; the tags are in content/manual/tags.md`;
}
