// What holds for any content, whatever its writers wrote: a project with its build in; out its pages, and what is wrong
// with the HTML of each; a browser's look at one is an assertion.
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "parse5";

import { checkContent } from "../../../app/publish/content/check-content";
import type { CheckedPage, SeenFile } from "../../../app/publish/content/source/model";
import type { ImageFile } from "../../../app/publish/images/image-file";
import {
  attribute,
  collapse,
  elementsIn,
  textOf,
  type Element,
} from "../../../app/publish/markup/html-tree";
import { runAxe } from "../../../app/publish/review/screenshots/axe";
import { findOverflow, readToTheEnd, sumShifts } from "./fit";
import { expect } from "./site";

/** A site whose content is whatever stands in its folder today. */
export interface AnySite {
  /** The folder of its build. */
  client: string;
  pages: AnyPage[];
  /** What `site.mdx` shows on every page. */
  frame: SeenFile | undefined;
}

interface AnyPage extends Pick<CheckedPage, "images"> {
  /** Its address; `/404.html` is that of every path without a page. */
  path: string;
  seen: SeenFile | undefined;
}

/** Texts that a page shows only after something has happened, or above a list, and those of `site.mdx` for some pages. */
const SHOWN_LATER =
  /^(signup\.status|termsTitle|labels\..*|forwardLooking|shortName|domain|email|phone|address)$/;

/** Advice of axe beyond WCAG: cards, people and slides have headings of the third level, whatever stands above them. */
const FOR_WRITERS = ["heading-order"];

/** Reads the published pages of a project, whose build lies in `build/client`. @param root its folder */
export async function readAnySite(root: string): Promise<AnySite> {
  const { pages, seen } = await checkContent(resolve(root));
  const seenIn = (file: string) => seen.find(({ source }) => source.file === file);
  const published = [...pages.values()].flatMap(({ name, url, file, images, unpublished }) => {
    const path = name === "not-found" ? "/404.html" : url;
    return path === undefined || unpublished ? [] : [{ path, images, seen: seenIn(file) }];
  });
  return {
    client: resolve(root, "build/client"),
    pages: published,
    frame: seenIn("content/site.mdx"),
  };
}

/** What of a page's file is missing in its HTML, and the links of it that lead nowhere. */
export function findMissing(site: AnySite, { path, images, seen }: AnyPage): string[] {
  const { client, frame } = site;
  const isLost = path === "/404.html";
  const html = readFileSync(join(client, isLost ? path : `${path}/index.html`), "utf8");
  const elements = [...elementsIn(parse(html))];
  const words = wordsOf(elements);
  const headings = elements.filter(({ tagName }) => tagName === "h1").length;
  return [
    ...(seen ? missingTexts(seen, words) : ["all of its texts"]),
    ...(isLost || !frame ? [] : missingTexts(frame, words)),
    ...[...images.values()]
      .filter((image) => !twinsOf(image, site).some(({ name }) => html.includes(assetStart(name))))
      .map(({ name }) => name),
    ...(headings === 1 ? [] : [`one main heading instead of ${headings}`]),
    ...elements.flatMap((element) => brokenLink(element, client, path)),
  ];
}

/** Asserts that the open page is accessible, fits every window, stays still, and fetches only files of its own. */
export async function expectSound(page: Page, { client }: AnySite): Promise<void> {
  const others = watchOtherRequests(page, client, await page.content());
  await readToTheEnd(page);
  expect(await sumShifts(page), "layout shifts").toBeLessThanOrEqual(0.01);
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { violations } = await runAxe(page);
    const broken = violations.filter(({ id }) => !FOR_WRITERS.includes(id));
    expect(
      broken.map(({ id, help }) => `${id}: ${help}`),
      `at ${width} px`,
    ).toEqual([]);
    expect(await findOverflow(page), `at ${width} px`).toBe(0);
  }
  // A window of 1280 by 1024 at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await findOverflow(page), "at 400 %").toBe(0);
  expect(others, "network calls after the load").toEqual([]);
}

/**
 * Notes what a page asks for from now on, except files of its build: the code that a link on the screen may need, and
 * the pictures that its HTML names, which come when they are near.
 */
function watchOtherRequests(page: Page, client: string, html: string): string[] {
  const others: string[] = [];
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    const [method, url] = [request.method(), request.url()];
    const { pathname } = new URL(url);
    const isCode = /\.(?:js|css)$/.test(pathname);
    const isOwn = pathname.startsWith("/assets/") && existsSync(join(client, pathname));
    const isPlain = method === "GET" && url === origin + pathname;
    if (!isPlain || !isOwn || !(isCode || html.includes(pathname))) others.push(`${method} ${url}`);
  });
  return others;
}

/** How the address begins of all that the build makes of an image. */
function assetStart(name: string): string {
  return `/assets/${basename(name, extname(name))}-`;
}

/** An image, and those of the same bytes: the build publishes one of them. */
function twinsOf(image: ImageFile, { pages }: AnySite): ImageFile[] {
  const bytes = readFileSync(publishedPath(image));
  return pages
    .flatMap(({ images }) => [...images.values()])
    .filter((other) => other === image || readFileSync(publishedPath(other)).equals(bytes));
}

function publishedPath(image: ImageFile): string {
  return "prepared" in image ? image.prepared : image.path;
}

/** Every text and attribute of a page, each with white space collapsed, on a line of its own. */
function wordsOf(elements: readonly Element[]): string {
  const texts = elements.flatMap((element) => [
    ...element.attrs.map(({ value }) => value),
    textOf(element),
  ]);
  return texts.map(collapse).join("\n");
}

function missingTexts({ passages }: SeenFile, words: string): string[] {
  return (
    passages
      .filter(({ field }) => !SHOWN_LATER.test(field))
      // The check puts a sign where a raised figure begins. A paragraph may be cut into terms and words around them.
      .map(({ text, raw }) => (raw === "^" ? "" : collapse(text)))
      .filter((text) => !words.includes(text))
  );
}

/** The address of a link that leads to no page of the build, or to no part of it. */
function brokenLink(element: Element, client: string, from: string): string[] {
  const href = element.tagName === "a" ? attribute(element, "href") : undefined;
  if (href === undefined || /^(https:|mailto:|tel:)/.test(href)) return [];
  const { pathname, hash } = new URL(href, `http://localhost${from}`);
  const target =
    pathname === "/404.html" || extname(pathname) ? pathname : `${pathname}/index.html`;
  try {
    const html = readFileSync(client + decodeURI(target), "utf8");
    const id = decodeURIComponent(hash.slice(1));
    const isThere = !id || [...elementsIn(parse(html))].some((one) => attribute(one, "id") === id);
    return isThere ? [] : [href];
  } catch {
    return [href];
  }
}
