// One small site on two hosts, the server of `npm start` and a real nginx with the generated server block, asked the
// same questions: pages, redirects, headers, compressed files and hostile paths.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
import { findNginx, startNginx } from "./nginx";

const STYLES = "p{}";
const OLD = (base: string) => [{ from: `${base}old`, to: `${base}about-us` }];
const FILES: Record<string, string> = {
  "index.html": "home",
  "index.html.br": "home in Brotli",
  "index.html.gz": "home in gzip",
  "about-us.html": "about us",
  "old.php/index.html": "moved",
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
const NAMES = ["npm start", ...(findNginx() || process.env["CI"] ? ["nginx"] : [])];

const hosts = new Map<string, Awaited<ReturnType<typeof listenOnLoopback>>>();
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
    for (const [name, words] of Object.entries({ ...FILES, ...lines })) {
      await mkdir(join(folder, site, name, ".."), { recursive: true });
      await writeFile(join(folder, site, name), words);
    }
    const server = createStaticServer(join(folder, site), base);
    hosts.set(`npm start ${base}`, await listenOnLoopback(server));
    if (!NAMES.includes("nginx")) continue;
    const block = makeNginxConfig(base, STYLES, OLD(base));
    const root = join(folder, base === "/" ? site : "sites");
    hosts.set(`nginx ${base}`, await startNginx(block, root));
  }
  await writeFile(join(folder, "secret.txt"), "secret");
  await symlink(join(folder, "secret.txt"), join(folder, "site/link.txt"));
  await symlink(folder, join(folder, "site/linked"));
});

