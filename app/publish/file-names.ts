// The names of the files in content/ in, problems out: each page's address is made from its file's name.
import { slug } from "../ui/part-id";
import type { Problem } from "./problem";

/** What the build writes beside the pages, by its name without an ending. */
const TAKEN = ["404", "assets", "share", "spa-fallback"];
const ENDING = /\.(mdx?|markdown)(\.txt)?$/i;

/**
 * Checks names of pages: spelling, endings, names that are taken, and two files for one address.
 * @param files paths below `content/`, with forward slashes; what is no page is left alone
 */
export function checkFileNames(files: readonly string[]): Problem[] {
  const pages = files.filter((file) => ENDING.test(file) && !/(^|\/)(README\.md$|\.)|^images\//.test(file));
  return pages.flatMap((file) => {
    const name = rightName(file);
    const [first = "", ...rest] = name.replace(ENDING, "").split("/");
    if (TAKEN.includes(first)) {
      const free = [`${first}-page${rest.length > 0 ? "s" : ""}`, ...rest].join("/");
      return problem(file, `the name "${first}" is taken by what the build writes; rename it to content/${free}.mdx`);
    }
    if (name === file) return [];
    const twin = pages.find((other) => other !== file && rightName(other) === name);
    const advice = twin === name ? "" : `; rename it to content/${name}`;
    return problem(file, `${explain(file, name)}${advice}${twin ? `; content/${twin} has the same address, delete one of the two` : ""}`);
  });
}

function explain(file: string, name: string): string {
  if (/(^|\/)index\.[^/]*$/i.test(file)) return 'no page is called "index" here';
  if (file.replace(ENDING, "") === name.replace(ENDING, "")) return 'the file of a page ends in ".mdx"';
  return "the name becomes the page's address, expected small letters, digits and hyphens only";
}

/** The name that a file should have: `Our Science.md` is `our-science.mdx`, `news/index.mdx` is `news.mdx`. */
function rightName(file: string): string {
  const words = file.replace(ENDING, "").split("/").map((part) => slug(part) || "page");
  if (words.at(-1) === "index") words.pop();
  return `${words.join("/") || "home"}.mdx`;
}

function problem(file: string, message: string): Problem[] {
  return [{ file: `content/${file}`, line: 1, column: 1, field: "", message }];
}
