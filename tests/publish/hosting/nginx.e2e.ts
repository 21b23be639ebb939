// build/nginx.conf in a real nginx, with the built specimen and raw requests.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { makeNginxConfig } from "../../../app/publish/hosting/nginx";
import {
  CACHED_FOR_GOOD,
  REVALIDATED,
  securityHeaders,
} from "../../../app/publish/hosting/security-headers";
import { findBrotliModule, findNginx } from "../../support/nginx/find-nginx";
import { ask, startNginx, type Nginx } from "../../support/nginx/nginx";
import { openPageAndSettle, ROUTES, test as browserTest } from "../../support/browser/site";
import { stylesOf } from "../../support/built-pages";
import { SPECIMEN_CLIENT, SPECIMEN_SITE } from "../../support/specimen";

const CONFIG = join(SPECIMEN_SITE, "build/nginx.conf");
const built = (file: string) => readFile(join(SPECIMEN_CLIENT, file));
const readStyles = async () => stylesOf((await built("index.html")).toString());

test.skip(
  !process.env["CI"] && !(findNginx() && findBrotliModule()),
  "there is no nginx with Brotli on this machine",
);

/** With Brotli; without Brotli; below a base path. */
let atRoot: Nginx;
let plain: Nginx;
let below: Nginx;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "sites"));
  await symlink(SPECIMEN_CLIENT, join(folder, "sites/pr-12"));
  const block = await readFile(CONFIG, "utf8");
  [atRoot, plain, below] = await Promise.all([
    startNginx(block, SPECIMEN_CLIENT, { hasBrotli: true }),
    startNginx(block, SPECIMEN_CLIENT),
    startNginx(makeNginxConfig("/pr-12/", await readStyles()), join(folder, "sites")),
  ]);
});

test.afterAll(async () => {
  await Promise.all([atRoot, plain, below].map((nginx) => nginx.stop()));
  await rm(folder, { recursive: true });
});

test("the build writes the server block of its own policy", async () => {
  const lines = String(await built("_redirects")).matchAll(/^(\S+) (\S+) 301$/gm);
  const redirects = [...lines].map(([, from = "", to = ""]) => ({ from, to }));
  expect(redirects).not.toEqual([]);
  expect(await readFile(CONFIG, "utf8")).toBe(makeNginxConfig("/", await readStyles(), redirects));
});

test("each page is found with and without a slash at its end, and none is answered with a redirect", async () => {
  for (const path of ROUTES.flatMap((route) => [route, `${route}/`]).filter(
    (path) => path !== "//",
  )) {
    expect(await ask(atRoot, path), path).toMatchObject({
      status: 200,
      body: await built(join(path, "index.html")),
    });
  }
});

browserTest(
  "the pages run under nginx's headers without a message in the console",
  async ({ page }) => {
    for (const route of ROUTES) await openPageAndSettle(page, atRoot.origin + route);
  },
);

test("a path without a page is not found, and says so with the site's own page", async () => {
  for (const path of [
    "/nothing",
    "/assets",
    "/assets/",
    "/assets/gone-9z.js",
    "/share/",
    "/_headers",
    "/index.html.br",
    "/index.html.gz",
    "/404.html",
    "/INVESTORS",
    "/investors//",
    "//investors",
    "/investors%2F",
    "/investors%5C",
    "/robots.txt/",
    "/%0A",
    "/.git/config",
  ]) {
    const answer = await ask(atRoot, path);
    expect(answer, path).toMatchObject({ status: 404, body: await built("404.html") });
    expect(answer.headers, path).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": REVALIDATED,
    });
  }
});

test("every answer carries every header of the policy once, also of those that nginx writes itself", async () => {
  const asset = await findAsset(".js");
  const answers = await Promise.all([
    ask(atRoot, "/"),
    ask(atRoot, asset),
    ask(atRoot, "/nothing"),
    ask(atRoot, "/", {}, "POST"),
    ask(atRoot, "/%00"),
    ask(below, "/pr-12"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 405, 400, 301]);
  for (const { headers } of answers) {
    for (const [name, value] of Object.entries(securityHeaders(await readStyles())))
      expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers.server).toBe("nginx");
  }
});

