// One small site on two hosts, the server of `npm start` and a real nginx with the generated server block, in the
// same tests: pages, redirects, headers, compressed files and hostile paths.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeNginxConfig } from "../../../app/publish/hosting/nginx";
import { makeRedirectsFile } from "../../../app/publish/hosting/redirects";
import {
  CACHED_FOR_A_DAY,
  CACHED_FOR_A_YEAR,
  DRAWING_POLICY,
  makeHeadersFile,
  REVALIDATED,
  makeSecurityHeaders,
} from "../../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { listenOnLoopback } from "../../support/loopback";
import { findNginx, startNginx } from "./nginx";

const STYLES = "p{}";
const OLD = (base: string) => [{ from: `${base}old`, to: `${base}about-us`, title: "" }];
const FILES: Record<string, string> = {
  "index.html": "home",
  "index.html.br": "home in Brotli",
  "index.html.gz": "home in gzip",
  "about-us.html": "about us",
  "old.php/index.html": "moved",
  "404.html": "not found",
  "de/404.html": "nicht da",
  ".well-known/security.txt": "contact",
  "assets.txt": "no asset",
  "assets/app-1a2b.js": "script",
  "assets/a-1a2b.woff2": "font",
  "assets/leaf-1a2b.svg": "drawing",
  "files/deck.pdf": "document",
  "manifest.webmanifest": "manifest",
  "news/events.ics": "events",
  "unknown.xyz": "bytes",
};
/** CI's Linux machines have nginx; without it there, the tests fail. */
const HAS_NGINX = findNginx() ?? (process.env["CI"] && process.platform === "linux");
const HOSTS = [
  { name: "npm start", assets: CACHED_FOR_A_DAY },
  ...(HAS_NGINX ? [{ name: "nginx", assets: CACHED_FOR_A_YEAR }] : []),
];

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
    if (!HAS_NGINX) continue;
    const block = makeNginxConfig(base, STYLES, OLD(base), ["de/"]);
    const root = join(folder, base === "/" ? site : "sites");
    hosts.set(`nginx ${base}`, await startNginx(block, root));
  }
  await writeFile(join(folder, "secret.txt"), "secret");
  await symlink(join(folder, "secret.txt"), join(folder, "site/link.txt"));
  await symlink(folder, join(folder, "site/linked"), "junction");
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
    const sending = request(address, { path, method, headers: sent, agent: false }, (answer) => {
      const { statusCode: status, headers } = answer;
      text(answer).then((body) => done({ status, headers, body }), fail);
    });
    sending.on("error", fail).end();
  });
}

