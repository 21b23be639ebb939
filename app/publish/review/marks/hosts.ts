// Finds hosts that no file of the site named before.
import { listFirst } from "../report/report";
import type { SiteFile, SiteFiles } from "../read/files";

/** The host of an address. Browsers read a backslash as a slash (URL Standard, 4.4). */
const AUTHORITY = String.raw`([^\s\\/"'<>()?#,;` + "`" + String.raw`{}|^]+)`;
const NAMED_HOST = new RegExp(
  String.raw`(?:https?|wss?|ftp):[\\/]{2,}${AUTHORITY}|(?<![\w:/\\])[\\/]{2}(?=\[[\da-f:.]+\]|[\w.-]*\.(?:[a-z]{2,}|\d+)(?![\w.]))${AUTHORITY}`,
  "gi",
);
const MAIL_HOST = /(?<![\w.+-])[\w.+-]+@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu;
/** Matches a host in a file that is no text, where random bytes may look like one. */
const HOST_IN_BYTES = /\bhttps?:\/\/([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;
const NAMESPACE = /\bxmlns(?::\w+)?="[^"]*"/g;

/** Says of each host that only the head names which of its files do, pages first. */
export function findNewHosts(base: SiteFiles, head: SiteFiles): string[] {
  const known = new Set([...base.values()].flatMap(hostsIn));
  const found = new Map<string, string[]>();
  const rank = ({ name }: SiteFile) => (name.endsWith(".html") ? 0 : 1);
  for (const file of [...head.values()].toSorted((a, b) => rank(a) - rank(b)))
    for (const host of hostsIn(file))
      if (!known.has(host)) found.set(host, [...(found.get(host) ?? []), file.name]);
  return [...found].map(
    ([host, files]) => `The host ${host} is named for the first time, in ${listFirst(files, 3)}.`,
  );
}

/** Finds hosts and IP addresses as browsers look them up, in Punycode (RFC 3492). */
function hostsInText(text: string): string[] {
  const plain = text.replace(NAMESPACE, "");
  const addresses = [...plain.matchAll(NAMED_HOST)].map(([, named, other]) => named ?? other ?? "");
  const mail = [...plain.matchAll(MAIL_HOST)].map(([, host = ""]) => host);
  return [...new Set([...addresses, ...mail].flatMap(canonical))];
}

function canonical(authority: string): string[] {
  const address = `http://${authority}`;
  if (!URL.canParse(address)) return [];
  const { hostname } = new URL(address);
  return /[.[]/.test(hostname) ? [hostname.replace(/\.$/, "")] : [];
}

function hostsIn({ text, bytes }: SiteFile): string[] {
  if (text !== undefined) return hostsInText(text);
  const all = bytes.toString("latin1").matchAll(HOST_IN_BYTES);
  return [...new Set([...all].map(([, host = ""]) => host.toLowerCase()))];
}
