// The name of a file in content/ in, what is wrong with it out: each page's address is made from its file's name.
import { slug } from "../../../ui/navigation/part-id";

/** What the build writes beside the pages, and what it calls pages without a layout, without their endings. */
const TAKEN = ["404", "assets", "page", "prose", "review", "share", "spa-fallback"];
const ENDING = /\.(mdx?|markdown)(\.txt)?$/i;

/** Whether a file was meant to be a page, by its ending. */
export function isMeantAsPage(file: string): boolean {
  return ENDING.test(file) && !/(^|\/)(README\.md$|\.)|^images\//.test(file);
}

/** What is wrong with the name of a page's file. */
export interface WrongFileName {
  reason: string;
  /** The path below `content/` that the file should have; undefined when another file has it already. */
  better?: string;
  /** Another file that makes, or should make, the same address. */
  twin?: string;
}

/**
 * Judges the name of a page's file: its spelling, its ending, a name that is taken, two files for one address.
 * @param file its path below `content/`, with forward slashes
 * @param files the paths of all files
 */
export function judgeFileName(file: string, files: readonly string[]): WrongFileName | undefined {
  const name = rightName(file);
  const [first = "", ...rest] = name.replace(ENDING, "").split("/");
  if (TAKEN.includes(first)) {
    const free = [`${first}-page${rest.length > 0 ? "s" : ""}`, ...rest].join("/");
    return { reason: `the name "${first}" is taken by the site itself`, better: `${free}.mdx` };
  }
  if (name === file) return undefined;
  const twin = files.find(
    (other) => other !== file && isMeantAsPage(other) && rightName(other) === name,
  );
  return {
    reason: explain(file, name),
    ...(twin !== name && { better: name }),
    ...(twin && { twin }),
  };
}

/** The same as a sentence for the writer. */
export function explainFileName(file: string, files: readonly string[]): string | undefined {
  const wrong = judgeFileName(file, files);
  if (!wrong) return undefined;
  const { reason, better, twin } = wrong;
  const advice = better ? `; rename it to content/${better}` : "";
  return `${reason}${advice}${twin ? `; content/${twin} has the same address, delete one of the two` : ""}`;
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
