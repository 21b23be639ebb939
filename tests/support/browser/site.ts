// The start of every browser test: the built folder on a server, and a page that records
// everything that a good page never logs.
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";

export { expect };

/** Every page of the specification except not-found. */
export const ROUTES = ["/", "/drug-pipeline", "/investors", "/about-us", "/contact-us"];

/** Label and path of the links in the top bar and the footer, in the specification's order. */
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
  /** Console messages, page errors and policy violations so far; a test must remove those it expects. */
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

/** Waits for hydration: its effects make the router take over scrolling. */
export async function waitForCode(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForCode(page);
}

/** As {@link openPage}, and waits until the other pages' code has been fetched and the network is idle. */
export async function openPageAndSettle(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState("networkidle");
}

/** Counts the documents that a page requests from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

/** Answers every script with nothing: the page loads and its code never arrives. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route("**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
}

/** The visible text of an element, with white space normalised. */
export async function visibleText(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, " ").trim();
}
