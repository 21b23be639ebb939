// Links: how an address is spelled; and among all files, links to a page or a part that visitors cannot reach.
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import { anchorsOf } from "../source/anchors";
import { formerAddresses, LAYOUT_NAMES, pathOf } from "../source/collection";
import type { CheckedFile, Mention, ParsedFile } from "../source/model";
import { problemAt, problemAtField } from "../source/source-file";
import { TAKEN } from "./file-names";

const MAIL = /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?.]+(?:\?.*)?$/;
/** What follows the scheme of an address, and an example. */
const FORMS: ReadonlyMap<string, readonly [RegExp, string]> = new Map([
  ["mailto", [MAIL, "mailto:hello@example.com"]],
  ["tel", [/^\+?\d[\d.-]{4,}$/, "tel:+19195550100"]],
]);
const BARE =
  /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|edu|gov|io|eu|uk|int|info)(?=[/?#:]|$))/i;
const HOST = /^(?:[a-z\d-]+\.)+[a-z\d-]+$/;
/** Hosts under which writers see the site on their own machine. */
const PREVIEW = /^(?:localhost|127\.0\.0\.1)$/;

/** The rule: the address of every link that may lead to other sites is well spelled. */
export function checkLinkUrls({ mentions, source, home }: ParsedFile): Finding[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const message = kind === "target" ? explainAddress(name, home) : undefined;
    return message ? [problemAt(source, range, field, message)] : [];
  });
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
  if (/\s/.test(url)) return `expected an address without spaces, found "${url}"`;
  if (MAIL.test(url)) return `expected "mailto:${url}", found "${url}"`;
  if (BARE.test(url) || /^(?:https?:|\/\/)/i.test(url)) return explainWeb(url, home);
  const [, scheme, rest = ""] = /^([a-z][a-z\d+.-]*):(.*)/i.exec(url) ?? [];
  if (!scheme) return undefined;
  const [form, example] = FORMS.get(scheme) ?? [];
  if (!form)
    return `expected an address that starts with https://, mailto: or tel:, found "${url}"`;
  return form.test(rest) ? undefined : `expected an address such as "${example}", found "${url}"`;
}

function explainWeb(url: string, home: string): string | undefined {
  const full = `https://${url.replace(/^(?:https?:)?\/*/i, "")}`;
  const address = URL.canParse(full) ? new URL(full) : undefined;
  if (!address || !(HOST.test(address.hostname) || PREVIEW.test(address.hostname)))
    return `expected an address such as "https://www.example.org/page", found "${url}"`;
  const { hostname, pathname, hash } = address;
  const site = new URL(home);
  const plain = (host: string) => host.replace(/^www\./, "");
  const isHost = PREVIEW.test(hostname) || plain(hostname) === plain(site.hostname);
  // Another folder of the same host is another site.
  if (isHost && `${pathname}/`.startsWith(site.pathname)) {
    const path = `/${pathname.slice(site.pathname.length)}`.replace(/(.)\/$/, "$1");
    return `a link to a page of this site starts with a slash, expected "${path}${hash}", found "${url}"`;
  }
  return url.startsWith("https://") ? undefined : `expected "${full}", found "${url}"`;
}

/** The rule: every link to this site leads to a page, and to a part of it, that visitors can reach. */
export function checkLinkTargets(files: readonly CheckedFile[]): Finding[] {
  const pages = new Map(files.flatMap((file) => (file.path ? [[file.path, file] as const] : [])));
  // A missing file is reported by another rule.
  const required = LAYOUT_NAMES.flatMap((name) => pathOf(name) ?? []);
  const paths = [...new Set([...pages.keys(), ...required])];
  const moved = new Map(
    files.flatMap(({ data, path = "" }) =>
      formerAddresses(data).map((old) => [old, path] as const),
    ),
  );
  return files.flatMap((file) => [
    ...checkHome(file),
    ...file.mentions.flatMap((link) => {
      if (!isInner(link, file.home)) return [];
      const [path = "", part] = link.name.split("#");
      const page = path ? pages.get(path) : file;
      const message = page
        ? (explainDraft(page, file, link) ?? explainPart(part, page, path))
        : explainMissing(link, path, paths, moved.get(path.replace(/(.)\/$/, "$1")));
      return message ? [problemAt(file.source, link.range, link.field, message)] : [];
    }),
  ]);
}

