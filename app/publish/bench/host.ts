// A built folder in, a local host of it out; and the floor, the same build without scripts. Browsers
// accept Brotli from 127.0.0.1 without TLS, so a throttled connection transfers the real number of bytes.
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, serialize } from "parse5";

import { compressFolder } from "../hosting/compress";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { attribute, elementsIn } from "../markup/html-tree";

export interface Host {
  /** Without a trailing slash. */
  origin: string;
  /** The paths requested so far; files from the browser's cache are not among them. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * @param folder absolute path of the build
 * @param base the base path of the site, with a slash at both ends
 */
export async function startHost(folder: string, base: string): Promise<Host> {
  const requests: string[] = [];
  const server = createStaticServer(folder, base).on("request", ({ url = "" }) =>
    requests.push(url),
  );
  const { address, close } = await listenOnLoopback(server);
  return { origin: address, requests, close };
}

/**
 * Copies a build and removes every script from its pages: the lower bound for all times.
 * @returns the path of the copy, which the caller removes
 */
export async function makeFloor(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "floor-"));
  await cp(folder, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (name.endsWith(".html"))
      await writeFile(join(copy, name), withoutScripts(await readFile(join(copy, name), "utf8")));
  }
  await compressFolder(copy);
  return copy;
}

/** A page without script files, so that no code is requested or runs. Structured data stays. */
function withoutScripts(html: string): string {
  const document = parse(html);
  for (const element of [...elementsIn(document)]) {
    const parent = element.parentNode;
    if (element.tagName === "script" && attribute(element, "src") && parent)
      parent.childNodes = parent.childNodes.filter((node) => node !== element);
  }
  return serialize(document);
}