describe.each(HOSTS)("$name", ({ name, assets }) => {
  const get = (path: string, method?: string, sent?: object) =>
    ask(`${name} /`, path, method, sent);

  test.each([
    ["/", "home"],
    ["/about-us", "about us"],
    ["/about-us.html", "about us"],
    ["/about-us?a=/../b", "about us"],
    ["/%61bout-us", "about us"],
    ["/old.php", "moved"],
    ["/.well-known/security.txt", "contact"],
    ["/pr-12/", "home", "/pr-12/"],
    ["/pr-12/about-us", "about us", "/pr-12/"],
  ])("serves %s", async (path, body, base = "/") => {
    expect(await ask(`${name} ${base}`, path)).toMatchObject({ status: 200, body });
  });

  test("serves a file of a later build", async () => {
    await writeFile(join(folder, "site/later.html"), "later");
    expect(await get("/later")).toMatchObject({ status: 200, body: "later" });
  });

  test.each([
    ["/About-us"],
    ["/about-us//"],
    ["/about-us%2Findex.html"],
    ["/unknown.xyz/"],
    ["/assets/"],
    ["/_headers"],
    ["/404"],
    ["/index.html.br"],
    ["//example.com/about-us"],
    ["/%0d%0aSet-Cookie:x"],
    ["/..%5csecret.txt"],
    ["/de/no-such-page", "nicht da"],
    ["/de/no/such/page", "nicht da"],
    ["/de/no-such-page/", "nicht da"],
    ["/about-us", "not found", "/pr-12/"],
    ["/pr-12x/", "not found", "/pr-12/"],
  ])(
    "answers %s with the not-found page of its language",
    async (path, body = "not found", base = "/") => {
      const answer = await ask(`${name} ${base}`, path);
      expect(answer).toMatchObject({ status: 404, body });
      expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
      expect(answer.headers).not.toHaveProperty("set-cookie");
    },
  );

  test.each(["/../secret.txt", "/..%2f..%2fsecret.txt", "/%00", "/%E0%A4%A", "*", "a long path"])(
    "refuses %s",
    async (path) => {
      const { status, body } = await get(path.replace("a long path", `/${"a".repeat(64_000)}`));
      expect([400, 404, 414]).toContain(status);
      expect(body).not.toContain("secret");
    },
  );

  test("a missing asset is requested again after a day at most", async () => {
    const { status, headers } = await get("/assets/gone-9z.js");
    const seconds = /max-age=(\d+)/.exec(String(headers["cache-control"]))?.[1];
    expect(status).toBe(404);
    expect(Number(seconds)).toBeLessThanOrEqual(86_400);
    expect(headers["cache-control"]).not.toContain("immutable");
  });

  test.each([
    ["/", "/old/?a=b", "/about-us?a=b"],
    ["/", "/about-us/?a=b", "/about-us?a=b"],
    ["/", "/about-us%20?a=b", "/about-us?a=b"],
    ["/pr-12/", "/pr-12?a=b", "/pr-12/?a=b"],
    ["/pr-12/", "/pr-12/old", "/pr-12/about-us"],
    ["/pr-12/", "/pr-12/about-us/", "/pr-12/about-us"],
  ])("redirects, for a site below %s, %s to %s", async (base, path, location) => {
    const moved = { status: 301, headers: { location } };
    expect(await ask(`${name} ${base}`, path)).toMatchObject(moved);
  });

  test("a drawing may use its own styles and fonts, when it is opened by itself", async () => {
    const { headers } = await get("/assets/leaf-1a2b.svg");
    expect(headers).toMatchObject({
      "content-security-policy": DRAWING_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": assets,
    });
    expect(DRAWING_POLICY).not.toMatch(/unsafe|default-src|style-src/);
  });

  test.each([
    ["a page", "/", "GET", 200],
    ["an asset", "/assets/app-1a2b.js", "GET", 200],
    ["an unknown path", "/nothing", "GET", 404],
    ["an old address", "/old", "GET", 301],
    ["a method that no page has", "/", "POST", 405],
  ])("the answer to %s has every security header once", async (_, path, method, status) => {
    const answer = await get(path, method);
    expect(answer.status).toBe(status);
    for (const [header, value] of Object.entries(makeSecurityHeaders(STYLES)))
      expect(answer.headers[header.toLowerCase()], header).toBe(value);
    // Written out, because the loop above does not notice a header that the code has lost.
    expect(answer.headers).toMatchObject({
      "strict-transport-security": "max-age=86400",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers["permissions-policy"]).toContain("camera=()");
    expect(answer.headers["server"]).toBe(name === "nginx" ? "nginx" : undefined);
  });

  test.each([
    ["/about-us", "text/html; charset=utf-8", REVALIDATED],
    ["/assets.txt", "text/plain; charset=utf-8", REVALIDATED],
    ["/files/deck.pdf", "application/pdf", REVALIDATED],
    ["/manifest.webmanifest", "application/manifest+json", REVALIDATED],
    ["/news/events.ics", "text/calendar; charset=utf-8", REVALIDATED],
    ["/unknown.xyz", "application/octet-stream", REVALIDATED],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", assets],
    ["/assets/a-1a2b.woff2", "font/woff2", assets],
  ])("answers %s with %s, %s", async (path, type, cached) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({ "content-type": type, "cache-control": cached });
  });

  test("a client that sends its tag gets 304 without the page, one with another tag the page", async () => {
    const ifOther = (tag = "") => ({ "If-None-Match": tag });
    const known = ifOther((await get("/")).headers.etag);
    expect(await get("/", "GET", known)).toMatchObject({ status: 304, body: "" });
    expect(await get("/", "GET", ifOther('"x"'))).toMatchObject({ status: 200, body: "home" });
    expect(await get("/nothing", "GET", ifOther("*"))).toMatchObject({ status: 404 });
  });

  test.each([
    ["gzip, deflate, br, zstd", "br", "home in Brotli"],
    ["gzip", "gzip", "home in gzip"],
    ["", undefined, "home"],
  ])("a client that accepts %j gets %s", async (accepted, encoding, body) => {
    const answer = await get("/", "GET", { "Accept-Encoding": accepted });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
  });

  test("HEAD answers like GET, without the body", async () => {
    const [head, full] = [await get("/about-us", "HEAD"), await get("/about-us")];
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
  });
});

test.each(["/link.txt", "/linked/secret.txt"])(
  "the server of npm start does not follow the link %s",
  async (path) => {
    expect(await ask("npm start /", path)).toMatchObject({ status: 404, body: "not found" });
  },
);

test("the server of npm start survives a range that ends before it begins", async () => {
  const answer = await ask("npm start /", "/", "GET", { Range: "bytes=3-1" });
  expect(answer).toMatchObject({ status: 200, body: "home" });
});
