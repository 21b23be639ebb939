// Asserts what holds for every page.
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { runAxe } from "./axe";
import { SHIFT } from "../limits";
import { findMisfits, FITS, readToTheEnd, sumShifts } from "./fit";
import { expect } from "./site";

/** The narrowest window that has to work, in pixels: one of 1280 at 400 % (WCAG 1.4.10). `site/weekly` tests others. */
const NARROW = [320, 640] as const;

/** The rule of axe on a contrast of 7:1, of large text 4.5:1 (WCAG 1.4.6); it is off by default. */
const CONTRAST_RULE = "color-contrast-enhanced";

/** Asserts that the open page loads its pictures, does not shift, fits a narrow window and is accessible. */
export async function expectUsable(page: Page): Promise<void> {
  await readToTheEnd(page);
  expect.soft(await sumShifts(page), "layout shifts").toBeLessThanOrEqual(SHIFT);
  // Polls, because a picture of another shape may still arrive and change the height.
  await expect
    .configure({ soft: true })
    .poll(() => findMisfits(page, ...NARROW), { message: "320 pixels wide", timeout: 10_000 })
    .toEqual(FITS);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await page.evaluate(findScrollingTables), "tables wider than the page").toEqual([]);
  await expectAccessible(page);
}

/** Finds tables that scroll, such as after a change of fonts. Runs in the page. */
function findScrollingTables(): string[] {
  return [...document.querySelectorAll("main :has(> table)")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((frame) => frame.innerHTML.slice(0, 80));
}

/** Asserts that the page breaks no rule of axe in its present state and window. */
export async function expectAccessible(page: Page): Promise<void> {
  const rules = { [CONTRAST_RULE]: { enabled: true } };
  const { violations, passes } = await runAxe(page, { rules });
  expect(passes.length, "rules that found something to judge").toBeGreaterThan(10);
  expect.soft(listViolations(violations)).toEqual([]);
}

/** Asserts the contrast of all text, and nothing else that {@link expectAccessible} does. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations, passes } = await runAxe(page, { runOnly: [CONTRAST_RULE] });
  expect(passes, "that texts were judged").toHaveLength(1);
  expect.soft(listViolations(violations)).toEqual([]);
}

function listViolations(violations: AxeResults["violations"]): string[] {
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
}
