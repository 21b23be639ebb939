// The links of the prose in; out those whose words do not say where they lead, and words that nobody would see.
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import type { Finding } from "../../../problems/problem";
import type { ParsedProse } from "../../source/model";
import { problemAt } from "../../source/source-file";
import { nodeRange } from "../../source/text-ranges";

/** Words that could stand over any link: read alone, as a screen reader lists links, they say nothing (WCAG 2.2, 2.4.4). */
const EMPTY_WORDS =
  /^(?:(?:please )?(?:click|press|tap|look|see|read|find out|learn)?\s*(?:here|more|this|on|link)|this (?:link|page|site)|click|link|url|website|details|continue(?: reading)?)$/i;

/** The rule: every link says where it leads. */
export function checkLinkWords({ tree, source }: ParsedProse): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "linkReference" && node.type !== "definition") return;
    const message = explainWords(node.type === "definition" ? undefined : toString(node));
    const title = "title" in node && node.title ? explainTitle(node.title) : undefined;
    const findingOf = (text: string) => problemAt(source, nodeRange(node, source), "", text);
    findings.push(...[message, title].flatMap((text) => (text ? [findingOf(text)] : [])));
  });
  return findings;
}

function explainWords(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const words = written.trim().replace(/\s+/g, " ");
  if (!words)
    return "this link has no words, expected some between its brackets: [words](/investors)";
  const isEmpty =
    !/[\p{L}\p{N}]/u.test(words) || EMPTY_WORDS.test(words.replace(/[\s.…:!>»→]+$/u, ""));
  return isEmpty
    ? `the words "${words}" do not say where this link leads, expected words such as [the deck for investors](/investors)`
    : undefined;
}

function explainTitle(title: string): string {
  return `the words ${JSON.stringify(title)} of this link would not be shown; delete them with their quotes`;
}
