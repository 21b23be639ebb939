// The prose of a content file in; out its problems, the links and tags in it, and the parts that links can lead to.
import type { Nodes, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";

import type { Image } from "../../../../schema/fields";
import { explainAddress } from "../links/link-urls";
import { explainAlt } from "../alt-text";
import { checkHeadings } from "./headings";
import { checkMarkdown } from "./markdown-syntax";
import { explainPath } from "../../source/collection";
import type { Finding, TextRange } from "../../../problems/problem";
import { NO_BRACES, NO_CODE, readProse } from "../../source/mdx-errors";
import type { Source } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";
import { checkTables } from "./tables";
import { checkTag, explainTagName, type TagContext } from "./tags";

const IMAGE = "![A bar chart](./images/chart.svg)";

/** What a page can show of its prose, and what the site has. */
export interface BodyContext extends TagContext {
  prose: "nothing" | "words" | "words and images";
  /** The paths of all pages. */
  paths: ReadonlySet<string>;
  /** The public address of the home page. */
  home: string;
  /** Finds an image by the name that the writer gave it, or says why there is none. */
  findImage: (written: string) => Promise<Image | string>;
}

/** A link to a page of this site or to a part of its own, and where it stands. */
export interface InnerLink {
  url: string;
  range: TextRange;
}

export interface Body {
  problems: Finding[];
  links: InnerLink[];
  /** The prose as Markdown sees it. */
  tree: Root;
  /** Whether all of it could be read. */
  isWhole: boolean;
}

/** Checks the prose of one file. */
export async function checkBody(source: Source, context: BodyContext): Promise<Body> {
  const body = source.text.slice(source.bodyStart);
  if (context.prose === "nothing") {
    const start = source.bodyStart + body.search(/\S/);
    return {
      links: [],
      isWhole: true,
      tree: { type: "root", children: [] },
      problems: body.trim()
        ? [
            problemAt(
              source,
              start,
              "",
              'this page shows no prose, expected nothing after the second line of "---"',
            ),
          ]
        : [],
    };
  }
  // The frontmatter is blanked, not cut, so that the parser's positions are the file's.
  const blanked = source.text.slice(0, source.bodyStart).replace(/[^\r\n]/g, " ") + body;
  const { tree, faults } = readProse(blanked, (name) => explainTagName(name, context.tags));
  const problems = faults.map(({ offset, message }) => problemAt(source, offset, "", message));
  // What was overwritten to read on is no writer's.
  if (faults.length === 0)
    problems.push(
      ...checkHeadings(tree, source),
      ...checkMarkdown(tree, source),
      ...checkTables(tree, source),
    );
  const links: InnerLink[] = [];
  const later: Promise<void>[] = [];
  const report = (node: Pick<Nodes, "position">, message: string | undefined) => {
    if (message) problems.push(problemAt(source, nodeRange(node, source), "", message));
  };

  visit(tree, (node: Nodes, _, parent: Parents | undefined) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      later.push(
        checkTag(node, parent, context).then((found) =>
          found.forEach((fault) => report(fault.node, fault.message)),
        ),
      );
      const to = node.attributes.find(
        (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "to",
      );
      if (to && typeof to.value === "string")
        links.push({ url: to.value, range: nodeRange(to, source) });
      return;
    }
    const message = explainNode(node, context);
    report(node, message);
    if (node.type === "link" && !message && /^[/#]/.test(node.url))
      links.push({ url: node.url, range: nodeRange(node, source) });
    if (node.type === "image" && context.prose === "words and images")
      later.push(
        context
          .findImage(node.url)
          .then((image) => report(node, typeof image === "string" ? image : undefined)),
      );
  });
  await Promise.all(later);
  return { problems, links, tree, isWhole: faults.length === 0 };
}

function explainNode(node: Nodes, { prose, paths, home }: BodyContext): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return NO_CODE;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return /^\s*(\/\*[\s\S]*?\*\/\s*)+$/.test(node.value) ? undefined : NO_BRACES;
    case "image":
      if (prose === "words") return "this text is shown without images, expected words only";
      if (!node.alt?.trim())
        return `the image has no description, expected words between the brackets: ${IMAGE}`;
      if (!node.title) return explainAlt(node.alt, node.url);
      return `the words ${JSON.stringify(node.title)} would not be shown, expected no more than the file's name: ${IMAGE}`;
    case "imageReference":
      return `this image names its file elsewhere, expected the file's name right behind the description: ${IMAGE}`;
    case "link":
    case "definition":
      return explainLink(node.url, paths, home);
    default:
      return undefined;
  }
}

function explainLink(url: string, paths: ReadonlySet<string>, home: string): string | undefined {
  const misspelt = explainAddress(url, home);
  if (misspelt) return misspelt;
  if (/^(https:\/\/|mailto:|tel:|#)./.test(url)) return undefined;
  if (/^[\w+.-]+:/.test(url))
    return `expected an address that starts with https://, mailto: or tel:, found "${url}"`;
  const message = explainPath(url, paths);
  return message?.includes(", expected ")
    ? `${message}, or an address that starts with https://`
    : message;
}
