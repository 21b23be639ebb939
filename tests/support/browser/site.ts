// The start of every browser test: the built specimen on a server, and a page whose console has to stay empty, except
// for the messages that the test names.
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { existsSync } from "node:fs";

import { REQUIRED_NAMES, pathOf } from "../../../app/publish/content/file-names";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { noBuild } from "../built-pages";
import { listenOnLoopback } from "../loopback";
import { SPECIMEN_CLIENT } from "../specimen";

export { expect };

/** The paths of all pages with a layout of their own. */
export const ROUTES = REQUIRED_NAMES.flatMap((name) => pathOf(name) ?? []);

/** Label and path of the links in the top bar and the footer, as the customer has fixed them. */
export const LINKS = [
  ["Drug Pipeline", "/drug-pipeline"],
  ["For Investors", "/investors"],
  ["About Us", "/about-us"],
  ["Contact Us", "/contact-us"],
] as const;

/** What the console shows for a path without a page: the browser's own message, and the site's. */
export const LOST_MESSAGES = [/status of 404/, /No page at this path: /];

/** What browsers log about a file that failed to load, or was preloaded and never used. */
export const MISSING_FILES =
  /Failed to load resource|ERR_FAILED|net::ERR|error loading dynamically|Failed to fetch|preload/i;

interface Noise {
  /** Console messages, page errors and policy violations so far. */
  messages: string[];
  /** The messages that a test is about: each has to appear, and no other may. */
  expected: RegExp[];
  /** Messages that appear in some browsers only, or at some speeds. */
  allowed: RegExp[];
  /** Addresses requested so far. */
  requests: string[];
}

/** `build` is the folder that is served; `site` is its address, without a slash at the end. */
export const test = base.extend<{ build: string; site: string; noise: Noise }>({
  build: [SPECIMEN_CLIENT, { option: true }],
  site: async ({ build }, provide) => {
    if (!existsSync(build)) throw noBuild(build);
    const { address, close } = await listenOnLoopback(createStaticServer(build));
    await provide(address);
    await close();
  },
  baseURL: ({ site }, provide) => provide(site),
  noise: [
    async ({ page }, provide) => {
      const noise: Noise = { messages: [], expected: [], allowed: [], requests: [] };
      page.on("console", (message) => noise.messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => noise.messages.push(`error: ${error.message}`));
      page.on("request", (request) => noise.requests.push(request.url()));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error("policy:", violatedDirective, blockedURI),
        );
      });
      await provide(noise);
      const { messages, expected, allowed } = noise;
      const findMissing = () =>
        expected.filter((pattern) => !messages.some((text) => pattern.test(text)));
      await expect.poll(findMissing, "messages that are expected").toEqual([]);
      const named = [...expected, ...allowed];
      const isNamed = (message: string) => named.some((pattern) => pattern.test(message));
      expect(
        messages.filter((message) => !isNamed(message)),
        "the console stays empty",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for hydration: its effects make the router take over scrolling. */
export async function waitForCode(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForCode(page);
}

/** Opens a page as {@link openPage}, and waits as {@link settle} does. */
export async function openPageAndSettle(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await settle(page);
}

type Route = { module: string; path?: string; index?: boolean; parentId?: string };

/** Waits until pictures and fonts have loaded, and the code of the pages that visible links lead to has loaded or failed. */
export async function settle(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(() => {
    const { routes } = Reflect.get(window, "__remixManifest");
    const { basename = "/" } = Reflect.get(window, "__remixContext");
    const modulesOf = ({ pathname }: HTMLAnchorElement): string[] => {
      const address = `/${pathname.slice(basename.length)}`;
      const modules = [];
      let route = Object.values<Route>(routes).find(({ path, index }) =>
        address === "/" ? index : `/${path}` === address,
      );
      for (; route; route = routes[route.parentId ?? ""])
        modules.push(location.origin + route.module);
      return modules;
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")].filter(
      (link) => {
        const { height, bottom, top } = link.getBoundingClientRect();
        return link.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight;
      },
    );
    const modules = [...new Set(links.flatMap(modulesOf))];
    const requests = performance.getEntriesByType("resource");
    // Development adds a query to some.
    const answers = modules.map((url) => requests.find(({ name }) => name.split("?")[0] === url));
    return (
      answers.every(Boolean) &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy") &&
      document.fonts.status === "loaded" &&
      answers.flatMap((answer) =>
        answer && Reflect.get(answer, "responseStatus") === 200 ? answer.name : [],
      )
    );
  });
  // Waits for what these modules import, too. None is fetched again.
  await page.evaluate(
    (modules) => Promise.allSettled(modules.map((url) => import(url))).then(() => undefined),
    (await loaded.jsonValue()) || [],
  );
}

/** Waits for the first paint. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
}

/** Waits until what the page does next has been painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Counts the documents that a page requests from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

/** Follows the links of the top bar, without a load and with the focus on each heading, and calls `arrive` there. */
export async function walk(page: Page, arrive?: () => Promise<void>): Promise<void> {
  const loads = countLoads(page);
  for (const [name, path] of [...LINKS, [/home page/, "/"] as const]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    // The rest of a page follows its opening.
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await arrive?.();
  }
  expect(loads()).toBe(0);
}

/** Holds requests back until the returned function is called, which delivers them or makes them fail. */
export async function holdRequests(
  page: Page,
  files: RegExp,
  then: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

/** Returns the visible text of an element, with white space normalized. */
export async function visibleText(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, " ").trim();
}
