// The built folder in, a host on this machine out: it compresses as hosts do, so that a throttled line carries
// the true number of bytes, and it can change a page on the way.
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";

import { createStaticServer } from "../static-server";

export interface Host {
  /** Without a slash at the end. */
  origin: string;
  /** The paths that were asked for so far: what a browser took from its cache is not among them. */
  requests: string[];
  close(): void;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Media types that get smaller; photographs and fonts are compressed already. */
const COMPRESSIBLE = /^text\/|javascript|json|svg|xml/;

/**
 * Serves a build with the headers of `createStaticServer`, Brotli at its best (browsers take it from 127.0.0.1
 * without TLS too), and every answer kept, so that only the first visit waits for the compression.
 * @param folder absolute path of the build
 * @param base the folder of the site's address, with a slash at both ends
 * @param edit what is done to each page's HTML
 */
export async function startHost(folder: string, base: string, edit = (html: string) => html): Promise<Host> {
  const files = createStaticServer(folder, base);
  const source = await listen(files);
  const answers = new Map<string, Promise<Answer>>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const answer = answers.get(path) ?? fetchAnswer(source + path, edit);
    answers.set(path, answer);
    answer.then((ready) => send(response, ready), () => response.destroy());
  });
  const origin = await listen(server);
  return {
    origin,
    requests,
    close() {
      for (const each of [server, files]) each.close().closeAllConnections();
    },
  };
}

async function fetchAnswer(address: string, edit: (html: string) => string): Promise<Answer> {
  const response = await fetch(address, { headers: { "Accept-Encoding": "identity" }, redirect: "manual" });
  const headers = Object.fromEntries(response.headers);
  const type = headers["content-type"] ?? "";
  const bytes = Buffer.from(await response.arrayBuffer());
  const content = type.startsWith("text/html") ? Buffer.from(edit(bytes.toString())) : bytes;
  const isSmaller = COMPRESSIBLE.test(type);
  const body = isSmaller ? brotliCompressSync(content) : content;
  const own = { "content-length": String(body.length), ...(isSmaller && { "content-encoding": "br" }) };
  return { status: response.status, headers: { ...headers, ...own }, body };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  return `http://127.0.0.1:${address.port}`;
}
