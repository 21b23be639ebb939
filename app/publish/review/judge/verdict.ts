// The judged changes in; out the one sentence above everything, the worst first.
import { count } from "../../problems/problem";
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

/** @param total the number of pages of the site */
export function verdictOf(changes: Change[], total: number): string {
  if (changes.length === 0)
    return `Nothing changed: every file is the same, visitors get the same ${count(total, "page")}`;
  if (changes.every(({ severity }) => severity === "code"))
    return `Code changed; ${count(total, "page")} ${total === 1 ? "looks, reads and behaves" : "look, read and behave"} the same`;
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