afterAll(async () => {
  for (const host of hosts.values()) await host.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A host's answer to a path exactly as it is written: fetch() and browsers change odd paths before they send them. */
function ask(host: string, path: string, method = "GET", sent = {}): Promise<Answer> {
  const address = hosts.get(host)?.address ?? "";
  return new Promise((done, fail) => {
    const asked = request(address, { path, method, headers: sent, agent: false }, (answer) => {
      const { statusCode: status, headers } = answer;
      text(answer).then((body) => done({ status, headers, body }), fail);
    });
    asked.on("error", fail).end();
  });
}

describe.each(NAMES)("%s", (name) => {
  const get = (path: string, method?: string, sent?: object) =>
    ask(`${name} /`, path, method, sent);

  test.each([
    ["/", "home"],
    ["/index.html", "home"],
    ["/about-us", "about us"],
    ["/about-us.html", "about us"],
    ["/old.php", "moved"],
    ["/about-us?from=mail", "about us"],
    ["/about-us?a=/../b", "about us"],
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
    "/%F0%9F%A7%AC",
    "/__proto__",
    "/constructor",
    "/.git/config",
    "/\\evil",
    "/%252e%252e/secret.txt",
    "/..%5csecret.txt",
    "/%22onload=alert(1)",
    "/javascript:alert(1)",
    "/{{7*7}}",
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
    "/a long path",
  ])("%s is refused", async (path) => {
    const { status, body } = await get(path.replace("a long path", "a".repeat(64_000)));
    expect([400, 404, 414]).toContain(status);
    expect(body).not.toContain("secret");
  });

  test("an old address leads to its page, with and without a slash, and keeps the query", async () => {
    for (const path of ["/old", "/old/"])
      expect(await get(`${path}?a=b`)).toMatchObject({
        status: 301,
        headers: { location: "/about-us?a=b" },
      });
  });

  test("a page with a slash at its end leads to the page without, below a base path too", async () => {
    const moved = { status: 301, headers: { location: "/about-us?a=b" } };
    for (const path of ["/about-us/", "/about-us%2F"])
      expect(await get(`${path}?a=b`)).toMatchObject(moved);
    const below = await ask(`${name} /pr-12/`, "/pr-12/about-us/");
    expect(below).toMatchObject({ status: 301, headers: { location: "/pr-12/about-us" } });
    expect(await ask(`${name} /pr-12/`, "/pr-12/")).toMatchObject({ status: 200, body: "home" });
  });

  test.each([
    ["a page", "/", "GET", 200],
    ["a file that is cached for good", "/assets/app-1a2b.js", "GET", 200],
    ["an unknown path", "/nothing", "GET", 404],
    ["an old address", "/old", "GET", 301],
    ["a method that no page has", "/", "POST", 405],
  ])("the answer to %s has every security header once", async (_, path, method, status) => {
    const answer = await get(path, method);
    expect(answer.status).toBe(status);
    for (const [header, value] of Object.entries(securityHeaders(STYLES)))
      expect(answer.headers[header.toLowerCase()], header).toBe(value);
    // Written out: a header that the code no longer names would not be asked for above.
    expect(answer.headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    });
    expect(answer.headers["permissions-policy"]).toContain("camera=()");
    expect(answer.headers["server"]).toBe(name === "nginx" ? "nginx" : undefined);
  });

  // The last column says which sites may show the file.
  test.each([
    ["/", "text/html; charset=utf-8", REVALIDATED, "same-origin"],
    ["/about-us", "text/html; charset=utf-8", REVALIDATED, "same-origin"],
    ["/assets.txt", "text/plain; charset=utf-8", REVALIDATED, "same-origin"],
    ["/photo.jpeg", "image/jpeg", REVALIDATED, "same-origin"],
    ["/files/deck.pdf", "application/pdf", REVALIDATED, "same-origin"],
    ["/manifest.webmanifest", "application/manifest+json", REVALIDATED, "same-origin"],
    ["/favicon.ico", "image/x-icon", REVALIDATED, "cross-origin"],
    ["/share/home.png", "image/png", REVALIDATED, "cross-origin"],
    ["/sitemap.xml", "application/xml", REVALIDATED, "same-origin"],
    ["/unknown.xyz", "application/octet-stream", REVALIDATED, "same-origin"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", CACHED_FOR_GOOD, "same-origin"],
    ["/assets/leaf-1a2b.svg", "image/svg+xml", CACHED_FOR_GOOD, "same-origin"],
    ["/assets/a-1a2b.woff2", "font/woff2", CACHED_FOR_GOOD, "same-origin"],
  ])("%s is %s, %s, %s", async (path, type, cached, policy) => {
    expect((await get(path)).headers).toMatchObject({
      "content-type": type,
      "cache-control": cached,
      "cross-origin-resource-policy": policy,
    });
  });

  test("a client that sends its tag gets 304 without the page, one with another tag the page", async () => {
    const ifOther = (tag = "") => ({ "If-None-Match": tag });
    const known = ifOther((await get("/")).headers.etag);
    for (const method of ["GET", "HEAD"]) {
      const answer = await get("/", method, known);
      expect(answer).toMatchObject({ status: 304, body: "" });
      expect(answer.headers).toHaveProperty("content-security-policy");
    }
    expect(await get("/", "GET", ifOther('"x"'))).toMatchObject({ status: 200, body: "home" });
    expect(await get("/nothing", "GET", ifOther("*"))).toMatchObject({ status: 404 });
  });

  test.each([
    ["gzip, deflate, br, zstd", "br", "home in Brotli"],
    ["gzip", "gzip", "home in gzip"],
    ["", undefined, "home"],
  ])("a client that accepts %j gets %s", async (accepted, encoding, body) => {
    const sent = { "Accept-Encoding": accepted };
    const answer = await get("/", "GET", sent);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
    expect(await get("/about-us", "GET", sent)).toMatchObject({ status: 200, body: "about us" });
  });

  test("HEAD answers like GET, without the body", async () => {
    const [head, full] = [await get("/about-us", "HEAD"), await get("/about-us")];
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
    expect(await get("/nothing", "HEAD")).toMatchObject({ status: 404, body: "" });
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
    expect(await ask(`${name} /pr-12/`, path)).toMatchObject({ status, body });
  });

  test.each([
    ["/pr-12?a=b", 301, { location: "/pr-12/?a=b" }],
    ["/pr-12/old", 301, { location: "/pr-12/about-us" }],
    ["/pr-12/assets/app-1a2b.js", 200, { "cache-control": CACHED_FOR_GOOD }],
  ])("below a folder of the host, %s is %i with %j", async (path, status, headers) => {
    expect(await ask(`${name} /pr-12/`, path)).toMatchObject({ status, headers });
  });
});

test.each(["/link.txt", "/linked", "/linked/secret.txt"])(
  "the server of npm start does not follow the link %s",
  async (path) => {
    expect(await ask("npm start /", path)).toMatchObject({ status: 404, body: "not found" });
  },
);
test("the server of npm start survives a range that ends before it begins", async () => {
  const answer = await ask("npm start /", "/", "GET", { Range: "bytes=3-1" });
  expect(answer).toMatchObject({ status: 200, body: "home" });
});
