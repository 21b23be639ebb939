import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, sep } from "node:path";
import sirv from "sirv";

import { MEDIA_TYPES } from "./media-types";
import { REVALIDATED } from "./security-headers";

/**
 * Creates a server that answers as a static host does, by `404.html`, `_headers` and `_redirects`.
 * @param folder absolute path of a build @param base with slashes at both ends
 */
export function createStaticServer(folder: string, base = "/"): Server {
  const send = sirv(folder, { dev: true, brotli: true, gzip: true, etag: true, extensions: [] });
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  // Don't keep Node's 16 KB, because it answers 431 to longer paths.
  return createServer({ maxHeaderSize: 256 * 1024 }, (request, response) => {
    const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const file = path.startsWith(base)
      ? resolvePath(folder, path.slice(base.length - 1))
      : undefined;
    response.setHeader("Cache-Control", REVALIDATED);
    for (const [name, value] of headersFor(path, read("_headers"))) response.setHeader(name, value);
    const answer = (status: number, ending: string, text: string) => {
      response.statusCode = status;
      response.setHeader("Content-Type", MEDIA_TYPES[ending] ?? "").end(text);
    };

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return answer(405, ".txt", "Method not allowed");
    }
    const to = findRedirect(path, read("_redirects")) ?? pageAt(folder, base, path);
    if (to !== undefined) {
      response.setHeader("Location", to + query);
      return answer(301, ".txt", "Moved");
    }
    if (file === undefined) {
      const [, language] = /^([\w-]+)\//.exec(path.slice(base.length)) ?? [];
      const page = (language && read(`${language}/404.html`)) || read("404.html");
      return answer(404, ".html", page || "Not found");
    }
    const type = MEDIA_TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
    response.setHeader("Content-Type", type);
    request.url = file;
    // Don't pass it on, because sirv crashes on a range that ends before it begins.
    delete request.headers.range;
    send(request, response);
  });
}

/** Finds the file for a path, such as `/x.html` for `/x`. */
function resolvePath(folder: string, path: string): string | undefined {
  try {
    const root = realpathSync.native(folder);
    // Don't decode slashes, because hosts and routers read them differently.
    const name = decodeURI(path);
    const endings = name.endsWith("/") ? ["index.html"] : ["", ".html", "/index.html"];
    return endings.map((ending) => name + ending).find((each) => isPage(root, each));
  } catch {
    return undefined;
  }
}

/** Tells whether visitors get a file, in this letter case; a link is none. */
function isPage(root: string, name: string): boolean {
  const path = root + name.replaceAll("/", sep);
  if (/\/(?:_headers|_redirects|404\.html)$|\.(?:br|gz)$/.test(name) || !existsSync(path))
    return false;
  return realpathSync.native(path) === path && statSync(path).isFile();
}

/** Finds the page for a path with a slash or space too many. */
function pageAt(folder: string, base: string, path: string): string | undefined {
  if (`${path}/` === base) return base;
  const page = path.replace(/(?:\/|%2f|%20)$/i, "");
  if (page === path || !page.startsWith(base)) return undefined;
  const file = resolvePath(folder, page.slice(base.length - 1));
  return file?.endsWith(".html") ? page : undefined;
}

function headersFor(path: string, lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  let applies = false;
  for (const line of lines.split("\n")) {
    const [, removed, name = removed, value] =
      /^\s+(?:! ([\w-]+)|([\w-]+):\s*(.+))$/.exec(line) ?? [];
    const [start = "", end = ""] = line.split("*");
    if (!name) applies = path.startsWith(start) && path.endsWith(end);
    else if (applies && value) headers.set(name, value);
    else if (applies) headers.delete(name);
  }
  return headers;
}

function findRedirect(path: string, lines: string): string | undefined {
  const rules = [...lines.matchAll(/^(\S+) (\S+) 301$/gm)];
  return rules.find(([, from]) => from === path.replace(/(.)\/$/, "$1"))?.[2];
}
