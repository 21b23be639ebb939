// An open page in, the accessibility rules that it breaks out.
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** WCAG 2.2 A and AA as far as a machine can judge them, and the best practices of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page in its present state. It has no frames, so axe runs in the page itself.
 * @param selector of the elements that are judged
 * @param rules their ids or tags
 */
export async function runAxe(
  page: Page,
  selector = "html",
  rules: readonly string[] = TAGS,
): Promise<AxeResults> {
  // The script is half a megabyte: it is not sent twice to the same document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: [...rules] };
  return page.evaluate<AxeResults>(
    `axe.run({ include: [[${JSON.stringify(selector)}]] }, ${JSON.stringify(options)})`,
  );
}

/** An element that breaks a rule. */
export interface Violation {
  help: string;
  /** By its tag and its place in the page, without classes. */
  element: string;
  html: string;
}

/** @param widths of the window, in CSS pixels: each element counts once */
export async function findViolations(page: Page, widths: number[]): Promise<Violation[]> {
  const found = new Map<string, Violation>();
  await page.emulateMedia({ media: "screen" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id, help, nodes } of (await runAxe(page)).violations)
      for (const { target, html } of nodes) {
        const element = target.join(" ").replace(/__[0-9a-z]{6,10}/g, "");
        found.set(`${id} ${element}`, { help, element, html });
      }
  }
  return [...found.values()];
}
