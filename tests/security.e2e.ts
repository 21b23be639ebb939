// The promises of the policy: the site runs its own files only, and speaks to nobody. What the files themselves
// may not hold, the build refuses (app/publish/output-check.ts).
import { readdirSync, readFileSync } from "node:fs";

import { expect, openPageAndSettle, ROUTES, test } from "./site";

const FILES = readdirSync("build/client", { recursive: true, encoding: "utf8" });
const PAGES = FILES.filter((file) => file.endsWith(".html")).map((file) => ({ file, html: readFileSync(`build/client/${file}`, "utf8") }));

test("every page carries the strict policy, and the headers carry the same", () => {
  const headers = readFileSync("build/client/_headers", "utf8");
  expect(PAGES.length).toBeGreaterThanOrEqual(7);
  for (const { file, html } of PAGES) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "";
    expect(policy, file).toContain("default-src 'none'; script-src 'self'");
    for (const part of ["style-src 'self'", "connect-src 'none'", "form-action 'none'", "base-uri 'none'"]) expect(policy, file).toContain(part);
    expect(policy, file).not.toMatch(/unsafe|sha256|\*|https?:|data:|frame-ancestors/);
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  }
});

test("over a whole crawl nothing is fetched, sent or stored but the router's scroll positions", async ({ page, context }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Reflect.set(globalThis, "calls", calls);
    for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "RTCPeerConnection"]) {
      Reflect.set(globalThis, name, function spy() {
        calls.push(name);
      });
    }
    navigator.sendBeacon = () => Boolean(calls.push("sendBeacon"));
  });
  await openPageAndSettle(page, "/");
  for (const name of ["Drug Pipeline", "For Investors", "About Us", "Contact Us"]) {
    await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("link", { name }).first()).toHaveAttribute("aria-current", "page");
  }
  await page.reload();
  expect(await page.evaluate<string[]>("calls")).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], ["react-router-scroll-positions"]]);
});

test("what a page is told to do from outside is refused", async ({ page, noise }) => {
  await openPageAndSettle(page, "/");
  const ran = await page.evaluate(async () => {
    const refusal = (attempt: () => unknown) => {
      try {
        return attempt();
      } catch {
        return "refused";
      }
    };
    const script = refusal(() => (document.createElement("script").textContent = "1"));
    const markup = refusal(() => (document.createElement("div").innerHTML = "<b>1</b>"));
    const handler = refusal(() => document.body.setAttribute("onclick", "1"));
    const connected = await fetch("/").then(() => "fetch", () => "refused");
    return [script, markup, handler, connected];
  });
  expect(ran).toEqual(["refused", "refused", "refused", "refused"]);
  expect(noise.messages.join("\n")).toMatch(/TrustedScript[^]*TrustedHTML[^]*connect-src/);
  noise.messages.length = 0;
});

test("a page whose text was changed on its way is put right by React, which needs no trusted type for it", async ({ page, noise }) => {
  await page.route("/about-us", async (route) => {
    const sent = await route.fetch();
    await route.fulfill({ response: sent, body: (await sent.text()).replace(/<h1>[^<]*<\/h1>/, "<h1>Changed</h1><p>Added</p>") });
  });
  await openPageAndSettle(page, "/about-us");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Changed");
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL("/contact-us");
  expect(noise.messages.join("\n")).toContain("Minified React error #418");
  expect(noise.messages.join("\n")).not.toContain("Trusted");
  noise.messages.length = 0;
});

test("search engines are told of every page, with one address each", async ({ page }) => {
  const sitemap = readFileSync("build/client/sitemap.xml", "utf8");
  for (const path of ROUTES) {
    await page.goto(path);
    const address = await page.locator("link[rel='canonical']").getAttribute("href");
    expect(address).toBe(`https://www.example.com${path}`);
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(data).toContain('"@type":"Organization"');
  }
  expect(readFileSync("build/client/robots.txt", "utf8")).toContain("Sitemap: https://www.example.com/sitemap.xml");
});
