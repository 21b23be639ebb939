// The prose of a content file in, its problems out: syntax, images, and what writers may not use.
import { createProcessor } from "@mdx-js/mdx";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFileMessage } from "vfile-message";

import type { Image } from "../schema/fields";
import { nearest } from "./messages";
import type { Problem } from "./problem";
import { problemAt, type Source } from "./source";

/** The tags that writers may use in prose; `Prose` renders them. */
const TAGS = ["Term"];

const processor = createProcessor();

/**
 * Checks the prose of one file.
 * @param findImage finds an image by the name that the writer gave it, or says why there is none
 * @param terms the names that the page explains under `terms:`
 */
export async function checkBody(
  source: Source,
  findImage: (written: string) => Promise<Image | string>,
  terms: string[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const images: { url: string; offset: number }[] = [];
  // The frontmatter is blanked, not cut, so that the parser's positions are the file's.
  const blanked = source.text.slice(0, source.bodyStart).replace(/[^\r\n]/g, " ") + source.text.slice(source.bodyStart);
  const offsetOfNode = (node: Nodes) => node.position?.start.offset ?? source.bodyStart;
  const report = (node: Nodes, message: string) => problems.push(problemAt(source, offsetOfNode(node), "", message));

  try {
    visit(processor.parse(blanked), (node: Nodes) => {
      if (node.type === "mdxjsEsm") report(node, "import and export are not for content files, expected prose and tags only");
      if (node.type === "image") {
        if (!node.alt?.trim()) report(node, "the image has no description, expected words between the brackets: ![A bar chart](./images/chart.svg)");
        images.push({ url: node.url, offset: offsetOfNode(node) });
      }
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        const words = node.children.every((child) => child.type === "text") ? toString(node) : "";
        const message = tagProblem(node.name ?? "", words, terms);
        if (message) report(node, message);
      }
    });
  } catch (error) {
    if (!isMessage(error)) throw error;
    const place = error.place && ("start" in error.place ? error.place.start : error.place);
    problems.push({ file: source.file, line: place?.line ?? 1, column: place?.column ?? 1, field: "", message: syntaxMessage(error) });
  }

  for (const { url, offset } of images) {
    const image = await findImage(url);
    if (typeof image === "string") problems.push(problemAt(source, offset, "", image));
  }
  return problems;
}

function tagProblem(tag: string, words: string, terms: string[]): string | undefined {
  if (!TAGS.includes(tag)) {
    const guess = nearest(tag, TAGS);
    const advice = guess ? `did you mean <${guess}>?` : `expected Markdown, or one of: ${TAGS.map((name) => `<${name}>`).join(", ")}`;
    return `<${tag}> is not a tag for content files, ${advice}`;
  }
  if (!words) return `<${tag}> stands around nothing or around other marks, expected plain words: <Term>scaffold</Term>`;
  if (terms.some((term) => term.toLowerCase() === words.toLowerCase())) return undefined;
  const guess = nearest(words, terms);
  return `"${words}" is not explained under \`terms:\`, ${guess ? `did you mean "${guess}"?` : "expected an entry with this name there"}`;
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && "reason" in error && "place" in error;
}

/** MDX's own syntax errors, led by what to do about them. */
function syntaxMessage({ reason }: VFileMessage): string {
  const first = reason.split("\n")[0] ?? reason;
  if (/acorn|expression/i.test(first)) return 'an opening brace starts code here, expected "\\{" for a plain brace';
  if (/closing (slash|tag)|end-tag/i.test(first)) return `a tag is not closed: ${lower(first)}`;
  if (/before name|in name|after name/i.test(first)) return 'a "<" starts a tag here, expected "\\<" for a plain less-than sign';
  return `this is not valid MDX: ${lower(first)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "");
}