/** Whether a mention is a link that, if it is well spelled, leads to a page of this site or a part of one. */
function isInner({ kind, name }: Mention, home: string): boolean {
  const isOuter =
    explainAddress(name, home) !== undefined || /^(https:\/\/|mailto:|tel:)./.test(name);
  return kind === "page" || (kind === "target" && !isOuter);
}

/** Every page links to the first one. */
function checkHome({ path, unpublished, source }: CheckedFile): Finding[] {
  const message =
    "the home page must be published, because every page links to it; delete this line";
  return path === "/" && unpublished ? [problemAtField(source, ["draft"], message)] : [];
}

function explainMissing(
  { name, kind }: Mention,
  path: string,
  paths: readonly string[],
  now: string | undefined,
) {
  if (now) return `${path} has moved, expected "${name.replace(path, now)}"`;
  if (paths.includes(path)) return undefined;
  const wanted = path.replace(/^\.?\/?|\.mdx$|\/$/g, "");
  const guess = nearest(
    wanted,
    paths.map((other) => other.slice(1)),
  );
  if (guess !== undefined) return `there is no page "${name}", did you mean "/${guess}"?`;
  const other = kind === "target" ? ", or an address that starts with https://" : "";
  return `there is no page "${name}", expected the path of one, such as /investors${other}`;
}

function explainDraft(page: CheckedFile, from: CheckedFile, link: Mention): string | undefined {
  // The menu leaves out what is not published.
  const isInMenu = from.name === "site" && link.field.startsWith("nav[");
  if (!page.unpublished || isInMenu || dayOf(page) <= dayOf(from)) return undefined;
  const { until, words } = page.unpublished;
  const cure = until ? " until then" : `, or \`draft: true\` in ${page.source.file}`;
  return `${page.path} is ${words}, and not published; delete this link${cure}`;
}

/** The first day on which a page is published, to compare; a draft comes after all days. */
function dayOf({ unpublished }: CheckedFile): string {
  return unpublished ? (unpublished.until ?? "draft") : "";
}

function explainPart(part: string | undefined, page: CheckedFile, path: string) {
  // What could not be read may contain the part.
  if (part === undefined || !page.isWhole || page.data === undefined) return undefined;
  if (part === "") return 'the "#" at the end leads to no part of the page; delete it';
  const known = [...new Set(["main", ...anchorsOf(page).map(({ id }) => id)])].toSorted();
  if (known.includes(part)) return undefined;
  const guess = nearest(part, known);
  const advice = guess
    ? `did you mean "${path}#${guess}"?`
    : `expected one of ${known.map((name) => `#${name}`).join(", ")}`;
  return `there is no part "#${part}" on ${path || "this page"}, ${advice}`;
}

/** Without a query and a part: hosts redirect a path, and browsers keep the rest. */
const FORMER = /^(?:\/[\w~-]+)+(?:\.(?:html?|php|aspx?))?$/;

/** The rule: each address under `formerly:` is free, and redirects to one page. */
export function checkFormerAddresses(files: readonly CheckedFile[]): Finding[] {
  const claims = new Map<string, string>();
  const pages = new Map(files.flatMap(({ path, file }) => (path ? [[path, file] as const] : [])));
  return files.flatMap(({ source, data, file }) =>
    formerAddresses(data).flatMap((address, index) => {
      // Not every file system is case-sensitive.
      const key = address.toLowerCase();
      const message = explainFormer(address, pages.get(key), claims.get(key));
      claims.set(key, claims.get(key) ?? file);
      return message ? [problemAtField(source, ["formerly", index], message)] : [];
    }),
  );
}

function explainFormer(address: string, page?: string, claim?: string): string | undefined {
  if (!FORMER.test(address))
    return `expected a path such as "/science" or "/about.html", found "${address}"`;
  const [first = ""] = address.slice(1).split(/[/.]/);
  if (TAKEN.includes(first) || first === "index")
    return `the site itself uses the name "${first}", expected another address; delete this line`;
  if (page) return `${address} is the address of content/${page} now; delete this line`;
  return claim && `${address} already leads to content/${claim}; delete this line`;
}
