// Requests written to a bare socket: every HTTP client changes odd paths before it sends them.
import { once } from "node:events";
import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Asks for a path exactly as it is written. @param address as `listenOnLoopback` returns it */
export function getRaw(
  address: string,
  path: string,
  { method = "GET", accepted = "", known = "" } = {},
): Promise<RawAnswer> {
  return sendRaw(
    address,
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n${known && `If-None-Match: ${known}\r\n`}\r\n`,
  );
}

/** Sends text as it is and reads the whole answer. */
export async function sendRaw(address: string, request: string): Promise<RawAnswer> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  await once(socket, "close");
  const [head = "", body = ""] = text.split(/\r\n\r\n([\s\S]*)/);
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines)
    headers[line.replace(/:.*/, "").toLowerCase()] = line.replace(/^[^:]*: /, "");
  return { status: Number(first.split(" ")[1]), headers, body };
}
