// The headings of a page's prose in, those that do not follow each other out.
// The page's title is its one h1, so the prose begins at the second level or the third.
import type { Finding } from "../../../problems/problem";
import { headingsOf, wordsOf } from "../../source/anchors";
import type { ParsedProse } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** Headings without words, a second main heading, and levels that are skipped on the way down (WCAG 2.2, 1.3.1). */
export function checkHeadings({ tree, source }: ParsedProse): Finding[] {
  let above: { depth: number; text?: string } = { depth: 2 };
  return headingsOf(tree).flatMap((heading) => {
    const { depth } = heading;
    const text = wordsOf(heading);
    const deepest = above.depth + 1;
    const before = above.text;
    const wanted = "#".repeat(Math.min(Math.max(depth, 2), deepest));
    above = { depth: wanted.length, text: `${wanted} ${text}` };

    const message = !text
      ? `this heading has no words, expected some after "${wanted}", or the line deleted`
      : depth === 1
        ? `this would be a second main heading beside the page's own, expected \`${wanted} ${text}\``
        : `this heading skips a level${before ? ` after \`${before}\`` : ""}, expected \`${wanted} ${text}\``;
    const isRight = text && depth > 1 && depth <= deepest;
    return isRight ? [] : [problemAt(source, nodeRange(heading, source), "", message)];
  });
}
