import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { LAYOUT_NAMES, listFormerAddresses, pathOf } from "../collection";
import type { Mention, ParsedFile, Source } from "../model";
import { report, reportField, textAt } from "../source-file";
import { isTaken } from "./files";

const MAIL = /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+(?:\?.*)?$/;
/** An address without its scheme: `www.fda.gov/drugs`, `//fda.gov`, `fda.gov/drugs`. */
const BARE = /^(?:www\.|\/\/|[\w-]+\.(?:com|org|net|gov|edu|eu|io)\b)/i;

const REWRITTEN =
  "this address was rewritten, and may name a colleague; open it, and copy the address of the page";
const PRIVATE = "this address may need an account; link to a PDF in content/files instead";

/** Mail filters and search engines, which rewrite addresses, and services that ask for an account. */
const REWRITING = listHosts(`
  safelinks.protection.outlook.com urldefense.com urldefense.proofpoint.com mimecast.com
  linkprotect.cudasvc.com www.google.com/url`);
const LOG_IN = listHosts(`
  sharepoint.com 1drv.ms onedrive.live.com drive.google.com docs.google.com dropbox.com box.com
  notion.so notion.site atlassian.net teams.microsoft.com figma.com`);

/** Checks that links can be followed, and that those to this site lead to a published page. */
export function checkLinks(files: readonly ParsedFile[]): Problem[] {
  const pages = new Map(files.flatMap((file) => (file.path ? [[file.path, file]] : [])));
  const lists = files.filter(({ data }) => textAt(data, ["list"]) === "true");
  const names = lists.map(({ name }) => name);
  return files.flatMap((file) => [
    ...checkHosts(file.source),
    ...file.mentions.flatMap((link) => {
      const message =
        explainAddress(link) ?? explainPath(link, file, pages) ?? explainList(link, names);
      return report(file.source, link, message);
    }),
  ]);
}

/** Warns of addresses that name a colleague, or that visitors cannot open. */
function checkHosts(source: Source): Problem[] {
  return [...source.text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].flatMap(({ 0: address, index }) => {
    const { host = "", pathname = "" } = URL.canParse(address) ? new URL(address) : {};
    const isOf = (hosts: readonly string[]) =>
      hosts.some((each) => `.${host}${pathname}/`.includes(`.${each}/`));
    if (isOf(REWRITING)) return report(source, index, REWRITTEN, "warning");
    return isOf(LOG_IN) ? report(source, index, PRIVATE, "warning") : [];
  });
}

function listHosts(names: string): string[] {
  return names.trim().split(/\s+/);
}

/** Explains an address that leads nowhere. */
function explainAddress({ kind, name }: Mention): string | undefined {
  if (kind !== "target") return undefined;
  if (MAIL.test(name)) return `an e-mail address needs "mailto:"; write "mailto:${name}"`;
  if (BARE.test(name))
    return `an address starts with https://; write "https://${name.replace(/^\/\//, "")}"`;
  if (!URL.canParse(name)) return undefined;
  const { protocol, hostname } = new URL(name);
  const isWeb = /^https?:$/.test(protocol) && hostname.includes(".");
  return isWeb || ["mailto:", "tel:"].includes(protocol)
    ? undefined
    : `"${name}" leads to no website; write the path of a page, or an address with https://`;
}

/** Explains the path of a page that visitors cannot reach. Other files are checked in the build. */
function explainPath(link: Mention, from: ParsedFile, pages: ReadonlyMap<string, ParsedFile>) {
  const { kind, name, field } = link;
  const [path = ""] = name.split(/[#?]/);
  const isOther = URL.canParse(name) || /\.(?!mdx$|html$)\w+$/.test(path);
  const isPage = kind === "page" || (kind === "target" && path && !isOther);
  if (!isPage) return undefined;
  const page = pages.get(path);
  const isInMenu = from.name === "site" && field.startsWith("nav[");
  if (page?.isDraft && !from.isDraft && !isInMenu)
    return `${path} is a draft; delete this link, or \`draft: true\` in ${page.source.file}`;
  const paths = [...pages.keys(), ...LAYOUT_NAMES.flatMap((layout) => pathOf(layout) ?? [])];
  if (paths.includes(path)) return undefined;
  const wanted = path.replace(/^[./]*|\.(?:mdx|html)$|\/$/g, "");
  const guess = /^(?:home|index)?$/.test(wanted) ? "/" : nearest(`/${wanted}`, paths);
  const fix = guess
    ? `, did you mean "${guess}"?`
    : "; write the path of a page, or an address with https://";
  return `there is no page "${name}"${fix}`;
}

function explainList({ kind, name }: Mention, lists: readonly string[]): string | undefined {
  if (kind !== "list" || lists.includes(name)) return undefined;
  const guess = nearest(name, lists);
  return guess
    ? `there is no list "${name}", did you mean "${guess}"?`
    : `there is no list "${name}"; write \`list: true\` into content/${name}/index.mdx`;
}

/** Checks that each address under `formerly:` is a free path, claimed once. */
export function checkFormerAddresses(files: readonly ParsedFile[]): Problem[] {
  const published = files.filter(({ isDraft }) => !isDraft);
  const pages = new Map(published.map(({ path, file }) => [path ?? "", file]));
  const claims = new Map<string, string>();
  return files.flatMap(({ source, data, file }) =>
    listFormerAddresses(data).flatMap((address, index) => {
      const key = address.toLowerCase().replace(/\.html$/, "");
      const other = pages.get(key === "/index" ? "/" : key) ?? claims.get(key);
      claims.set(key, file);
      return reportField(source, ["formerly", index], explainFormer(address, other));
    }),
  );
}

/** @param other the file of the page that has this address, or had it before */
function explainFormer(address: string, other: string | undefined): string | undefined {
  if (!/^(?:\/[\w.~-]+)+$/.test(address))
    return `"${address}" is no path such as /science; write what followed the domain, or delete this line`;
  if (isTaken(address.slice(1))) return "the site itself uses this address; delete this line";
  return other && `${address} leads to content/${other} already; delete this line`;
}
