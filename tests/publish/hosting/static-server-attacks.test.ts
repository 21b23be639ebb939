// What the static server answers to hostile and broken requests: never a file outside of its folder, and it keeps running.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { getRaw, sendRaw } from "../../support/raw-http";

const FILES = {
  "client/index.html": "home",
  "client/about-us/index.html": "about us",
  "client/404.html": "not found",
  "client/robots.txt": "robots",
  "client-secrets/index.html": "secret",
  "secret.txt": "secret",
};

let outside: string;
let host: Awaited<ReturnType<typeof listenOnLoopback>>;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), "server-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(outside, name, ".."), { recursive: true });
    await writeFile(join(outside, name), text);
  }
  await symlink(join(outside, "secret.txt"), join(outside, "client/link.txt"));
  await symlink(join(outside, "client-secrets"), join(outside, "client/linked"));
  host = await listenOnLoopback(createStaticServer(join(outside, "client")));
});

afterAll(async () => {
  await host.close();
  await rm(outside, { recursive: true });
});

const get = (path: string) => getRaw(host.address, path);

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
  test("a range that ends before it begins", async () => {
    const request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nRange: bytes=3-1\r\n\r\n";
    expect(await sendRaw(host.address, request)).toMatchObject({ status: 200, body: "home" });
  });
  test("what is no HTTP at all", async () => {
    expect((await sendRaw(host.address, "hello\r\n\r\n")).status).toBe(400);
    expect(await get("/")).toMatchObject({ status: 200 });
  });
});
