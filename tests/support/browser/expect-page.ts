// Asserts what holds for every page.
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { runAxe } from "./axe";
import { SHIFT } from "../limits";
import { findMisfits, FITS, readToTheEnd, sumShifts } from "./fit";
import { expect } from "./site";

/** In pixels, the narrowest window that has to work: one of 1280 at 400 % (WCAG 1.4.10). Others: ../../site/weekly. */
const NARROW = [320, 640] as const;

/** A contrast of 7:1, of large text 4.5:1 (WCAG 1.4.6). */
const CONTRAST = "color-contrast-enhanced";

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

/** Asserts that the page breaks no rule of axe in its present state and window, 7:1 among them, except rules whose names match. */
export async function expectAccessible(page: Page, except = /^$/): Promise<void> {
  const { violations, passes } = await runAxe(page, { rules: { [CONTRAST]: { enabled: true } } });
  expect(passes.length, "rules that found something to judge").toBeGreaterThan(10);
  expect.soft(describe(violations.filter(({ id }) => !except.test(id)))).toEqual([]);
}

/** Asserts the contrast of all text, as {@link expectAccessible} does with the other rules. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations, passes } = await runAxe(page, { runOnly: [CONTRAST] });
  expect(passes, "that texts were judged").toHaveLength(1);
  expect.soft(describe(violations)).toEqual([]);
}

function describe(violations: AxeResults["violations"]): string[] {
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
}
