// Opens a page: what can be seen in each view, and what its scripts change.
import { extname } from "node:path/posix";
import { unescape } from "node:querystring";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

import { BROWSER_ARGUMENTS, canSandbox, findBrowser } from "../../browser";
import { MEDIA_TYPES } from "../../hosting/media-types";
import { nameWithoutVersion, type SiteFile, type SiteFiles } from "../site/files";
import { findUnseenTexts } from "./find-unseen-texts";

export interface View {
  name: string;
  width: number;
  isPaper?: boolean;
  only?: "words" | "picture";
}

/** The first two are enough for a page that is new; A4 has 794 CSS pixels. */
export const VIEWS: readonly View[] = [
  { name: "at 1280 px", width: 1280 },
  { name: "at 320 px", width: 320 },
  { name: "at 768 px", width: 768, only: "words" },
  { name: "at 1920 px", width: 1920, only: "picture" },
  { name: "in print", width: 794, isPaper: true },
];

/** How long scripts run before their words are read, in milliseconds of the page's clock. */
const SCRIPT_TIME = 60_000;
const MOST_CAPTURES = 10;

/** Nothing answers there but the files of a site. */
const ORIGIN = "http://site.invalid";
const ANIMATION = /<(animate\w*|set)\b[^>]*?(?:\/>|>[^]*?<\/\1>)/g;
const STILL = "<style>*{animation:none!important;transition:none!important}</style></svg>";

export interface PageLook {
  /** The views in which a text node cannot be seen, by its index. */
  unseen: Map<number, string[]>;
  /** How many text nodes the body has. */
  texts: number;
  pictures: Map<string, Buffer>;
  /** The HTML of the page after its scripts. */
  scripted: string;
}

/** Starts a browser that reaches no network. @throws {Error} when there is none */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: canSandbox(),
    args: [
      ...BROWSER_ARGUMENTS,
      "--host-resolver-rules=MAP * ~NOTFOUND",
      // Don't say that the browser is automated, because a script could show reviewers other words.
      "--disable-blink-features=AutomationControlled",
    ],
  });
}

/**
 * Opens a page: without JavaScript in every view, and once with it.
 * @param views to photograph
 */
export async function visit(
  browser: Browser,
  files: SiteFiles,
  path: string,
  views: readonly View[],
): Promise<PageLook> {
  // Don't open another page, because a file name may contain "?", "#" or "%".
  const address = ORIGIN + path.split("/").map(encodeURIComponent).join("/");
  const scripted = await runScripts(browser, files, address);
  const context = await openContext(browser, files, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const look: PageLook = { unseen: new Map(), texts: 0, pictures: new Map(), scripted };
  for (const view of VIEWS) {
    await prepareView(page, look, view);
    if (views.includes(view) && view.only !== "words")
      look.pictures.set(view.name, await photograph(page));
  }
  await context.close();
  return look;
}

/** Opens a window that answers with the files of a site only. */
async function openContext(
  browser: Browser,
  files: SiteFiles,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  await context.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === ORIGIN ? findFile(files, unescape(pathname).slice(1)) : undefined;
    const ending = extname(file?.name ?? "").toLowerCase();
    // Don't let drawings move, because one in an `<img>` ignores reduced motion.
    const still = (drawing: string) => drawing.replace(ANIMATION, "").replace("</svg>", STILL);
    const body = ending === ".svg" ? still(String(file?.bytes)) : file?.bytes;
    const answer = body
      ? route.fulfill({ contentType: MEDIA_TYPES[ending] ?? "", body })
      : route.abort();
    // Don't fail here, because the page may have closed.
    await answer.catch(() => undefined);
  });
  return context;
}

function findFile(files: SiteFiles, path: string): SiteFile | undefined {
  const name = nameWithoutVersion(path);
  const names = [name, `${name}.html`, `${name}index.html`, `${name}/index.html`];
  return names.flatMap((each) => files.get(each) ?? [])[0];
}

/** Returns the HTML of a page whose scripts have run for a minute of its clock. */
async function runScripts(browser: Browser, files: SiteFiles, address: string): Promise<string> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const context = await openContext(browser, files, { userAgent });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(SCRIPT_TIME);
  const html = await page.content();
  await context.close();
  return html;
}

/** Brings a page into a view, finds what can be seen, and unfolds strips for the picture. */
async function prepareView(page: Page, look: PageLook, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 800 });
  await page.emulateMedia({ media: view.isPaper ? "print" : "screen" });
  await page.evaluate(settle);
  if (view.only !== "picture") {
    const { indexes, total } = await page.evaluate(findUnseenTexts, view.isPaper === true);
    look.texts = total;
    for (const index of indexes)
      look.unseen.set(index, [...(look.unseen.get(index) ?? []), view.name]);
  }
  if (view.only !== "words") await page.evaluate(unfoldStrips);
}

/**
 * Loads all pictures of a page and stops its drawings. Decides the sources of each `<picture>`, because the window is
 * one pixel wide while a whole page is captured (puppeteer issue 7251).
 */
async function settle(): Promise<void> {
  for (const strip of document.querySelectorAll("[data-unfolded]")) {
    strip.removeAttribute("style");
    strip.removeAttribute("data-unfolded");
  }
  for (const source of document.querySelectorAll("source")) {
    const media = (source.dataset["media"] ??= source.media);
    source.media = matchMedia(media).matches ? "all" : "not all";
  }
  for (const image of document.images)
    Object.assign(image, { loading: "eager", decoding: "sync", sizes: image.sizes });
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const drawing of document.querySelectorAll("svg")) {
    drawing.pauseAnimations();
    drawing.setCurrentTime(0);
  }
}

function unfoldStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>("body *")) {
    if (!getComputedStyle(strip).scrollSnapType.startsWith("x")) continue;
    strip.dataset["unfolded"] = "";
    Object.assign(strip.style, { display: "block", overflow: "visible" });
  }
}

async function photograph(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: "disabled" });
  let last = await take();
  for (let captures = 1; captures < MOST_CAPTURES; captures++) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
