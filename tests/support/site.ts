// What every browser test starts from: the built folder on a server of its own, and a page that listens
// for everything a good page never says.
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { createStaticServer } from "../../app/publish/hosting/static-server";

export { expect };

/** Every page of the specification but not-found. */
export const ROUTES = ["/", "/drug-pipeline", "/investors", "/about-us", "/contact-us"];

/** Label and address of the links in the top bar and the footer, in the specification's order. */
export const LINKS = [
  ["Drug Pipeline", "/drug-pipeline"],
  ["For Investors", "/investors"],
  ["About Us", "/about-us"],
  ["Contact Us", "/contact-us"],
] as const;

/** The notice at the end of pages that speak of plans, as its file gives it. */
export function notice(): string {
  return z
    .object({ forwardLooking: z.string() })
    .parse(parse(readFileSync("content/site.mdx", "utf8").split("---")[1] ?? "")).forwardLooking;
}

interface Noise {
  /** Console messages, page errors and policy violations so far; what a test does not take out must be empty when it ends. */
  messages: string[];
  /** Addresses requested so far. */
  requests: string[];
}

export const test = base.extend<{ noise: Noise }, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, provide) => {
      const { address, close } = await listenOnLoopback(
        createStaticServer(resolve("build/client")),
      );
      await provide(address);
      await close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, provide) => provide(site),
  noise: [
    async ({ page }, provide) => {
      const noise: Noise = { messages: [], requests: [] };
      page.on("console", (message) => noise.messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => noise.messages.push(`error: ${error.message}`));
      page.on("request", (request) => noise.requests.push(request.url()));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error("policy:", violatedDirective, blockedURI),
        );
      });
      await provide(noise);
      expect(noise.messages, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until a page's code runs: the router takes over scrolling in the effects of hydration. */
export async function waitForCode(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Goes to a page and waits until its code runs. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForCode(page);
}

/** As {@link openPage}, and waits until the other pages' code has been fetched and nothing more is asked for. */
export async function openPageAndSettle(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState("networkidle");
}

/** Counts the documents that a page asks for from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

/** Answers every script with nothing: the page is there and its code never comes. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route("**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
}

/** The text of an element as the reader sees it, with all white space alike. */
export async function visibleText(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, " ").trim();
}
