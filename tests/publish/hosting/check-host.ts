// `npx tsx tests/publish/hosting/check-host.ts ADDRESS [FOLDER]`: requests from a host that serves a build (build/client) its
// pages, old addresses and missing files, and lists each answer that is not as it must be on every host.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { listFiles } from "../../../app/publish/list-files";

/** How long a host may take to start, in milliseconds. */
const PATIENCE = 120_000;

const [address = "", folder = "build/client"] = process.argv.slice(2);
const client = resolve(folder);
const read = (name: string) =>
  existsSync(join(client, name)) ? readFileSync(join(client, name), "utf8") : "";

let passed = 0;
const wrong: string[] = [];

await untilItAnswers();
const redirects = [...read("_redirects").matchAll(/^(\S+) (\S+) 301$/gm)];
const old = new Set(redirects.map(([, from]) => from));
const names = await listFiles(client);
for (const name of names.filter((each) => each.endsWith(".html"))) {
  const path = `/${name.replace(/(?:^|(\/))index\.html$|\.html$/, "$1")}`;
  if (path.endsWith("/404") || old.has(path) || old.has(`/${name}`)) continue;
  await expectPage(path, 200, name);
  if (path !== "/") await expectRedirect(`${path}/?a=b`, `${path}?a=b`);
}
for (const [, from = "", to = ""] of redirects) await expectRedirect(from, to);
await expectPage("/no-such-page", 404, "404.html");
await expectPage("/assets/no-such-file.js", 404, "404.html");
await expectCached("/assets/no-such-file.js", 0, 86_400);
const asset = names.find((name) => /^assets\/.*\.js$/.test(name)) ?? "";
await expectCached(`/${asset}`, 86_400, Infinity);
for (const path of ["/_headers", "/_redirects"]) {
  const { status } = await ask(path);
  note(status === 404, `${path}: expected 404, found ${status}`);
}

console.log(
  [...wrong, `${address}: ${passed} answers as expected, ${wrong.length} not`].join("\n"),
);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function ask(path: string): Promise<Response> {
  return fetch(new URL(path, address), { redirect: "manual" });
}

function note(isRight: boolean, message: string): void {
  if (isRight) passed += 1;
  else wrong.push(message);
}

async function untilItAnswers(): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await ask("/").catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`${address} did not answer within ${PATIENCE / 1000} s`);
}

/** A file, with this status, without a redirect and with all headers of `_headers`. */
async function expectPage(path: string, status: number, name: string): Promise<void> {
  const answer = await ask(path);
  note(answer.status === status, `${path}: expected ${status}, found ${answer.status}`);
  note((await answer.text()) === read(name), `${path}: is not ${name}`);
  const [everywhere = ""] = read("_headers").split("\n\n");
  for (const [, header = "", value = ""] of everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
    const found = answer.headers.get(header);
    note(found === value, `${path}: expected ${header}: ${value}, found ${found}`);
  }
}

async function expectRedirect(from: string, to: string): Promise<void> {
  const { status, headers } = await ask(from);
  const found = new URL(headers.get("location") ?? "?", address);
  const isRight = [301, 307, 308].includes(status) && found.pathname + found.search === to;
  note(isRight, `${from}: expected a redirect to ${to}, found ${status} ${found.href}`);
}

/** How long browsers keep an answer, in seconds. */
async function expectCached(path: string, least: number, most: number): Promise<void> {
  const value = (await ask(path)).headers.get("cache-control") ?? "";
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? NaN);
  note(
    seconds >= least && seconds <= most,
    `${path}: expected to be kept ${least} to ${most} s, found "${value}"`,
  );
}
