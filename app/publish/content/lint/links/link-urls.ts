// The links of the prose in; out what is wrong with the spelling of their addresses, wherever they lead.
import type { Finding } from "../../../problems/problem";
import type { ParsedFile } from "../../source/model";
import { problemAt } from "../../source/source-file";

/** Hosts under which writers see the site on their own machine. */
const PREVIEW = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)*\.(com|org|net|edu|gov|io|eu|uk|int|info)(?=[/?#:]|$)/i;
const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+$/;

/** The rule: the address of every link that may lead to other sites is well spelled. */
export function checkLinkUrls({ mentions, source, home }: ParsedFile): Finding[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const message = kind === "target" ? explainAddress(name, home) : undefined;
    return message ? [problemAt(source, range, field, message)] : [];
  });
}

/** Whether a link's address, if it is well spelled, is a page of this site or a part of one. */
export function isInner(url: string, home: string): boolean {
  return explainAddress(url, home) === undefined && !/^(https:\/\/|mailto:|tel:)./.test(url);
}

/**
 * Explains an address that cannot be meant as it is written.
 * @param url as written in the file
 * @param home the public address of the home page, such as `https://www.example.com/`
 * @returns a sentence for the writer; undefined when the address is well spelled
 */
export function explainAddress(url: string, home: string): string | undefined {
  if (!url.trim())
    return "this link leads nowhere, expected an address such as /investors between its parentheses";
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  const isBare = DOMAIN.test(url) || /^www\./i.test(url);
  if (scheme === "mailto") return explainMail(url);
  if (scheme === "tel") return explainPhone(url);
  if (/^https?[:/]/i.test(url)) return explainWeb(url, home);
  if (scheme && !isBare)
    return `expected an address that starts with https://, mailto: or tel:, found "${url}"`;
  if (url.startsWith("//")) return expectAddress(`https:${url}`, url);
  if (MAIL.test(url)) return expectAddress(`mailto:${url}`, url);
  if (isBare) return explainWeb(`https://${url}`, home, url);
  if (url.includes("\\")) return expectAddress(url.replaceAll("\\", "/"), url);
  return /\s/.test(url) ? `expected an address without spaces, found "${url}"` : undefined;
}

function expectAddress(wanted: string, written: string): string {
  return `expected "${wanted}", found "${written}"`;
}

function explainWeb(url: string, home: string, written = url): string | undefined {
  const full = `https://${url.replace(/^https?[:/\\]+/i, "")}`;
  const address = URL.canParse(full) && !/\s/.test(full) ? new URL(full) : undefined;
  const isPreview = address && PREVIEW.test(address.hostname);
  const dotted = full.replace(/^https:\/\/[^/?#]*/, (host) => host.replace(/[.,]+(?=.)/g, "."));
  if (dotted !== full) return expectAddress(dotted, url);
  if (!address || (!isPreview && !/[^.]\.[^.]/.test(address.hostname)))
    return `expected an address such as "https://www.example.org/page", found "${url}"`;

  const better = explainForeign(address);
  if (better) return better;
  const { hostname, pathname, hash } = address;
  const site = new URL(home);
  const plain = (host: string) => host.replace(/^www\./, "");
  // Another folder of the same host is somebody else's site.
  if (
    (isPreview || plain(hostname) === plain(site.hostname)) &&
    `${pathname}/`.startsWith(site.pathname)
  ) {
    const path = `/${pathname.slice(site.pathname.length)}`.replace(/(.)\/$/, "$1");
    return `a link to a page of this site starts with a slash, ${expectAddress(path + hash, written)}`;
  }
  return written.startsWith("https://") ? undefined : expectAddress(full, written);
}

/** What is wrong with an address of another site that looks right: others cannot open it, or a program rewrote it. */
function explainForeign({ href, hostname, searchParams }: URL): string | undefined {
  const [, wrapped] = /^https:\/\/urldefense\.com\/v3\/__(.*?)__;/.exec(href) ?? [];
  const isWrapped = /(^|\.)safelinks\.protection\.outlook\.com$|^(www\.)?google\.[a-z.]+$/.test(
    hostname,
  );
  const target = wrapped ?? (isWrapped ? (searchParams.get("url") ?? searchParams.get("q")) : null);
  if (target?.startsWith("http"))
    return `a program rewrote this address so that it sees who follows it, expected "${target}"`;
  const [draft] = /^https:\/\/docs\.google\.com\/.*\/edit(?=[?#]|$)/.exec(href) ?? [];
  return draft
    ? `this address opens the document for editing, expected "${draft.replace(/edit$/, "preview")}"`
    : undefined;
}

function explainMail(url: string): string | undefined {
  const [, mailbox = "", query = ""] = /^mailto:\/*([^?]*)(\?.*)?$/is.exec(url) ?? [];
  const plain = mailbox.replace(/\s/g, "");
  const wanted = MAIL.test(plain) ? `mailto:${plain}${query}` : "mailto:hello@example.com";
  return url === wanted ? undefined : expectAddress(wanted, url);
}

function explainPhone(url: string): string | undefined {
  if (/^tel:\+?\d[\d.-]{4,}$/.test(url)) return undefined;
  const digits = url.replace(/^tel:/i, "").replace(/[^+\d]/g, "");
  return expectAddress(digits.length < 5 ? "tel:+19195550100" : `tel:${digits}`, url);
}
