// What holds for any content, asked of whatever stands in `content/` today: every page answers, all its text and
// images arrive, its links lead somewhere, and it is accessible, fits, stays still and says nothing to the console.
import { readFileSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
import { parse } from "parse5";

import { checkContent } from "../../app/publish/content/check-content";
import type { SeenFile } from "../../app/publish/content/source/visible-text";
import {
  attribute,
  collapse,
  elementsIn,
  textOf,
  type Element,
} from "../../app/publish/markup/html-tree";
import { runAxe } from "../../app/publish/review/screenshots/axe";
import { findOverflow, readToTheEnd, sumShifts } from "../support/browser/fit";
import { expect, LOST_MESSAGES, openPageAndSettle, test } from "../support/browser/site";

const CLIENT = resolve("build/client");

/** Texts that a page shows only after something has happened, and the fields of `site.mdx` that not all pages show. */
const SHOWN_LATER =
  /^(signup\.status|labels\..*|forwardLooking|shortName|domain|email|phone|address)$/;

const { pages, seen } = await checkContent(resolve("."));
const published = [...pages.values()].flatMap((page) => {
  const path = page.name === "not-found" ? "/404.html" : page.url;
  return path === undefined || page.unpublished ? [] : [{ ...page, path }];
});
const frame = seen.find(({ source }) => source.file === "content/site.mdx");

test.use({ build: CLIENT });

test("there is content, and all of it passes the check", () => {
  expect(published.length).toBeGreaterThan(1);
  expect(frame).toBeDefined();
});

for (const { path, file: content, images } of published) {
  const file = path === "/404.html" ? path : `${path}/index.html`;
  const isLost = path === "/404.html";

  test(`${path}: all text and images of its file are in its HTML, and its links lead somewhere`, () => {
    const html = readFileSync(CLIENT + file, "utf8");
    const elements = [...elementsIn(parse(html))];
    const words = wordsOf(elements);
    const own = seen.find(({ source }) => source.file === content);
    expect(missingTexts(own, words)).toEqual([]);
    if (!isLost) expect(missingTexts(frame, words)).toEqual([]);
    const lost = [...images.values()].filter(
      (image) => !html.includes(`/assets/${basename(image.name, extname(image.name))}-`),
    );
    expect(lost.map((image) => image.name)).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === "h1")).toHaveLength(1);
    expect(elements.flatMap((element) => brokenLink(element, path))).toEqual([]);
  });

  test(`${path}: accessible, as wide as every window, still and silent`, async ({
    page,
    noise,
  }) => {
    if (isLost) {
      noise.expected.push(...LOST_MESSAGES);
      await page.goto("/no-page-has-this-path", { waitUntil: "networkidle" });
    } else await openPageAndSettle(page, path);
    const requestCount = noise.requests.length;
    await readToTheEnd(page);
    expect(await sumShifts(page), "layout shifts").toBeLessThanOrEqual(0.01);
    expect(noise.requests.slice(requestCount), "requests after the load").toEqual([]);
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { violations } = await runAxe(page);
      expect(
        violations.map(({ id, help }) => `${id}: ${help}`),
        `at ${width} px`,
      ).toEqual([]);
      expect(await findOverflow(page), `at ${width} px`).toBe(0);
    }
    // A window of 1280 by 1024 at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findOverflow(page), "at 400 %").toBe(0);
  });
}

/** Every text and attribute of a page, each with white space collapsed, on a line of its own. */
function wordsOf(elements: readonly Element[]): string {
  const texts = elements.flatMap((element) => [
    ...element.attrs.map(({ value }) => value),
    textOf(element),
  ]);
  return texts.map(collapse).join("\n");
}

function missingTexts(file: SeenFile | undefined, words: string): string[] {
  const texts = (file?.passages ?? []).filter(({ field }) => !SHOWN_LATER.test(field));
  expect(texts.length).toBeGreaterThan(3);
  // A paragraph of a field may be cut into terms and words around them.
  return texts.map(({ text }) => collapse(text)).filter((text) => !words.includes(text));
}

/** The address of a link that leads to no page of the build, or to no part of it. */
function brokenLink(element: Element, from: string): string[] {
  const href = element.tagName === "a" ? attribute(element, "href") : undefined;
  if (href === undefined || /^(https:|mailto:|tel:)/.test(href)) return [];
  const { pathname, hash } = new URL(href, `http://localhost${from}`);
  const target =
    pathname === "/404.html" || extname(pathname) ? pathname : `${pathname}/index.html`;
  try {
    const html = readFileSync(CLIENT + decodeURI(target), "utf8");
    const id = decodeURIComponent(hash.slice(1));
    const isThere = !id || [...elementsIn(parse(html))].some((one) => attribute(one, "id") === id);
    return isThere ? [] : [href];
  } catch {
    return [href];
  }
}
