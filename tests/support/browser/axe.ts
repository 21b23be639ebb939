// An open page in, the accessibility rules that it breaks out.
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2 A and AA as far as a machine can judge them, and the best practices of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page in its present state. It has no frames, so axe runs in the page itself.
 * @param options which rules are asked
 */
export async function runAxe(
  page: Page,
  options: Pick<RunOptions, "runOnly" | "rules"> = {},
): Promise<AxeResults> {
  // The script is half a megabyte: it is not sent twice to the same document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // Of what passed, one element of each rule is enough: to describe all takes two thirds of the time.
  const all = { runOnly: TAGS, ...options, resultTypes: ["violations"] };
  return page.evaluate<AxeResults>(`axe.run(${JSON.stringify(all)})`);
}
