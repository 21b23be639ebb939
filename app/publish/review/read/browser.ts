import { extname } from "node:path/posix";
import { unescape } from "node:querystring";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Route,
} from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../../browser";
import { nameWithoutVersion, type SiteFile, type SiteFiles } from "./files";
import { readFacts } from "./in-page";
import { completePage, type ReadPage } from "./page";

const ORIGIN = "http://site.invalid";
const READING_WIDTH = 1280;
/** Chromium knows all other files by their first bytes. */
const MEDIA_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
};
/** In milliseconds. */
const TIME_LIMIT = 120_000;
/** Pages that have been read; a new one would start a process. */
const idle = new Set<Page>();
const ANIMATION = /<(animate\w*|set)\b[^>]*?(?:\/>|>[^]*?<\/\1>)/g;
const STILL = "<style>*{animation:none!important;transition:none!important}</style></svg>";

/** Starts a browser that reaches no network. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    // As root it starts without a sandbox only.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [...BROWSER_ARGUMENTS, "--host-resolver-rules=MAP * ~NOTFOUND"],
  });
}

/** Opens a window in which only the files of a site answer, and no script runs. */
export async function openSite(browser: Browser, files: SiteFiles): Promise<BrowserContext> {
  // Hashes in policies are equal on both sides here, so they would block.
  const still = { javaScriptEnabled: false, bypassCSP: true, reducedMotion: "reduce" } as const;
  const context = await browser.newContext(still);
  context.setDefaultTimeout(TIME_LIMIT);
  // The page may have closed meanwhile.
  await context.route("**/*", (route) => answer(route, files).catch(() => undefined));
  return context;
}

async function answer(route: Route, files: SiteFiles): Promise<void> {
  const request = route.request();
  // A page that is left may never answer: after a 204, it stays.
  const isLeft = request.isNavigationRequest() && request.frame().url().startsWith(ORIGIN);
  if (isLeft) return route.fulfill({ status: 204 });
  const { origin, pathname } = new URL(request.url());
  const file = origin === ORIGIN ? findFile(files, unescape(pathname).slice(1)) : undefined;
  if (!file) return route.abort();
  const contentType = MEDIA_TYPES[extname(file.name).toLowerCase()] ?? "";
  return route.fulfill({ contentType, body: stillBody(file) });
}

/** Opens a page of a site, and runs a task in it. @throws {Error} when it leads to another page */
export async function visit<Result>(
  site: BrowserContext,
  path: string,
  width: number,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = site.pages().find((each) => idle.delete(each)) ?? (await site.newPage());
  try {
    await page.setViewportSize({ width, height: 800 });
    // A file name may contain "?", "#" or "%".
    const address = ORIGIN + path.split("/").map(encodeURIComponent).join("/");
    await page.goto(address);
    const result = await task(page);
    if (!page.url().startsWith(ORIGIN)) throw new Error("it leads to another page");
    await page.goto("about:blank");
    idle.add(page);
    return result;
  } catch (error) {
    await page.close();
    throw error;
  }
}

/** Reads what a page says to its visitors. */
export function readInBrowser(site: BrowserContext, path: string): Promise<ReadPage> {
  return visit(site, path, READING_WIDTH, async (page) => {
    // The compiler names functions by a helper that the page lacks.
    await page.evaluate("globalThis.__name = (value) => value");
    const facts = await page.evaluate(readFacts);
    return completePage(facts, await page.locator("body").ariaSnapshot());
  });
}

function findFile(files: SiteFiles, path: string): SiteFile | undefined {
  const name = nameWithoutVersion(path);
  const names = [name, `${name}.html`, `${name}index.html`, `${name}/index.html`];
  return names.flatMap((each) => files.get(each) ?? [])[0];
}

/** A drawing in an `<img>` ignores reduced motion. */
function stillBody({ name, text, bytes }: SiteFile): string | Buffer {
  // A shadow root stays in the document as a template.
  if (name.endsWith(".html") && text !== undefined)
    return text.replace(/shadowrootmode/gi, "x-shadowrootmode");
  const isDrawing = /\.svg$/i.test(name) && text !== undefined;
  return isDrawing ? text.replace(ANIMATION, "").replace("</svg>", STILL) : bytes;
}
