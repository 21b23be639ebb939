// The built folder as a static host serves it: files, `dir/index.html`, `404.html` with status 404, `_headers`, `_redirects`.
import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";

import { MEDIA_TYPES } from "./media-types";
import { readRedirects } from "./redirects";
import { CACHED_FOR_GOOD, readHeaders, REVALIDATED } from "./security-headers";

/** Endings of the build's compressed files, best first, and their names in HTTP (RFC 9110, 8.4.1). */
const SIBLINGS = [
  [".br", "br"],
  [".gz", "gzip"],
] as const;

/** Files of the build that are for hosts, not for visitors. */
const NOT_PAGES = /(^|\/)_(?:headers|redirects)$|\.(br|gz)$/;

/**
 * A server for one folder. It answers every request, whatever its path, and never leaves the folder.
 * @param folder absolute path of the build
 * @param base the folder of the site's address, with a slash at both ends; other paths are not found
 */
export function createStaticServer(folder: string, base = "/"): Server {
  // Node itself answers 431 when the path and the headers together are longer than this, in bytes.
  return createServer({ maxHeaderSize: 256 * 1024 }, (request, response) => {
    answer(request, response, folder, base).catch(() => response.destroy());
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  base: string,
): Promise<void> {
  // A client may send an absolute address, as it would to a proxy.
  const [, named, rest = ""] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(request.url ?? "") ?? [];
  const path = named || "/";
  const rules = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  const headers = { "X-Content-Type-Options": "nosniff", ...readHeaders(rules, path) };
  for (const [name, value] of Object.entries({ ...headers, "Cache-Control": REVALIDATED }))
    response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD")
    return sendText(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
  const moved = `${path}/` === base ? base : await findRedirect(folder, path);
  if (moved !== undefined) return sendText(response, 301, "Moved", { Location: moved + rest });
  const found = path.startsWith(base) ? await findFile(folder, path.slice(base.length)) : undefined;
  const file = found ?? (await findFile(folder, "404.html"));
  if (!file) return sendText(response, 404, "Not found");
  const isHashed = found?.startsWith(join(folder, "assets") + sep);
  response.setHeader("Cache-Control", isHashed ? CACHED_FOR_GOOD : REVALIDATED);
  await sendFile(request, response, file, found ? 200 : 404);
}

/** A page that is known to the client is not sent again (RFC 9110, 13.1.2); the 404 page always is. */
async function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const { path, encoding } = await chooseSibling(file, String(headers["accept-encoding"]));
  const { size, mtimeMs } = await stat(path);
  // Its own for each coding: they are different bytes (RFC 9110, 8.8.3.3).
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ""}"`;
  response.setHeader("ETag", tag).setHeader("Vary", "Accept-Encoding");
  if (status === 200 && isKnown(tag, headers["if-none-match"])) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, {
    "Content-Type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": size,
    ...(encoding && { "Content-Encoding": encoding }),
  });
  if (method === "HEAD") response.end();
  else
    createReadStream(path)
      .on("error", () => response.destroy())
      .pipe(response);
}

/** Whether a list of tags names this one. The comparison is weak: `W/` does not count (RFC 9110, 8.8.3.2). */
function isKnown(tag: string, list = ""): boolean {
  return list.trim() === "*" || [...list.matchAll(/"[^"]*"/g)].some(([known]) => known === tag);
}

/** Where an old address leads on to; undefined for all others. */
async function findRedirect(folder: string, path: string): Promise<string | undefined> {
  const file = await readFile(join(folder, "_redirects"), "utf8").catch(() => "");
  return readRedirects(file).find(({ from }) => from === path.replace(/(.)\/$/, "$1"))?.to;
}

/** The smallest form of a file that the client accepts; a coding with a weight (`br;q=0.5`) counts as not accepted. */
async function chooseSibling(
  file: string,
  accepted: string,
): Promise<{ path: string; encoding?: string }> {
  const codings = accepted.split(",").map((coding) => coding.trim().toLowerCase());
  for (const [ending, encoding] of SIBLINGS) {
    if (codings.includes(encoding) && (await stat(file + ending).catch(() => undefined))?.isFile())
      return { path: file + ending, encoding };
  }
  return { path: file };
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      ...headers,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": text.length,
    })
    .end(text);
}

/** The file for a path below the folder; undefined when there is none, or it is outside of the folder. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  try {
    const decoded = decodeURIComponent(path);
    // An encoded slash, an empty segment or a dot segment is never a page: hosts and routers read them differently.
    // Neither are the files that only hosts read.
    if (
      NOT_PAGES.test(decoded) ||
      /%2f|%5c/i.test(path) ||
      /[\\\0]|(^|\/)\.\.?(\/|$)|^\/|\/\//.test(decoded)
    )
      return undefined;
    const named = join(folder, decoded);
    const file = (await stat(named)).isDirectory()
      ? join(named, "index.html")
      : decoded.endsWith("/")
        ? undefined
        : named;
    if (!file || !(await stat(file)).isFile()) return undefined;
    return (await realpath(file)).startsWith((await realpath(folder)) + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
