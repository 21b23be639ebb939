// What holds for any content, checked on whatever `content/` has today: each page fits, is accessible, and logs nothing to
// the console.
import { resolve } from "node:path";

import { runAxe } from "../support/browser/axe";
import { findMisfits, FITS } from "../support/browser/fit";
import { expect, LOST_MESSAGES, openPageAndSettle, test } from "../support/browser/site";
import { readPages } from "../support/built-pages";

const CLIENT = resolve("build/client");

test.use({ build: CLIENT });

for (const { path } of readPages(CLIENT))
  test(`${path} fits, is accessible and logs nothing`, async ({ page, noise, site }) => {
    if (path === "/404.html") {
      noise.expected.push(...LOST_MESSAGES);
      await page.goto("/no-page-has-this-path");
    } else await openPageAndSettle(page, path);
    const { violations } = await runAxe(page);
    // Writers decide on the level of the first heading, and on words that are longer than a line.
    expect.soft(violations.filter(({ id }) => id !== "heading-order")).toEqual([]);
    expect.soft(await findMisfits(page, 320, 640, ":not(*)"), "320 pixels wide").toEqual(FITS);
    expect(noise.requests.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);
  });
