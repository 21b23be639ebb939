// The prose of a page in, problems with its headings out, and the ids that links lead to.
// The page's title is its one h1, so that the prose begins at the second level or the third.
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";

import { slug } from "../../../../ui/navigation/part-id";
import type { Finding } from "../../../problems/problem";
import type { Source } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** Headings without words, a second main heading, and levels that are skipped on the way down (WCAG 2.2, 1.3.1). */
export function checkHeadings(tree: Root, source: Source): Finding[] {
  let above: { depth: number; text?: string } = { depth: 2 };
  return headingsOf(tree).flatMap((heading) => {
    const { depth } = heading;
    const text = wordsOf(heading);
    const deepest = above.depth + 1;
    const before = above.text;
    const wanted = "#".repeat(Math.min(Math.max(depth, 2), deepest));
    above = { depth: wanted.length, text: `${wanted} ${text}` };

    const say = (message: string) => [problemAt(source, nodeRange(heading, source), "", message)];
    if (!text)
      return say(`this heading has no words, expected some after "${wanted}", or the line deleted`);
    if (depth === 1)
      return say(
        `this would be a second main heading beside the page's own, expected \`${wanted} ${text}\``,
      );
    if (depth <= deepest) return [];
    return say(
      `this heading skips a level${before ? ` after \`${before}\`` : ""}, expected \`${wanted} ${text}\``,
    );
  });
}

/** What the frame of every page calls its own parts. */
const TAKEN = ["main", "menu"];

/** The ids of the headings, from top to bottom, each once: a second "Dose" is `dose-2`. */
export function headingAnchors(tree: Root): string[] {
  const ids = new Set(TAKEN);
  for (const heading of headingsOf(tree)) {
    const id = slug(wordsOf(heading)) || "part";
    let free = id;
    for (let count = 2; ids.has(free); count++) free = `${id}-${count}`;
    ids.add(free);
  }
  return [...ids].slice(TAKEN.length);
}

/** A remark plugin that gives the headings of a page these ids. */
export function giveHeadingsIds() {
  return (tree: Root): void => {
    const ids = headingAnchors(tree);
    headingsOf(tree).forEach((heading, index) => {
      heading.data = Object.assign(heading.data ?? {}, { hProperties: { id: ids[index] } });
    });
  };
}

/** What is read aloud of a heading; a note to other writers is not. */
function wordsOf(heading: Heading): string {
  const words: string[] = [];
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") words.push(node.value);
    if (node.type === "image") words.push(node.alt ?? "");
  });
  return words.join("").trim();
}

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "heading", (heading) => {
    headings.push(heading);
  });
  return headings;
}
