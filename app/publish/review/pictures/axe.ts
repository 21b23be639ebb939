// An open page in, the accessibility rules that it breaks out.
import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";

/** An accessibility rule that a page breaks. */
export interface Violation {
  rule: string;
  help: string;
  /** The elements that break it, by role and words: 'button "Next slide"'. */
  elements: string[];
}

/** WCAG 2.2 A and AA as far as a machine can judge them, and the best practices of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page in its present state. */
export async function runAxe(page: Page): Promise<AxeResults> {
  // Through the debugger: the site's policy allows no foreign script.
  await page.evaluate(axe.source);
  return page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(TAGS)} })`);
}

/** @param widths of the window, in CSS pixels: a rule counts as broken if it is broken at one of them */
export async function findViolations(page: Page, widths: number[]): Promise<Violation[]> {
  const found = new Map<string, Violation>();
  await page.emulateMedia({ media: "screen" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await runAxe(page);
    for (const { id, help, nodes } of violations) {
      const broken = found.get(id) ?? { rule: id, help, elements: [] };
      for (const { target } of nodes) {
        const element = await describeElement(page, target.join(" "));
        if (!broken.elements.includes(element)) broken.elements.push(element);
      }
      found.set(id, broken);
    }
  }
  return [...found.values()];
}

/** By role and words, as a reader finds it: 'button "Next slide"'. */
function describeElement(page: Page, selector: string): Promise<string> {
  return page.evaluate((found) => {
    const element = document.querySelector(found);
    // Its words are those of all elements, so that any change would make an old finding a new one.
    if (element === document.documentElement || element === document.body) return "the page";
    const role = element?.getAttribute("role") ?? element?.localName ?? "element";
    const words = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    const short = words.replace(/\s+/g, " ").trim().slice(0, 60);
    return short ? `${role} “${short}”` : role;
  }, selector);
}
