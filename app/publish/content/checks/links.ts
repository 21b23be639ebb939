import { join } from "node:path/posix";

import type { Problem } from "../../problems/problem";
import { REQUIRED_NAMES, listFormerAddresses, pathOf } from "../file-names";
import type { Mention, ParsedFile, Source } from "../model";
import { blankComments, locateField, problemsAt, textAt } from "../source-file";
import { suggest } from "./fields";
import { isTaken } from "./files";

const REWRITTEN =
  "this address was rewritten, and may name a colleague; open it, and copy the address of the page";
const PRIVATE = "this address may need an account; link to a PDF in content/files instead";

const REWRITING_HOSTS = `
  safelinks.protection.outlook.com urldefense.com urldefense.proofpoint.com mimecast.com
  linkprotect.cudasvc.com www.google.com/url`;
const LOG_IN_HOSTS = `
  sharepoint.com 1drv.ms onedrive.live.com drive.google.com docs.google.com dropbox.com box.com
  notion.so notion.site atlassian.net teams.microsoft.com figma.com`;

/** Checks that links can be followed, and lead to published pages. */
export function checkLinks(files: readonly ParsedFile[], domain?: string): Problem[] {
  const pages = new Map(files.flatMap((file) => (file.path ? [[file.path, file]] : [])));
  return files.flatMap((file) => [
    ...checkHosts(file.source),
    ...file.mentions.flatMap((mention) =>
      problemsAt(file.source, mention, explainMention(mention, file, pages, domain)),
    ),
  ]);
}

function checkHosts(source: Source): Problem[] {
  const words = blankComments(source.text);
  return [...words.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].flatMap(({ 0: address, index }) => {
    if (!URL.canParse(address)) return [];
    const { host, pathname } = new URL(address);
    const place = `.${host}${pathname}/`;
    const isOf = (hosts: string) =>
      hosts.match(/\S+/g)?.some((each) => place.includes(`.${each}/`));
    if (isOf(REWRITING_HOSTS)) return problemsAt(source, index, REWRITTEN, "warning");
    return isOf(LOG_IN_HOSTS) ? problemsAt(source, index, PRIVATE, "warning") : [];
  });
}

type Pages = ReadonlyMap<string, ParsedFile>;

function explainMention(mention: Mention, from: ParsedFile, pages: Pages, domain?: string) {
  const { kind, name } = mention;
  if (kind === "list") return explainList(name, pages);
  if (kind === "target" && URL.canParse(name)) return explainAddress(name, domain);
  // The build checks the addresses of other files.
  const isFile = /^\/[^/].*\.(?!mdx$|html$)\w+$/.test(name.replace(/[#?].*/, ""));
  const isPath = kind === "page" || (kind === "target" && !isFile);
  return isPath ? explainPath(mention, from, pages) : undefined;
}

function explainAddress(address: string, domain?: string): string | undefined {
  const { hostname, pathname, search, hash } = new URL(address);
  if (hostname === domain)
    return `"${address}" would lead out of a preview; write "${pathname}${search}${hash}"`;
  const isWeb = /^https?:/i.test(address) && hostname.includes(".");
  const isMailOrPhone = /^(?:mailto:.+@.+\.|tel:.*\d{3})/i.test(address);
  if (isWeb || isMailOrPhone) return undefined;
  return `"${address}" leads nowhere; write the path of a page, or all of an address after https://, mailto: or tel:`;
}

function explainPath({ kind, name, field }: Mention, from: ParsedFile, pages: Pages) {
  const [path = ""] = name.split(/[#?]/);
  const page = pages.get(path);
  // The menu leaves out links to drafts.
  const isInMenu = from.name === "site" && field.startsWith("nav[");
  if (page?.isDraft && !from.isDraft && !isInMenu)
    return `${path} is a draft; delete this link, or \`draft: true\` in ${page.source.file}`;
  const paths = [...pages.keys(), ...REQUIRED_NAMES.flatMap((required) => pathOf(required) ?? [])];
  if (/^[#?]/.test(name) || paths.includes(path)) return undefined;
  const plain = path.replace(/^[./]*|\.(?:mdx|html)$|\/$/g, "");
  const wanted = /^(?:home|index)$/.test(plain) ? "/" : `/${plain}`;
  const others = kind === "page" ? "" : ", or an address that starts with https:// or mailto:";
  const fix = suggest(name && wanted, paths, `; write the path of a page${others}`);
  return `there is no page "${name}"${fix}`;
}

function explainList(name: string, pages: Pages): string | undefined {
  const lists = [...pages.values()].filter(({ data }) => textAt(data, ["list"]) === "true");
  const names = lists.map((list) => list.name);
  if (names.includes(name)) return undefined;
  const index = join("content", name, "index.mdx");
  const fix = suggest(name, names, `; write \`list: true\` into ${index}`);
  return `there is no list "${name}"${fix}`;
}

/** Checks that each address under `formerly:` is a free path, claimed once. */
export function checkFormerAddresses(files: readonly ParsedFile[]): Problem[] {
  const published = files.filter(({ isDraft }) => !isDraft);
  const taken = new Map(published.map(({ path, source }) => [path, source.file]));
  return files.flatMap(({ source, data }) =>
    listFormerAddresses(data).flatMap((address, index) => {
      const path = address.toLowerCase().replace(/\.html$/, "");
      const message = explainFormer(address, taken.get(path));
      taken.set(path, source.file);
      return problemsAt(source, locateField(source, ["formerly", index]), message);
    }),
  );
}

function explainFormer(address: string, other: string | undefined): string | undefined {
  if (!/^(?:\/[\w.~-]+)+$/.test(address))
    return `"${address}" is no path such as /science; write what followed the domain, with no slash at its end, or delete it here`;
  if (isTaken(address.slice(1))) return "the site itself uses this address; delete it here";
  return other && `${address} leads to ${other} already; delete it here`;
}
