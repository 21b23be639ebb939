// What the server of `npm start` and of the browser tests answers, to paths exactly as they are written.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { makeHeadersFile } from "../../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { listenOnLoopback } from "../../support/loopback";

const BASE = "/pr-12/";
const FILES = {
  "index.html": "home",
  "about-us.html": "about us",
  "404.html": "not found",
  ".well-known/security.txt": "contact",
  "assets/leaf-1a2b.svg": "drawing",
  _headers: makeHeadersFile(BASE, "p{}"),
  _redirects: `${BASE}old ${BASE}about-us 301\n`,
};

const SECURE_HEADERS: Record<string, unknown> = {
  "cache-control": "public, max-age=0, must-revalidate",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=(), "),
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=86400",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

let folder = "";
let server: Awaited<ReturnType<typeof listenOnLoopback>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-"));
  for (const [name, words] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), words);
  }
  server = await listenOnLoopback(createStaticServer(folder, BASE));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends a path without the changes that fetch() and browsers make. */
function ask(path: string, headers = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
    (done, fail) => {
      const sending = request(server.address, { path, headers, agent: false }, (answer) => {
        const status = answer.statusCode ?? 0;
        text(answer).then((body) => done({ status, headers: answer.headers, body }), fail);
      });
      sending.on("error", fail).end();
    },
  );
}

test.each([
  ["/pr-12/", 200, "home"],
  ["/pr-12/about-us", 200, "about us"],
  ["/pr-12/about-us?a=/../b", 200, "about us"],
  ["/pr-12/.well-known/security.txt", 200, "contact"],
  ["/pr-12/About-us", 404, "not found"],
  ["/pr-12/%0A", 404, "not found"],
  ["/pr-12/%00", 404, "not found"],
  ["/pr-12/%E0%A4%A", 404, "not found"],
  ["/pr-12/about-us%2Findex.html", 404, "not found"],
  ["/pr-12/../../etc/passwd", 404, "not found"],
  ["/pr-12/_headers", 404, "not found"],
  ["/pr-12/404", 404, "not found"],
  ["/about-us", 404, "not found"],
])("answers %s with %i, %s and secure headers", async (path, status, body) => {
  const headers = path.startsWith(BASE) ? SECURE_HEADERS : {};
  expect(await ask(path)).toMatchObject({ status, body, headers });
});

test.each([
  ["/pr-12/old?a=b", "/pr-12/about-us?a=b"],
  ["/pr-12", "/pr-12/"],
])("redirects %s to %s", async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
});

test("a drawing that is opened by itself may use its own styles and fonts, and no script", async () => {
  const { headers } = await ask("/pr-12/assets/leaf-1a2b.svg");
  expect(headers["content-security-policy"]).toMatch(
    /^sandbox; script-src 'none'; .*font-src data:; frame-ancestors 'none'$/,
  );
  expect(headers["cache-control"], "kept for a day").toBe("public, max-age=86400");
});

test("hosts take away a drawing's first policy, and ask for the files of a preview again", () => {
  expect(FILES._headers).toMatch(/\.svg\n {2}! Content-Security-Policy\n/);
  vi.stubEnv("SITE_PREVIEW", "pr-12");
  const headers = makeHeadersFile(BASE, "");
  vi.unstubAllEnvs();
  expect(headers).toContain(`${BASE}assets/*\n  Cache-Control: public, max-age=0, `);
});

test("a range that ends before it begins gets the whole file", async () => {
  expect(await ask("/pr-12/", { Range: "bytes=3-1" })).toMatchObject({ status: 200, body: "home" });
});
