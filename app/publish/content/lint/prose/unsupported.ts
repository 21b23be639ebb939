// The prose of a page in; out what the page would not show: prose where none is shown, code, images in plain text.
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import type { Finding } from "../../../problems/problem";
import { NO_BRACES, NO_CODE } from "../../source/mdx-errors";
import type { ParsedFile } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";
import { IMAGE_EXAMPLE } from "../alt-text";

const NO_IMAGES = "this text is shown without images, expected words only";

/** The rule: everything in the prose is shown. */
export function checkUnsupported({ tree, source, prose }: ParsedFile): Finding[] {
  const body = source.text.slice(source.bodyStart);
  if (prose === "nothing" && source.bodyStart > 0 && body.trim()) {
    const start = source.bodyStart + body.search(/\S/);
    const message = 'this page shows no prose, expected nothing after the second line of "---"';
    return [problemAt(source, [start, start + body.trim().length], "", message)];
  }
  const findings: Finding[] = [];
  visit(tree, (node: Nodes) => {
    const message = explainNode(node, prose);
    if (message) findings.push(problemAt(source, nodeRange(node, source), "", message));
  });
  return findings;
}

function explainNode(node: Nodes, prose: ParsedFile["prose"]): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return /^\s*(\/\*[\s\S]*?\*\/\s*)+$/.test(node.value) ? undefined : NO_BRACES;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return prose === "words" && node.name === "Figure" ? NO_IMAGES : undefined;
    case "image":
      if (prose === "words") return NO_IMAGES;
      if (!node.title) return undefined;
      return `the words ${JSON.stringify(node.title)} would not be shown, expected no more than the file's name: ${IMAGE_EXAMPLE}`;
    case "imageReference":
      return `this image names its file elsewhere, expected the file's name right behind the description: ${IMAGE_EXAMPLE}`;
    default:
      return undefined;
  }
}
