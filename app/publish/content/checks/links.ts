import { isImageName } from "../../files/formats";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { listFormerAddresses, hasLayout, isFrame, LAYOUT_NAMES, pathOf } from "../collection";
import type { Mention, ParsedFile } from "../model";
import { report, reportField, textAt } from "../source-file";
import { isTaken } from "./file-names";
import { explainPart } from "./parts";

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const MAIL = /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?.]+(?:\?\S*)?$/;
/** An address without its scheme: `www.fda.gov/drugs`. */
const BARE =
  /^(?:www\.[\w.-]+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|eu|io|uk|de|ch))(?:[/?#]|$)/i;
/** Files that the build makes, at the root and in folders of lists. */
const MADE =
  /^\/(?:_headers|_redirects|robots\.txt|sitemap\.xml|favicon\.ico|apple-touch-icon\.png|icon-\d+\.png|not-found\.js)$|\/(?:feed\.xml|events\.ics)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1)$/;

interface Site {
  /** By path. */
  pages: ReadonlyMap<string, ParsedFile>;
  /** Also those of missing and of generated files. */
  paths: readonly string[];
  domain: string;
  files: readonly ParsedFile[];
}

/**
 * Checks that links are well spelled, and those to this site lead to a page that visitors can
 * reach.
 */
export function checkLinks(files: readonly ParsedFile[], domain: string): Problem[] {
  const pages = new Map(files.flatMap((file) => (file.path ? [[file.path, file] as const] : [])));
  // Don't report links to a required page, because another rule reports its missing file.
  const required = LAYOUT_NAMES.flatMap((name) => pathOf(name) ?? []);
  const made = files
    .filter(({ place }) => place === "list")
    .flatMap((list) => madeFor(list, files));
  const paths = [...new Set([...pages.keys(), ...required, ...made])];
  const site = { pages, paths, domain, files };
  return files.flatMap((file) => [
    ...checkHome(file),
    ...file.mentions.flatMap((link) => report(file.source, link, explainLink(link, file, site))),
  ]);
}

/** Returns the paths of a list's feed and calendar; without entries or events there is none. */
function madeFor({ path }: ParsedFile, files: readonly ParsedFile[]): string[] {
  const entries = files.filter((file) => !file.unpublished && file.path?.startsWith(`${path}/`));
  const hasEvents = entries.some(({ data }) => textAt(data, ["starts"]));
  return [
    ...(entries.length > 0 ? [`${path}/feed.xml`] : []),
    ...(hasEvents ? [`${path}/events.ics`] : []),
  ];
}

function checkHome({ path, unpublished, source }: ParsedFile): Problem[] {
  const message =
    "the home page must be published, because every page links to it; delete this line";
  return path === "/" && unpublished ? reportField(source, ["draft"], message) : [];
}

function explainLink(link: Mention, file: ParsedFile, site: Site): string | undefined {
  const { kind, name } = link;
  if (kind !== "target" && kind !== "page") return undefined;
  const spelling = kind === "target" ? explainAddress(name, site.domain) : undefined;
  if (spelling || (kind === "target" && SCHEME.test(name))) return spelling;
  const [path = ""] = name.split(/[#?]/);
  const page = path ? site.pages.get(path) : file;
  if (!page) return explainMissingPage(link, path, site);
  const [, part] = name.split("#");
  const isKnown = part && page.path;
  return (
    explainDraft(page, file, link) ??
    (isKnown ? explainPart(part, page, page === file, site.files) : undefined)
  );
}

/** Explains an address that cannot be meant as written. @param domain the site's own */
function explainAddress(url: string, domain: string): string | undefined {
  if (!url.trim())
    return "this link leads nowhere; write the address of a page between its parentheses";
  if (/\s/.test(url.trim()))
    return `"${url}" has a space in it; delete it, or in the subject of a mail write %20`;
  if (MAIL.test(url)) return `an e-mail address needs "mailto:"; write "mailto:${url}"`;
  if (BARE.test(url) || url.startsWith("//"))
    return `an address starts with https://; write "https://${url.replace(/^\/\//, "")}"`;
  const [, scheme = ""] = SCHEME.exec(url) ?? [];
  if (/^mailto$/i.test(scheme))
    return MAIL.test(url.slice("mailto:".length))
      ? undefined
      : `"${url}" is not an e-mail address; write mailto: and one address`;
  if (/^tel$/i.test(scheme))
    return (url.match(/\d/g) ?? []).length >= 5
      ? undefined
      : `"${url}" is not a telephone number; write tel: and its digits`;
  if (/^https?$/i.test(scheme)) return explainWeb(url, domain);
  if (/^doi$/i.test(scheme)) return `write "https://doi.org/${url.slice("doi:".length)}"`;
  if (/^file$/i.test(scheme))
    return "this file is on your own computer; upload it to content/files, and write ./files/ and its name";
  return scheme
    ? `"${url}" leads to no website; write an address with https://, mailto: or tel:`
    : undefined;
}

function explainWeb(url: string, domain: string): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^[\w.-]+\.[\w-]+$|^localhost$/.test(address.hostname) || !/:\/\//.test(url))
    return `"${url}" is not a complete address; copy it from the browser`;
  const { hostname, pathname, hash } = address;
  const plain = (host: string) => host.replace(/^www\./, "");
  if (LOCAL_HOST.test(hostname) || plain(hostname) === plain(domain)) {
    const path = pathname.replace(/(.)\/$/, "$1");
    return path.startsWith("/files/")
      ? `a link to a document of this site names its file; write "./${path.slice(1)}", in a folder "../${path.slice(1)}"`
      : `a link to a page of this site starts with a slash; write "${path}${hash}"`;
  }
  return url.startsWith("https:") ? undefined : `write "${url.replace(/^http:/i, "https:")}"`;
}

function explainMissingPage({ name, kind }: Mention, path: string, { paths }: Site) {
  if (paths.includes(path)) return undefined;
  const wanted = path.replace(/^\.?[\\/]?|\.(?:mdx|html)$|\/$/g, "");
  if (/^(?:home|index)$/.test(wanted)) return 'the home page is "/"; write this path';
  const guess = nearest(wanted, paths.map((other) => other.slice(1)).filter(Boolean));
  if (guess !== undefined) return `there is no page "${name}", did you mean "/${guess}"?`;
  if (isImageName(name))
    return `no link can lead to an image; write ![description](${name}) to show it`;
  const other = kind === "target" ? ", or an address that starts with https://" : "";
  return `there is no page "${name}"; write the path of an existing page${other}`;
}

function explainDraft(page: ParsedFile, from: ParsedFile, link: Mention): string | undefined {
  // Don't report the menu's links, because it leaves out unpublished pages.
  const isInMenu = isFrame(from.name) && link.field.startsWith("nav[");
  if (!page.unpublished || isInMenu || dayOf(page) <= dayOf(from)) return undefined;
  const { until, words } = page.unpublished;
  const fix = until ? " until then" : `, or \`draft: true\` in ${page.source.file}`;
  return `${page.path} is ${words} and not published; delete this link${fix}`;
}

/** Returns the first day of a page, to compare; a draft's is after all days. */
function dayOf({ unpublished }: ParsedFile): string {
  return unpublished ? (unpublished.until ?? "draft") : "";
}

/** Checks that each address under `formerly:` is free, and claimed once. */
export function checkFormerAddresses(files: readonly ParsedFile[]): Problem[] {
  const claims = new Map<string, string>();
  // Don't count drafts, because they give their address to another page.
  const published = files.filter(({ unpublished }) => !unpublished || unpublished.until);
  const pages = new Map(published.flatMap(({ path, file }) => (path ? [[path, file]] : [])));
  return files.flatMap(({ source, data, file }) =>
    listFormerAddresses(data).flatMap((address, index) => {
      // Don't tell cases apart, because not every file system does.
      const key = address.toLowerCase();
      const page = pages.get(key.replace(/\.html$/, "").replace(/^\/index$/, "/"));
      const message = explainFormer(address, page, claims.get(key));
      claims.set(key, claims.get(key) ?? file);
      return reportField(source, ["formerly", index], message);
    }),
  );
}

function explainFormer(address: string, page?: string, claim?: string): string | undefined {
  // Don't allow a query or fragment, because hosts redirect paths only.
  if (address.includes("%"))
    return `hosts read "${address}" in different ways, because of its signs with %; delete this line, no redirect would work everywhere`;
  if (!/^(?:\/[\w.~-]+)+$/.test(address) || !URL.canParse(address, "https://site.invalid"))
    return `"${address}" is not a path; write what came after the domain, from the slash to the last letter`;
  if (isTaken(address.slice(1)) || MADE.test(address))
    return `the site itself uses this address; delete this line`;
  if (page)
    return `${address} is the address of content/${page} now; delete this line, or ${hasLayout(page.replace(".mdx", "")) ? "write `draft: true` into" : "delete"} that page`;
  return claim && `${address} already leads to content/${claim}; delete this line`;
}
