// The name of a file in content/ in, what is wrong with it out: each page's address is made from its file's name.
import { slug } from "../../../ui/navigation/part-id";

/** What the build writes beside the pages, and what it calls pages without a layout, without their endings. */
const TAKEN = ["404", "assets", "page", "prose", "review", "share", "spa-fallback"];
const ENDING = /\.(mdx?|markdown)(\.txt)?$/i;

/** Whether a file was meant to be a page, by its ending. */
export function isMeantAsPage(file: string): boolean {
  return ENDING.test(file) && !/(^|\/)(README\.md$|\.)|^images\//.test(file);
}

/**
 * What is wrong with the name of a page's file: its spelling, its ending, a name that is taken, two files for one address.
 * @param file its path below `content/`, with forward slashes
 * @param files the paths of all files
 */
export function explainFileName(file: string, files: readonly string[]): string | undefined {
  const name = rightName(file);
  const [first = "", ...rest] = name.replace(ENDING, "").split("/");
  if (TAKEN.includes(first)) {
    const free = [`${first}-page${rest.length > 0 ? "s" : ""}`, ...rest].join("/");
    return `the name "${first}" is taken by the site itself; rename it to content/${free}.mdx`;
  }
  if (name === file) return undefined;
  const twin = files.find(
    (other) => other !== file && isMeantAsPage(other) && rightName(other) === name,
  );
  const advice = twin === name ? "" : `; rename it to content/${name}`;
  return `${explain(file, name)}${advice}${twin ? `; content/${twin} has the same address, delete one of the two` : ""}`;
}

function explain(file: string, name: string): string {
  if (/(^|\/)index\.[^/]*$/i.test(file)) return 'no page is called "index" here';
  if (file.replace(ENDING, "") === name.replace(ENDING, ""))
    return 'the file of a page ends in ".mdx"';
  return "the name becomes the page's address, expected small letters, digits and hyphens only";
}

/** The name that a file should have: `Our Science.md` is `our-science.mdx`, `news/index.mdx` is `news.mdx`. */
function rightName(file: string): string {
  const words = file
    .replace(ENDING, "")
    .split("/")
    .map((part) => slug(part) || "new-page");
  if (words.at(-1) === "index") words.pop();
  return `${words.join("/") || "home"}.mdx`;
}
