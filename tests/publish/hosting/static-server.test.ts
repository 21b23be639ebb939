// The static server: its answers to good, odd and hostile requests. Requests are written to a
// bare socket, because every client normalises paths before it sends them.
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createStaticServer } from "../../../app/publish/hosting/static-server";

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
  "unknown.xyz": "bytes",
  _headers: "for hosts",
  "index.html.br": "home in Brotli",
  "index.html.gz": "home in gzip",
  "404.html.gz": "not found in gzip",
};

let outside: string;
let folder: string;
let root: Server;
let nested: Server;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), "server-"));
  folder = join(outside, "client");
  for (const [name, text] of Object.entries(PAGES)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await mkdir(join(folder, "empty"));
  await mkdir(join(outside, "client-secrets"));
  await writeFile(join(outside, "secret.txt"), "secret");
  await writeFile(join(outside, "client-secrets", "index.html"), "secret");
  await symlink(join(outside, "secret.txt"), join(folder, "link.txt"));
  await symlink(join(outside, "client-secrets"), join(folder, "linked"));
  root = await listen(createStaticServer(folder));
  nested = await listen(createStaticServer(folder, "/pr-12/"));
});

afterAll(async () => {
  for (const server of [root, nested]) await new Promise((done) => server.close(done));
  await rm(outside, { recursive: true });
});

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
    ["GZIP", "gzip", "home in gzip"],
    ["deflate", undefined, "home"],
    ["br;q=0, gzip;q=0", undefined, "home"],
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
  test("a page that has none is sent as it is, and a missing page may be compressed", async () => {
    expect(await get("/about-us", { accepted: "br, gzip" })).toMatchObject({
      status: 200,
      body: "about us",
    });
    expect(await get("/nothing", { accepted: "br, gzip" })).toMatchObject({
      status: 404,
      body: "not found in gzip",
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

describe("never outside the folder", () => {
  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/..%2Fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/.%2e/secret.txt",
    "/about-us/../../secret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "/../client-secrets/",
    "/../client-secrets",
    "/link.txt",
    "/linked",
    "/linked/",
    "/linked/index.html",
    "/%00",
    "/robots.txt%00",
    "/robots.txt%00.html",
    "/./robots.txt",
    "/%2e/robots.txt",
    "/%2Frobots.txt",
    "/about-us%2Findex.html",
  ])("%s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: "not found" });
  });
  test("an absolute address is taken for its path", async () => {
    expect(await get("http://localhost/about-us?a=b")).toMatchObject({
      status: 200,
      body: "about us",
    });
    expect(await get("http://other.example")).toMatchObject({ status: 200, body: "home" });
    expect(await get("http://localhost/../secret.txt")).toMatchObject({
      status: 404,
      body: "not found",
    });
    expect(await get("file:///etc/passwd")).toMatchObject({ status: 404, body: "not found" });
  });
});

describe("survives", () => {
  test.each(["/%", "/%E0%A4%A", "/%FF", "/about-us/%", "*", "/?%", "/#a"])("%s", async (path) => {
    expect([200, 404]).toContain((await get(path)).status);
  });
  test("a path of 64 kB", async () => {
    expect(await get(`/${"a".repeat(64 * 1024)}`)).toMatchObject({
      status: 404,
      body: "not found",
    });
    expect(await get(`/${"a/".repeat(32 * 1024)}`)).toMatchObject({
      status: 404,
      body: "not found",
    });
  });
  test("what is no HTTP at all", async () => {
    expect((await send(root, "hello\r\n\r\n")).status).toBe(400);
    expect(await get("/")).toMatchObject({ status: 200 });
  });
  test("a folder without a 404.html", async () => {
    const server = await listen(createStaticServer(join(folder, "empty")));
    const answer = await get("/nothing", { server });
    await new Promise((done) => server.close(done));
    expect(answer).toMatchObject({ status: 404, body: "Not found" });
  });
});

describe("below a base folder", () => {
  test("pages live there only", async () => {
    expect(await get("/pr-12/", { server: nested })).toMatchObject({ status: 200, body: "home" });
    expect(await get("/pr-12/about-us", { server: nested })).toMatchObject({
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
      expect(await get(path, { server: nested })).toMatchObject({ status: 404, body: "not found" });
    }
  });
  test("the folder without its slash leads to the one with it, and keeps the query", async () => {
    expect(await get("/pr-12", { server: nested })).toMatchObject({
      status: 301,
      headers: { location: "/pr-12/" },
    });
    expect(await get("/pr-12?a=b", { server: nested })).toMatchObject({
      status: 301,
      headers: { location: "/pr-12/?a=b" },
    });
  });
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

function get(path: string, { method = "GET", server = root, accepted = "" } = {}): Promise<Answer> {
  return send(
    server,
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n\r\n`,
  );
}

/** Sends these bytes and reads the whole answer. */
async function send(server: Server, request: string): Promise<Answer> {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  const socket = connect(address.port, "127.0.0.1");
  socket.write(request);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  await once(socket, "close");
  const [head = "", body = ""] = text.split(/\r\n\r\n([\s\S]*)/);
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines)
    headers[line.replace(/:.*/, "").toLowerCase()] = line.replace(/^[^:]*: /, "");
  return { status: Number(first.split(" ")[1]), headers, body };
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}
