import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

import { REVALIDATED } from "./security-headers";

/** Matches files that are for hosts, and the page of unknown paths. */
const UNSEEN = /^\/(?:_headers|_redirects|404(?:\.html)?)\/*$/;

/**
 * Creates a server that answers as a static host does, by `404.html`, `_headers` and `_redirects`.
 * @param folder of a finished build @param base with slashes at both ends
 */
export function createStaticServer(folder: string, base = "/"): Server {
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const send = sirv(folder, { dotfiles: true, etag: true, extensions: ["html"] });
  const rules = parseHeaders(read("_headers"));
  const moved = [...read("_redirects").matchAll(/^(\S+) (\S+) 301$/gm)];
  const redirects = new Map(moved.map(([, from = "", to = ""]) => [from, to]));
  redirects.set(base.slice(0, -1), base);

  return createServer((request, response) => {
    const [path = "", query] = (request.url ?? "").split("?");
    response.setHeader("Cache-Control", REVALIDATED);
    for (const { start, end, headers } of rules)
      if (path.startsWith(start) && path.endsWith(end))
        for (const [name, value] of headers)
          if (value === undefined) response.removeHeader(name);
          else response.setHeader(name, value);
    const to = redirects.get(path);
    if (to !== undefined) {
      response.writeHead(301, { Location: query === undefined ? to : `${to}?${query}` }).end();
      return;
    }
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

function parseHeaders(text: string) {
  // A header without a value removes one of an earlier rule.
  const rules: { start: string; end: string; headers: Map<string, string | undefined> }[] = [];
  for (const line of text.split("\n")) {
    const [, removed, name = removed, value] = /^ +(?:! (.+)|(.+?): (.+))$/.exec(line) ?? [];
    const [start = "", end = ""] = line.split("*");
    if (name) rules.at(-1)?.headers.set(name, value);
    else if (line) rules.push({ start, end, headers: new Map() });
  }
  return rules;
}
