// The static server as a host: pages, headers, compressed files, methods and base folders. Hostile requests:
// static-server-attacks.test.ts.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { getRaw } from "../../support/raw-http";

type Host = Awaited<ReturnType<typeof listenOnLoopback>>;

const PAGES = {
  "index.html": "home",
  "about-us/index.html": "about us",
  "404.html": "not found",
  "spa fallback.html": "a space",
  "assets/app-1a2b.js": "script",
  "robots.txt": "robots",
  "assets.txt": "no asset",
  "fonts/a.woff2": "font",
  "photo.jpeg": "photo",
  "files/Deck.PDF": "document",
  "unknown.xyz": "bytes",
  _headers: "for hosts",
  "index.html.br": "home in Brotli",
  "index.html.gz": "home in gzip",
  "404.html.gz": "not found in gzip",
};

let folder: string;
let root: Host;
let nested: Host;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-"));
  for (const [name, text] of Object.entries(PAGES)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await mkdir(join(folder, "empty"));
  root = await listenOnLoopback(createStaticServer(folder));
  nested = await listenOnLoopback(createStaticServer(folder, "/pr-12/"));
});

afterAll(async () => {
  for (const host of [root, nested]) await host.close();
  await rm(folder, { recursive: true });
});

function get(
  path: string,
  { host = root, ...options }: Parameters<typeof getRaw>[2] & { host?: Host } = {},
) {
  return getRaw(host.address, path, options);
}

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/index.html", "home"],
    ["/about-us", "about us"],
    ["/about-us/", "about us"],
    ["/about-us?from=mail", "about us"],
    ["/about-us/?a=/../b", "about us"],
    ["/%61bout-us", "about us"],
    ["/spa%20fallback.html", "a space"],
    ["/robots.txt", "robots"],
  ])("%s is found", async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body });
  });
  test.each([
    "/nothing",
    "/About-us",
    "/about-us/nothing",
    "/robots.txt/",
    "/empty",
    "/empty/",
    "/assets",
    "/assets/gone-9z.js",
    "/_headers",
    "/index.html.br",
    "/index.html.gz",
    "//about-us",
    "//example.com/about-us",
    "/%0A",
    "/about-us%20",
  ])("%s is not found, and says so with the site's own page", async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, body: "not found" });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });
});

describe("headers", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/fonts/a.woff2", "font/woff2"],
    ["/photo.jpeg", "image/jpeg"],
    ["/files/Deck.PDF", "application/pdf"],
    ["/unknown.xyz", "application/octet-stream"],
  ])("%s is %s", async (path, type) => {
    expect((await get(path)).headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
    });
  });
  test("only hashed assets are kept for ever", async () => {
    expect((await get("/assets/app-1a2b.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const path of ["/", "/about-us", "/assets.txt", "/assets/gone-9z.js"]) {
      expect((await get(path)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });
});

describe("compressed files", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br", "home in Brotli"],
    ["deflate", undefined, "home"],
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
  });
  test("a page that has none is sent as it is, and so is the page for unknown paths", async () => {
    expect(await get("/about-us", { accepted: "br, gzip" })).toMatchObject({
      status: 200,
      body: "about us",
    });
    expect(await get("/nothing", { accepted: "br, gzip" })).toMatchObject({
      status: 404,
      body: "not found",
    });
  });
});

describe("methods", () => {
  test("HEAD answers like GET, without the body", async () => {
    const [head, full] = [await get("/about-us", { method: "HEAD" }), await get("/about-us")];
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers["content-length"]).toBe(String("about us".length));
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
    expect(await get("/nothing", { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
  });
  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const answer = await get("/", { method });
    expect(answer).toMatchObject({ status: 405, body: "Method not allowed" });
    expect(answer.headers["allow"]).toBe("GET, HEAD");
  });
});

describe("below a base folder", () => {
  test("pages live there only", async () => {
    expect(await get("/pr-12/", { host: nested })).toMatchObject({ status: 200, body: "home" });
    expect(await get("/pr-12/about-us", { host: nested })).toMatchObject({
      status: 200,
      body: "about us",
    });
    for (const path of [
      "/",
      "/about-us",
      "/pr-12x/",
      "/pr-1",
      "/pr-12/../secret.txt",
      "/pr-12//about-us",
    ]) {
      expect(await get(path, { host: nested })).toMatchObject({ status: 404, body: "not found" });
    }
  });
  test("the folder without its slash leads to the one with it, and keeps the query", async () => {
    expect(await get("/pr-12", { host: nested })).toMatchObject({
      status: 301,
      headers: { location: "/pr-12/" },
    });
    expect(await get("/pr-12?a=b", { host: nested })).toMatchObject({
      status: 301,
      headers: { location: "/pr-12/?a=b" },
    });
  });
});

test("without a 404.html an unknown path is a plain sentence", async () => {
  const host = await listenOnLoopback(createStaticServer(join(folder, "empty")));
  const answer = await get("/nothing", { host });
  await host.close();
  expect(answer).toMatchObject({ status: 404, body: "Not found" });
});
