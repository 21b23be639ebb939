// The judged changes in; out the one sentence above everything, the worst first.
import { count } from "../../problems/problem";
import { WIDTHS } from "../page-model";
import { SEVERITIES, type Change, type Severity } from "../report";

const NAMES: Record<Severity, [one: string, many: string]> = {
  critical: ["critical change", "critical changes"],
  wording: ["change of wording", "changes of wording"],
  links: ["change of links", "changes of links"],
  looks: ["change of looks", "changes of looks"],
  code: ["change of code", "changes of code"],
};
/** The rule that a reason cites, in brackets at its end. */
const CITATION = / \((?:[^()]|\([^()]*\))*\)$/;
/** Longer reasons are cut: the report holds them whole. */
const MOST_CHARACTERS = 120;

/** @param site the number of its pages, and whether every file of it is the same as before */
export function verdictOf(changes: Change[], site: { pages: number; isSame: boolean }): string {
  const pages = count(site.pages, "page");
  if (changes.length === 0 && site.isSame)
    return `Nothing changed: every file is the same, visitors get the same ${pages}`;
  if (changes.every(({ severity }) => severity === "code"))
    return `Only code changed. No difference found in the text and pictures of ${pages} (${WIDTHS.join(", ")} px, print)`;
  return SEVERITIES.flatMap((severity) => {
    const found = changes.filter((change) => change.severity === severity);
    if (found.length === 0) return [];
    const [reason] = found[0]?.reasons ?? [];
    const worst = severity === "critical" && reason ? `, the first: ${shorten(reason)}` : "";
    return [`${found.length} ${NAMES[severity][found.length === 1 ? 0 : 1]}${worst}`];
  }).join("; ");
}

export function countBySeverity(changes: Change[]): Record<Severity, number> {
  const counts = { critical: 0, wording: 0, links: 0, looks: 0, code: 0 };
  for (const { severity } of changes) counts[severity] += 1;
  return counts;
}

function shorten(text: string): string {
  const plain = text.replace(CITATION, "");
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS)}…` : plain;
}
