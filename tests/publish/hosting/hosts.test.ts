// One small site on two hosts, the server of `npm start` and a real nginx with the generated server block, asked the
// same questions by raw requests: pages, redirects, headers, compressed files and hostile paths.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { makeNginxConfig } from "../../../app/publish/hosting/nginx";
import { makeRedirectsFile } from "../../../app/publish/hosting/redirects";
import {
  CACHED_FOR_GOOD,
  makeHeadersFile,
  REVALIDATED,
  securityHeaders,
} from "../../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { findBrotliModule, findNginx } from "../../support/nginx/find-nginx";
import { startNginx } from "../../support/nginx/nginx";
import { getRaw, sendRaw } from "../../support/raw-http";

const STYLES = "p{}";
const OLD = (base: string) => [{ from: `${base}old`, to: `${base}about-us` }];
const FILES: Record<string, string> = {
  "index.html": "home",
  "index.html.br": "home in Brotli",
  "index.html.gz": "home in gzip",
  "about-us/index.html": "about us",
  "404.html": "not found",
  "robots.txt": "robots",
  "assets.txt": "no asset",
  "assets/app-1a2b.js": "script",
  "assets/leaf-1a2b.svg": "leaf",
  "assets/a-1a2b.woff2": "font",
  "files/deck.pdf": "document",
  "photo.jpeg": "photo",
  "manifest.webmanifest": "manifest",
  "sitemap.xml": "sitemap",
  "favicon.ico": "icon",
  "share/home.png": "picture",
  "unknown.xyz": "bytes",
};

interface Host {
  address: string;
  close: () => Promise<void>;
}
const hosts = new Map<string, Host>();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosts-"));
  for (const [site, base] of [
    ["site", "/"],
    ["sites/pr-12", "/pr-12/"],
  ] as const) {
    const lines = {
      _headers: makeHeadersFile(base, STYLES),
      _redirects: makeRedirectsFile(OLD(base)),
    };
    for (const [name, text] of Object.entries({ ...FILES, ...lines })) {
      await mkdir(join(folder, site, name, ".."), { recursive: true });
      await writeFile(join(folder, site, name), text);
    }
    const server = createStaticServer(join(folder, site), base);
    hosts.set(`npm start ${base}`, await listenOnLoopback(server));
    if (!hasNginx) continue;
    const block = makeNginxConfig(base, STYLES, OLD(base));
    const nginx = await startNginx(block, join(folder, base === "/" ? site : "sites"), {
      hasBrotli: base === "/",
    });
    hosts.set(`nginx ${base}`, { address: nginx.origin, close: nginx.stop });
  }
  await writeFile(join(folder, "secret.txt"), "secret");
  await symlink(join(folder, "secret.txt"), join(folder, "site/link.txt"));
  await symlink(folder, join(folder, "site/linked"));
});

afterAll(async () => {
  for (const host of hosts.values()) await host.close();
  await rm(folder, { recursive: true });
});

const hasNginx = Boolean(findNginx() && findBrotliModule());
const NAMES = ["npm start", ...(hasNginx || process.env["CI"] ? ["nginx"] : [])];

