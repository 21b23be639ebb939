// The Content Security Policy: the site runs its own files only and makes no connections. What the files
// must not contain is checked by the build (app/publish/build/lint-output.ts).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

import { readOrigin } from "../../../app/publish/content/source/site-tokens";
import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";
import { readPages, stylesOf } from "../../support/built-pages";
import { SPECIMEN_CLIENT, SPECIMEN_PROJECT } from "../../support/specimen";

test("every page carries the strict policy, and the headers carry the same", () => {
  const headers = readFileSync(`${SPECIMEN_CLIENT}/_headers`, "utf8");
  const nginx = readFileSync(`${SPECIMEN_CLIENT}/../nginx.conf`, "utf8");
  const pages = readPages();
  expect(pages.length).toBeGreaterThanOrEqual(7);
  for (const { path, html } of pages) {
    const policy =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
        .exec(html)?.[1]
        ?.replaceAll(/&#(?:x27|39);/g, "'") ?? "";
    expect(policy, path).toContain("default-src 'none'; script-src 'self'");
    for (const part of [
      `style-src 'sha256-${createHash("sha256").update(stylesOf(html)).digest("base64")}'`,
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "worker-src 'none'",
    ])
      expect(policy, path).toContain(part);
    expect(policy, path).not.toMatch(/unsafe|\*|https?:|data:|frame-ancestors/);
    // A page at an old address leads on at once, and has no styles.
    if (html.includes('http-equiv="refresh"')) continue;
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
    expect(nginx).toContain(`Content-Security-Policy "${policy}; frame-ancestors 'none'"`);
  }
});

test("over a whole crawl nothing is fetched, sent or stored but the router's scroll positions", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Reflect.set(globalThis, "calls", calls);
    for (const name of [
      "fetch",
      "XMLHttpRequest",
      "WebSocket",
      "EventSource",
      "RTCPeerConnection",
    ]) {
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
  expect(
    await page.evaluate(async () => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  ).toEqual([[], ["react-router-scroll-positions"], [], []]);
});

test("what is put into a page from outside neither runs nor loads nor sends", async ({
  page,
  noise,
}) => {
  // Each attempt is answered by the browser's own words and by the event that the guard logs.
  noise.allowed.push(
    /^error: policy: /,
    /Trusted|Content Security Policy|Content-Security-Policy|violates|Refused|blocked/i,
  );
  await openPageAndSettle(page, "/");
  const reached: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const refused = await page.evaluate(() => {
    const code = "document.documentElement.dataset.ran = 'ran'";
    const attempts: Record<string, () => unknown> = {
      script: () => (document.createElement("script").textContent = code),
      address: () => (document.createElement("script").src = "https://evil.example/x.js"),
      markup: () => (document.createElement("div").innerHTML = "<b>1</b>"),
      handler: () => document.body.setAttribute("onclick", code),
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy must block
      timer: () => setTimeout(code),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(refused).toEqual(["script", "address", "markup", "handler", "timer"]);
  const after = await page.evaluate(async () => {
    const add = (
      name: string,
      attributes: Record<string, string>,
      parent: Element = document.body,
    ) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return parent.appendChild(element);
    };
    add("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" });
    add("img", { src: "https://evil.example/pixel.png" });
    add("iframe", { src: "https://evil.example/" });
    add("link", { rel: "stylesheet", href: "https://evil.example/style.css" }, document.head);
    add("base", { href: "https://evil.example/" }, document.head);
    add("a", { href: "javascript:document.documentElement.dataset.ran='ran'" }).click();
    const { color } = getComputedStyle(add("p", { style: "color: red" }));
    await fetch("/").catch(() => undefined);
    return {
      ran: document.documentElement.dataset["ran"],
      base: document.baseURI,
      color,
      ink: getComputedStyle(document.body).color,
    };
  });
  expect(after).toEqual({ base: page.url(), color: after.ink, ink: after.ink });
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "https://evil.example/";
    document.body.append(form);
    form.submit();
  });
  for (const part of [
    "style-src-attr inline",
    "style-src-elem https://evil.example",
    "img-src data",
    "img-src https://evil.example",
    "frame-src https://evil.example",
    "base-uri https://evil.example",
    "form-action https://evil.example",
    "connect-src http://127.0.0.1",
    "script-src-elem inline",
  ]) {
    await expect.poll(() => noise.messages.join("\n")).toContain(`policy: ${part}`);
  }
  expect(reached).toEqual([]);
});

test("a page whose text was changed on its way is put right by React, which needs no trusted type for it", async ({
  page,
  noise,
}) => {
  await page.route("/about-us", async (route) => {
    const sent = await route.fetch();
    await route.fulfill({
      response: sent,
      body: (await sent.text()).replace(/<h1>[^<]*<\/h1>/, "<h1>Changed</h1><p>Added</p>"),
    });
  });
  await openPageAndSettle(page, "/about-us");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Changed");
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL("/contact-us");
  noise.expected.push(/Minified React error #418/);
  noise.allowed.push(/Minified React error #42[35]/);
  expect(noise.messages.join("\n")).not.toContain("Trusted");
});

test("no other site can show a page in a frame", async ({ page, noise, site }) => {
  const other = await listenOnLoopback(
    createServer((_, response) =>
      response.setHeader("Content-Type", "text/html").end(`<iframe src="${site}/"></iframe>`),
    ),
  );
  await page.goto(other.address);
  noise.expected.push(/frame/i);
  await expect.poll(() => noise.messages.join("\n")).toMatch(/frame/i);
  await expect(page.frameLocator("iframe").locator("h1")).toHaveCount(0);
  await other.close();
});

test("search engines are told of every page, with one address each", () => {
  const origin = readOrigin(SPECIMEN_PROJECT);
  const sitemap = readFileSync(`${SPECIMEN_CLIENT}/sitemap.xml`, "utf8");
  for (const { path, elements, html } of readPages().filter(({ path: own }) =>
    ROUTES.includes(own),
  )) {
    const canonical = elements.filter(({ tag, rel }) => tag === "link" && rel === "canonical");
    const address = `${origin}${path}`;
    expect(canonical.map(({ href }) => href)).toEqual([address]);
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    const [, data = ""] = /application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const types = [...data.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(
      path === "/" ? ["WebSite", "Organization"] : ["BreadcrumbList", "ListItem", "ListItem"],
    );
  }
  expect(readFileSync(`${SPECIMEN_CLIENT}/robots.txt`, "utf8")).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
});
