// Finds hosts that no file of the site named before.
import type { SiteFiles } from "../site/files";

/** An address with its scheme, or without: a style sheet, a policy and code name hosts in these ways, and mail by "@". */
const HOST =
  /(?:(?:https?|wss?):|(?<![\w:/]))\/\/([\w.-]+\.[a-z]{2,})|mailto:[^\s@"'<>]+@([\w.-]+\.[a-z]{2,})/gi;
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

/** The hosts that a text names, in lower case. */
export function hostsInText(text: string): string[] {
  const all = [...text.replace(NAMESPACE, "").matchAll(HOST)];
  return [...new Set(all.map(([, host, mail]) => (host ?? mail ?? "").toLowerCase()))];
}

function hostsIn({ text, bytes }: { text: string | undefined; bytes: Buffer }): string[] {
  if (text !== undefined) return hostsInText(text);
  const all = bytes.toString("latin1").matchAll(HOST_IN_BYTES);
  return [...new Set([...all].map(([, host = ""]) => host.toLowerCase()))];
}
