import { listFirst } from "../report-data";
import type { SiteFile, SiteFiles } from "../read/files";

/** What follows two slashes; browsers read a backslash as one (URL Standard, 4.4). */
const AUTHORITY = /[\\/]{2}([^\s\\/"'<>()?#,;{}|^`]+)/g;
const MAIL_HOST = /[\w.+-]@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/gu;
/** Random bytes may look like a host without `http:`. */
const HOST_IN_BYTES = /\bhttps?:\/\/((?:[\w-]+\.)+[a-z]{2,})/gi;
const NAMESPACE = /\bxmlns(?::\w+)?="[^"]*"/g;

/** Describes the hosts that only the head names, with the first pages or files that do. */
export function findNewHosts(base: SiteFiles, head: SiteFiles): string[] {
  const earlier = new Set([...base.values()].flatMap(hostsIn));
  const found = new Map<string, string[]>();
  for (const file of head.values())
    for (const host of new Set(hostsIn(file)))
      if (!earlier.has(host)) found.set(host, [...(found.get(host) ?? []), file.name]);
  return [...found].map(([host, names]) => {
    const pages = names.filter((name) => name.endsWith(".html"));
    const first = listFirst(pages.length > 0 ? pages : names, 3);
    return `The host ${host} is named for the first time, in ${first}.`;
  });
}

/** Browsers look up hosts and IP addresses in Punycode (RFC 3492). */
function hostsIn({ text, bytes }: SiteFile): string[] {
  const plain = text?.replace(NAMESPACE, "") ?? bytes.toString("latin1");
  const patterns = text === undefined ? [HOST_IN_BYTES] : [AUTHORITY, MAIL_HOST];
  const found = patterns.flatMap((pattern) => [...plain.matchAll(pattern)]);
  return found.flatMap(([, authority = ""]) => {
    const address = `http://${authority}`;
    const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : "";
    return /\w\.\w|\[/.test(host) ? [host] : [];
  });
}
