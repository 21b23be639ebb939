import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

import { REVALIDATED } from "./security-headers";

/** Files for hosts, and the page of unknown paths. */
const UNSEEN = /^\/(?:_headers|_redirects|404(?:\.html)?)\/*$/;

/**
 * Creates a server that answers as a static host does, by `404.html`, `_headers` and `_redirects`.
 */
export function createStaticServer(folder: string, base = "/"): Server {
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const send = sirv(folder, { dotfiles: true, etag: true, extensions: ["html"] });
  const headers = parseHeaders(read("_headers"));
  const moved = [...read("_redirects").matchAll(/^(\S+) (\S+) 301$/gm)];
  const redirects = new Map(moved.map(([, from = "", to = ""]) => [from, to]));
  redirects.set(base.slice(0, -1), base);

  return createServer((request, response) => {
    const [path = "", query] = (request.url ?? "").split("?");
    response.setHeader("Cache-Control", REVALIDATED);
    for (const { start, end, name, value } of headers)
      if (path.startsWith(start) && path.endsWith(end)) response.setHeader(name, value);
    const to = redirects.get(path);
    const search = query === undefined ? "" : `?${query}`;
    if (to !== undefined) return response.writeHead(301, { Location: to + search }).end();
    const refuse = () => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
      response.end(read("404.html"));
    };
    const name = path.slice(base.length - 1);
    if (!path.startsWith(base) || UNSEEN.test(name)) return refuse();
    request.url = name;
    // sirv crashes on a range that ends before it begins.
    delete request.headers.range;
    send(request, response, refuse);
  });
}

/** Skips lines with "!": a later header replaces an earlier one of its name anyway. */
function parseHeaders(text: string) {
  let start = "";
  let end = "";
  return text.split("\n").flatMap((line) => {
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) return [{ start, end, name, value }];
    if (line.startsWith("/")) [start = "", end = ""] = line.split("*");
    return [];
  });
}
