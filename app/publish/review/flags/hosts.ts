// Finds hosts that no file of the site named before.
import type { SiteFiles } from "../site/files";

/** What stands between the slashes of an address and its path. Browsers read a backslash as a slash (URL Standard, 4.4). */
const AUTHORITY = String.raw`([^\s\\/"'<>()?#,;` + "`" + String.raw`{}|^]+)`;
/** An address with its scheme, or without, as style sheets, policies and code name hosts. */
const ADDRESS = new RegExp(
  String.raw`(?:https?|wss?|ftp):[\\/]{2,}${AUTHORITY}|(?<![\w:/\\])[\\/]{2}(?=\[[\da-f:.]+\]|[\w.-]*\.(?:[a-z]{2,}|\d+)(?![\w.]))${AUTHORITY}`,
  "gi",
);
const MAIL = /(?<![\w.+-])[\w.+-]+@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu;
/** In a file that is no text, other bytes may look like a shorter one. */
const HOST_IN_BYTES = /\bhttps?:\/\/([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;
/** Names of XML vocabularies are no addresses. */
const NAMESPACE = /\bxmlns(?::\w+)?="[^"]*"/g;

/** The hosts that only the head names, each with the files that name it. */
export function findNewHosts(base: SiteFiles, head: SiteFiles): Map<string, string[]> {
  const known = new Set([...base.values()].flatMap((file) => hostsIn(file)));
  const found = new Map<string, string[]>();
  for (const file of head.values())
    for (const host of hostsIn(file))
      if (!known.has(host)) found.set(host, [...(found.get(host) ?? []), file.name]);
  return found;
}

/** The hosts and IP addresses that a text names, as browsers look them up: in lower case, and in Punycode (RFC 3492). */
export function hostsInText(text: string): string[] {
  const plain = text.replace(NAMESPACE, "");
  const addresses = [...plain.matchAll(ADDRESS)].map(([, named, other]) => named ?? other ?? "");
  const mail = [...plain.matchAll(MAIL)].map(([, host = ""]) => host);
  return [...new Set([...addresses, ...mail].flatMap(canonical))];
}

function canonical(authority: string): string[] {
  const address = `http://${authority}`;
  if (!URL.canParse(address)) return [];
  const { hostname } = new URL(address);
  return /[.[]/.test(hostname) ? [hostname.replace(/\.$/, "")] : [];
}

function hostsIn({ text, bytes }: { text: string | undefined; bytes: Buffer }): string[] {
  if (text !== undefined) return hostsInText(text);
  const all = bytes.toString("latin1").matchAll(HOST_IN_BYTES);
  return [...new Set([...all].map(([, host = ""]) => host.toLowerCase()))];
}
