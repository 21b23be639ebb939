// An open page in, the rules of accessibility that it breaks out.
import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

import type { OldAndNew } from "../report";

/** WCAG 2.2 A and AA as far as a machine can judge them, and the best practices of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A broken rule. */
export interface Fault {
  rule: string;
  help: string;
  /** The elements that break it, as CSS selectors. */
  elements: string[];
}

/** What axe says of a page as it stands. */
export async function runAxe(page: Page): Promise<AxeResults> {
  // By the debugger: the policy of the site lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(TAGS)} })`);
}

export async function findFaults(page: Page): Promise<Fault[]> {
  const { violations } = await runAxe(page);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ target }) => target.join(" ")),
  }));
}

/** The rules that a page breaks now and did not before. */
export function newFaults({ old, new: now }: OldAndNew<Fault[]>): Fault[] {
  const known = new Set((old ?? []).map(({ rule }) => rule));
  return (now ?? []).filter(({ rule }) => !known.has(rule));
}
