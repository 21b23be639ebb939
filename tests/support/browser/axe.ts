import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2 A and AA as far as a machine can judge them, and the best practices of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe in a page, in its present state; options say which rules. */
export async function runAxe(
  page: Page,
  options: Pick<RunOptions, "runOnly" | "rules"> = {},
): Promise<AxeResults> {
  // Sends the script once per document, because it has half a megabyte.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // Describes only violations in full, because describing what passed takes two thirds of the time.
  const all = { runOnly: TAGS, ...options, resultTypes: ["violations"] };
  return page.evaluate<AxeResults>(`axe.run(${JSON.stringify(all)})`);
}
