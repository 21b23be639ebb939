// The static server's headers on every kind of answer, and what it sends to a client that has a page already.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { makeHeadersFile, securityHeaders } from "../../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { getRaw } from "../../support/raw-http";

let folder: string;
let host: Awaited<ReturnType<typeof listenOnLoopback>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-"));
  const files = {
    "index.html": "home",
    "index.html.br": "home in Brotli",
    "index.html.gz": "home in gzip",
    _headers: makeHeadersFile("/", "p{}"),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  host = await listenOnLoopback(createStaticServer(folder, "/"));
});

afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, options?: Parameters<typeof getRaw>[2]) =>
  getRaw(host.address, path, options);
const tagOf = async (accepted = "") => (await get("/", { accepted })).headers["etag"] ?? "";

test.each([
  ["a page", "/", "GET", 200],
  ["an unknown path", "/nothing", "GET", 404],
  ["a method that no page has", "/", "POST", 405],
])("the answer to %s has every security header", async (_case, path, method, status) => {
  const { headers, ...answer } = await get(path, { method });
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(securityHeaders("p{}")))
    expect(headers[name.toLowerCase()], name).toBe(value);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("each coding of a page has a tag of its own", async () => {
  const tags = [await tagOf(), await tagOf("br"), await tagOf("gzip")];
  for (const tag of tags) expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
  expect(new Set(tags).size).toBe(3);
});

test("a client that sends its tag gets 304 without the page", async () => {
  const known = await tagOf();
  for (const method of ["GET", "HEAD"]) {
    const { status, body, headers } = await get("/", { method, known });
    expect({ status, body }).toEqual({ status: 304, body: "" });
    expect(headers["content-security-policy"]).toBeDefined();
  }
});

test("a client that has another page, or another coding, gets the page", async () => {
  for (const known of ['"other"', "other", await tagOf("br")])
    expect(await get("/", { known })).toMatchObject({ status: 200, body: "home" });
});

test("an unknown path is 404 whatever the client has", async () => {
  expect(await get("/nothing", { known: "*" })).toMatchObject({ status: 404 });
});

test.each([
  ["/share/home.png", "cross-origin"],
  ["/icon-512.png", "cross-origin"],
  ["/", "same-origin"],
  ["/assets/a.svg", "same-origin"],
])("who may show %s: %s", async (path, policy) => {
  expect((await get(path)).headers["cross-origin-resource-policy"]).toBe(policy);
});
