// A built folder in, a host of it on this machine out; and the floor that the site is measured against. Browsers
// take Brotli from 127.0.0.1 without TLS too, so that a throttled line carries the true number of bytes.
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, serialize } from "parse5";

import { compressFolder } from "../hosting/compress";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { attribute, elementsIn } from "../markup/html-tree";

export interface Host {
  /** Without a slash at the end. */
  origin: string;
  /** The paths that were asked for so far: what a browser took from its cache is not among them. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * @param folder absolute path of the build
 * @param base the folder of the site's address, with a slash at both ends
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
 * Copies a build and takes every script out of its pages: what no code can beat.
 * @returns the path of the copy, which its maker removes
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

/** A page as plain HTML: no code runs, or is asked for. Structured data stays. */
function withoutScripts(html: string): string {
  const document = parse(html);
  for (const element of [...elementsIn(document)]) {
    const parent = element.parentNode;
    if (element.tagName === "script" && attribute(element, "src") && parent)
      parent.childNodes = parent.childNodes.filter((node) => node !== element);
  }
  return serialize(document);
}
