// The prose of a content file in, its problems out: spelling, tags, images, links, and what would not be shown.
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import { PATHS, type Image } from "../schema/fields";
import { nearest } from "./nearest";
import type { Problem } from "./problem";
import { NO_BRACES, NO_CODE, readProse } from "./prose-faults";
import { problemAt, type Source } from "./source";

/** The tags that writers may use in prose; `Prose` renders them. */
const TAGS = ["Term"];
const TERM = "<Term>scaffold</Term>";
const IMAGE = "![A bar chart](./images/chart.svg)";

/** What a page can show of its prose. */
export interface Shown {
  prose: "nothing" | "words" | "words and images";
  /** The names under `terms:`; "none" on a page that has no such field, "unknown" while its fields can't be read. */
  terms: string[] | "none" | "unknown";
}

/**
 * Checks the prose of one file.
 * @param findImage finds an image by the name that the writer gave it, or says why there is none
 */
export async function checkBody(source: Source, shown: Shown, findImage: (written: string) => Promise<Image | string>): Promise<Problem[]> {
  const body = source.text.slice(source.bodyStart);
  if (shown.prose === "nothing") {
    const start = source.bodyStart + body.search(/\S/);
    return body.trim() ? [problemAt(source, start, "", 'this page shows no prose, expected nothing after the second line of "---"')] : [];
  }
  // The frontmatter is blanked, not cut, so that the parser's positions are the file's.
  const blanked = source.text.slice(0, source.bodyStart).replace(/[^\r\n]/g, " ") + body;
  const { tree, faults } = readProse(blanked, explainUnknownTag);
  const problems = faults.map(({ offset, message }) => problemAt(source, offset, "", message));
  const images: { url: string; offset: number }[] = [];

  visit(tree, (node: Nodes) => {
    const offset = node.position?.start.offset ?? source.bodyStart;
    const message = explainNode(node, shown);
    if (message) problems.push(problemAt(source, offset, "", message));
    else if (node.type === "image") images.push({ url: node.url, offset });
  });
  for (const { url, offset } of images) {
    const image = await findImage(url);
    if (typeof image === "string") problems.push(problemAt(source, offset, "", image));
  }
  return problems;
}

function explainNode(node: Nodes, shown: Shown): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return /^\s*(\/\*[\s\S]*?\*\/\s*)+$/.test(node.value) ? undefined : NO_BRACES;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      const words = node.children.every((child) => child.type === "text") ? toString(node) : "";
      return explainUnknownTag(node.name ?? "") ?? explainTerm(words, node.attributes.length > 0, shown.terms);
    }
    case "image":
      if (shown.prose === "words") return "this text is shown without images, expected words only";
      if (!node.alt?.trim()) return `the image has no description, expected words between the brackets: ${IMAGE}`;
      return node.title ? `the words ${JSON.stringify(node.title)} would not be shown, expected no more than the file's name: ${IMAGE}` : undefined;
    case "imageReference":
      return `this image names its file elsewhere, expected the file's name right behind the description: ${IMAGE}`;
    case "link":
    case "definition":
      return explainLink(node.url);
    default:
      return undefined;
  }
}

function explainUnknownTag(tag: string): string | undefined {
  if (TAGS.includes(tag)) return undefined;
  const guess = nearest(tag, TAGS);
  return `<${tag}> is not a tag for content files, ${guess ? `did you mean <${guess}>?` : `expected plain Markdown, or ${TERM}`}`;
}

function explainTerm(words: string, hasAttributes: boolean, terms: Shown["terms"]): string | undefined {
  if (hasAttributes) return `<Term> takes nothing but its words, expected ${TERM}`;
  if (!words.trim()) return `<Term> needs plain words between its tags, without bold, links or other marks, expected ${TERM}`;
  if (/\s\s|\n|^\s|\s$/.test(words)) return `<Term> needs its words on one line and without extra spaces, expected <Term>${words.trim().replace(/\s+/g, " ")}</Term>`;
  if (terms === "unknown") return undefined;
  if (terms === "none") return "<Term> works on pages with a list of `terms:` only, expected the words without the tags";
  if (terms.some((term) => term.toLowerCase() === words.toLowerCase())) return undefined;
  const guess = nearest(words, terms);
  return `"${words}" is not explained under \`terms:\`, ${guess ? `did you mean "${guess}"?` : `expected an entry there: \`- name: ${words}\``}`;
}

function explainLink(url: string): string | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)./.test(url)) return undefined;
  if (/^[\w+.-]+:/.test(url)) return `expected an address that starts with https://, mailto: or tel:, found "${url}"`;
  const [page = ""] = url.split("#");
  if (PATHS.includes(page)) return undefined;
  const guess = nearest(page.replace(/^\.?\/?|\.mdx$|\/$/g, ""), PATHS.map((path) => path.slice(1)));
  const advice = guess ? `did you mean "/${guess}"?` : `expected one of ${PATHS.join(", ")}, or an address that starts with https://`;
  return `there is no page "${url}", ${advice}`;
}