describe.each(NAMES)("%s", (name) => {
  const get = (path: string, options: Parameters<typeof getRaw>[2] = {}, base = "/") =>
    getRaw(hosts.get(`${name} ${base}`)?.address ?? "", path, options);
  const headerOf = async (path: string, header: string) => (await get(path)).headers[header];

  test.each([
    ["/", "home"],
    ["/index.html", "home"],
    ["/about-us", "about us"],
    ["/about-us/", "about us"],
    ["/about-us/index.html", "about us"],
    ["/about-us?from=mail", "about us"],
    ["/about-us/?a=/../b", "about us"],
    ["/%61bout-us", "about us"],
    ["/robots.txt", "robots"],
  ])("%s is found", async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body });
  });

  test.each([
    "/nothing",
    "/About-us",
    "/about-us/nothing",
    "/about-us//",
    "/about-us%20",
    "/about-us%5C",
    "/about-us%2Findex.html",
    "/robots.txt/",
    "/assets",
    "/assets/",
    "/assets/gone-9z.js",
    "/share/",
    "/_headers",
    "/_redirects",
    "/index.html.br",
    "/index.html.gz",
    "//about-us",
    "//example.com/about-us",
    "/%2Frobots.txt",
    "/%0A",
    "/%0d%0aSet-Cookie:x",
    "/%E2%80%AEgpj",
    "/__proto__",
    "/.git/config",
    "/%252e%252e/secret.txt",
    "/..%5csecret.txt",
    "/%22onload=alert(1)",
  ])("%s is not found, and says so with the site's own page", async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, body: "not found" });
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": REVALIDATED,
    });
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/.%2e/secret.txt",
    "/about-us/../../secret.txt",
    "/..%2f..%2fsecret.txt",
    "/%00",
    "/robots.txt%00.html",
    "/%",
    "/%E0%A4%A",
    "/%c0%af",
    "http://localhost/../secret.txt",
    "file:///etc/passwd",
    "*",
    `/${"a".repeat(64_000)}`,
  ])("%.30s is refused", async (path) => {
    const { status, body } = await get(path);
    expect([400, 404, 414]).toContain(status);
    expect(body).not.toContain("secret");
  });

  test("what is no HTTP is refused, and the host still answers", async () => {
    const { address = "" } = hosts.get(`${name} /`) ?? {};
    expect((await sendRaw(address, "hello\r\n\r\n")).status).toBe(400);
    expect(await get("/")).toMatchObject({ status: 200 });
  });

  test("an old address leads to its page, with and without a slash, and keeps the query", async () => {
    for (const path of ["/old", "/old/"])
      expect(await get(`${path}?a=b`)).toMatchObject({
        status: 301,
        headers: { location: "/about-us?a=b" },
      });
  });

  test.each([
    ["a page", "/", "GET", 200],
    ["a file that is cached for good", "/assets/app-1a2b.js", "GET", 200],
    ["an unknown path", "/nothing", "GET", 404],
    ["an old address", "/old", "GET", 301],
    ["a method that no page has", "/", "POST", 405],
  ])("the answer to %s has every security header once", async (_, path, method, status) => {
    const answer = await get(path, { method });
    expect(answer.status).toBe(status);
    for (const [header, value] of Object.entries(securityHeaders(STYLES)))
      expect(answer.headers[header.toLowerCase()], header).toBe(value);
    expect(answer.headers["server"]).toBe(name === "nginx" ? "nginx" : undefined);
  });

  test.each([
    ["/share/home.png", "cross-origin"],
    ["/favicon.ico", "cross-origin"],
    ["/", "same-origin"],
    ["/assets/leaf-1a2b.svg", "same-origin"],
    ["/faviconXico", "same-origin"],
  ])("who may show %s: %s", async (path, policy) => {
    expect(await headerOf(path, "cross-origin-resource-policy")).toBe(policy);
  });

  test.each([
    ["/", "text/html; charset=utf-8", REVALIDATED],
    ["/about-us", "text/html; charset=utf-8", REVALIDATED],
    ["/assets.txt", "text/plain; charset=utf-8", REVALIDATED],
    ["/photo.jpeg", "image/jpeg", REVALIDATED],
    ["/files/deck.pdf", "application/pdf", REVALIDATED],
    ["/manifest.webmanifest", "application/manifest+json", REVALIDATED],
    ["/favicon.ico", "image/x-icon", REVALIDATED],
    ["/sitemap.xml", "application/xml", REVALIDATED],
    ["/unknown.xyz", "application/octet-stream", REVALIDATED],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", CACHED_FOR_GOOD],
    ["/assets/leaf-1a2b.svg", "image/svg+xml", CACHED_FOR_GOOD],
    ["/assets/a-1a2b.woff2", "font/woff2", CACHED_FOR_GOOD],
  ])("%s is %s, %s", async (path, type, cached) => {
    expect([await headerOf(path, "content-type"), await headerOf(path, "cache-control")]).toEqual([
      type,
      cached,
    ]);
  });

  test("a client that sends its tag gets 304 without the page, one with another tag the page", async () => {
    const known = (await headerOf("/", "etag")) ?? "";
    for (const method of ["GET", "HEAD"]) {
      const answer = await get("/", { method, known });
      expect(answer).toMatchObject({ status: 304, body: "" });
      expect(answer.headers).toHaveProperty("content-security-policy");
    }
    expect(await get("/", { known: '"other"' })).toMatchObject({ status: 200, body: "home" });
    expect(await get("/nothing", { known: "*" })).toMatchObject({ status: 404 });
  });

  test.each([
    ["gzip, deflate, br, zstd", "br", "home in Brotli"],
    ["gzip", "gzip", "home in gzip"],
    ["", undefined, "home"],
  ])("a client that accepts %j gets %s", async (accepted, encoding, body) => {
    const answer = await get("/", { accepted });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
    expect(await get("/about-us", { accepted })).toMatchObject({ status: 200, body: "about us" });
  });

  test("HEAD answers like GET, without the body", async () => {
    const [head, full] = [await get("/about-us", { method: "HEAD" }), await get("/about-us")];
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
    expect(await get("/nothing", { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
  });

  test.each([
    ["/pr-12/", 200, "home"],
    ["/pr-12/about-us", 200, "about us"],
    ["/", 404, "not found"],
    ["/about-us", 404, "not found"],
    ["/pr-12x/", 404, "not found"],
    ["/pr-12/nothing", 404, "not found"],
    ["/pr-12/_headers", 404, "not found"],
  ])("below a folder of the host, %s is %i", async (path, status, body) => {
    expect(await get(path, {}, "/pr-12/")).toMatchObject({ status, body });
  });

  test("the folder without its slash leads to the one with it, its old addresses to their pages", async () => {
    for (const [path, location] of [
      ["/pr-12?a=b", "/pr-12/?a=b"],
      ["/pr-12/old", "/pr-12/about-us"],
    ] as const)
      expect(await get(path, {}, "/pr-12/")).toMatchObject({ status: 301, headers: { location } });
    const { headers } = await get("/pr-12/assets/app-1a2b.js", {}, "/pr-12/");
    expect(headers["cache-control"]).toBe(CACHED_FOR_GOOD);
  });
});

describe("the server of npm start", () => {
  const address = () => hosts.get("npm start /")?.address ?? "";

  test.each(["/link.txt", "/linked", "/linked/secret.txt"])("%s leads nowhere", async (path) => {
    expect(await getRaw(address(), path)).toMatchObject({ status: 404, body: "not found" });
  });
  test("survives a range that ends before it begins", async () => {
    const request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nRange: bytes=3-1\r\n\r\n";
    expect(await sendRaw(address(), request)).toMatchObject({ status: 200, body: "home" });
  });
});