test("other sites may show the pictures of shared links and the icons, and nothing else", async () => {
  const policyOf = async (path: string) =>
    (await ask(atRoot, path)).headers["cross-origin-resource-policy"];
  for (const path of ["/share/home.png", "/favicon.ico", "/apple-touch-icon.png"])
    expect(await policyOf(path), path).toBe("cross-origin");
  for (const path of ["/", await findAsset(".svg"), "/share/nothing.png", "/faviconXico"])
    expect(await policyOf(path), path).toBe("same-origin");
});

test("what changes its name with its content is kept for a year, everything else is asked for again", async () => {
  for (const ending of [".js", ".svg", ".woff2"])
    expect((await ask(atRoot, await findAsset(ending))).headers["cache-control"]).toBe(
      CACHED_FOR_GOOD,
    );
  for (const path of [
    "/",
    "/investors",
    "/robots.txt",
    "/manifest.webmanifest",
    "/share/home.png",
  ]) {
    const { headers } = await ask(atRoot, path);
    expect(headers["cache-control"], path).toBe(REVALIDATED);
    expect(await ask(atRoot, path, { "If-None-Match": headers.etag ?? "" })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
  }
});

test("each coding is the build's own file, and each page says that it depends on what is accepted", async () => {
  for (const path of ["/", "/investors/", await findAsset(".js"), await findAsset(".svg")]) {
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const [br, gz, none, fallback] = await Promise.all([
      ask(atRoot, path, { "Accept-Encoding": "gzip, deflate, br, zstd" }),
      ask(atRoot, path, { "Accept-Encoding": "gzip" }),
      ask(atRoot, path),
      ask(plain, path, { "Accept-Encoding": "gzip, br" }),
    ]);
    expect([br, gz, none, fallback].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
      "gzip",
    ]);
    expect(br.body.equals(await built(`${file}.br`))).toBe(true);
    expect(gz.body.equals(await built(`${file}.gz`))).toBe(true);
    expect(brotliDecompressSync(br.body).equals(none.body)).toBe(true);
    expect(gunzipSync(fallback.body).equals(none.body)).toBe(true);
    for (const { headers } of [br, gz, none]) {
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["content-type"]).toBe(none.headers["content-type"]);
    }
  }
});

test("a missing page is compressed too, and stays missing", async () => {
  const { status, headers, body } = await ask(atRoot, "/nothing", { "Accept-Encoding": "br" });
  expect([status, headers["content-encoding"]]).toEqual([404, "br"]);
  expect(brotliDecompressSync(body).equals(await built("404.html"))).toBe(true);
});

test("each kind of file has its media type", async () => {
  const kinds = [
    [await findAsset(".js"), "text/javascript; charset=utf-8"],
    [await findAsset(".svg"), "image/svg+xml"],
    [await findAsset(".woff2"), "font/woff2"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/favicon.ico", "image/x-icon"],
    ["/sitemap.xml", "application/xml"],
  ] as const;
  for (const [path, type] of kinds)
    expect((await ask(atRoot, path)).headers["content-type"], path).toBe(type);
});

test("below a folder of the host the site is whole, and nothing beside it is", async () => {
  expect(await ask(below, "/pr-12/investors")).toMatchObject({
    status: 200,
    body: await built("investors/index.html"),
  });
  expect(await ask(below, "/pr-12?a=b")).toMatchObject({
    status: 301,
    headers: { location: "/pr-12/?a=b" },
  });
  expect((await ask(below, `/pr-12${await findAsset(".js")}`)).headers["cache-control"]).toBe(
    CACHED_FOR_GOOD,
  );
  for (const path of ["/", "/investors", "/pr-12x", "/pr-12/nothing", "/pr-12/_headers"])
    expect(await ask(below, path), path).toMatchObject({
      status: 404,
      body: await built("404.html"),
    });
});

async function findAsset(ending: string): Promise<string> {
  const name = (await readdir(join(SPECIMEN_CLIENT, "assets"))).find((file) =>
    file.endsWith(ending),
  );
  if (!name) throw new Error(`the build has no asset that ends in ${ending}`);
  return `/assets/${name}`;
}
