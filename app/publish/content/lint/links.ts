// Checks links: how an address is spelled, and whether visitors can reach the page, or the part of it, that it leads to.
import { isImageName } from "../../images/formats";
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import { anchorsOf } from "../source/anchors";
import { formerAddresses, LAYOUT_NAMES, pathOf } from "../source/collection";
import type { CheckedFile, Mention, ParsedFile } from "../source/model";
import { problemAt, problemAtField } from "../source/source-file";
import { TAKEN } from "./file-names";

const MAIL = /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?.]+(?:\?.*)?$/;
/** What follows the scheme of an address. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["mailto", MAIL],
  ["tel", /^\+?\d[\d.-]{4,}$/],
]);
/** The editors of Google, which show visitors more than the document, or ask them to sign in. */
const EDITOR = /^(https:\/\/docs\.google\.com\/\w+\/d\/[\w-]+)\/(?:edit|copy)\b.*/;
const BARE =
  /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|edu|gov|io|eu|uk|int|info)(?=[/?#:]|$))/i;
const HOST = /^(?:[a-z\d-]+\.)+[a-z\d-]+$/;
/** Hosts under which writers see the site on their own machine. */
const PREVIEW = /^(?:localhost|127\.0\.0\.1)$/;

/** The rule: the address of every link that may lead to other sites is well spelled. */
export function checkLinkUrls({ mentions, source, home }: ParsedFile): Finding[] {
  const top = "../".repeat(source.file.split("/").length - 2) || "./";
  return mentions.flatMap(({ kind, name, range, field }) => {
    const message =
      kind === "target" ? (explainAddress(name, home, top) ?? explainEditor(name)) : undefined;
    return message ? [problemAt(source, range, field, message)] : [];
  });
}

/**
 * Explains an address that cannot be meant as it is written.
 * @param url as written in the file
 * @param home the public address of the home page, such as `https://www.example.com/`
 * @param top the way from the file to `content/`
 * @returns a sentence for the writer; undefined when the address is well spelled
 */
export function explainAddress(url: string, home: string, top = "./"): string | undefined {
  if (!url.trim())
    return "this link leads nowhere; write the address of a page between its parentheses";
  if (/\s/.test(url)) return `"${url}" has a space in it; delete it, or write %20 for it`;
  if (MAIL.test(url)) return `an e-mail address needs "mailto:"; write "mailto:${url}"`;
  if (BARE.test(url) || /^(?:https?:|\/\/)/i.test(url)) return explainWeb(url, home, top);
  const [, scheme, rest = ""] = /^([a-z][a-z\d+.-]*):(.*)/i.exec(url) ?? [];
  if (!scheme) return undefined;
  const form = FORMS.get(scheme);
  if (!form) return `"${url}" leads to no website; write an address with https://, mailto: or tel:`;
  return form.test(rest)
    ? undefined
    : `"${url}" cannot be opened; write "mailto:" and an e-mail address, or "tel:" and digits, dots and hyphens only`;
}

function explainEditor(url: string): string | undefined {
  const [, start] = EDITOR.exec(url) ?? [];
  return start && `this link opens the document in its editor; write "${start}/preview"`;
}

function explainWeb(url: string, home: string, top: string): string | undefined {
  const full = `https://${url.replace(/^(?:https?:)?\/*/i, "")}`;
  const address = URL.canParse(full) ? new URL(full) : undefined;
  if (!address || !(HOST.test(address.hostname) || PREVIEW.test(address.hostname)))
    return `"${url}" is not a complete address; copy it from the browser, with https:// in front`;
  const { hostname, pathname, hash } = address;
  const site = new URL(home);
  const plain = (host: string) => host.replace(/^www\./, "");
  const isHost = PREVIEW.test(hostname) || plain(hostname) === plain(site.hostname);
  // Another folder of the same host is another site.
  if (isHost && `${pathname}/`.startsWith(site.pathname)) {
    const path = `/${pathname.slice(site.pathname.length)}`.replace(/(.)\/$/, "$1");
    return path.startsWith("/files/")
      ? `a link to a document of this site names its file; write "${top}${path.slice(1)}"`
      : `a link to a page of this site starts with a slash; write "${path}${hash}"`;
  }
  return url.startsWith("https://") ? undefined : `write "${full}" for "${url}"`;
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
  if (now) return `${path} has moved; write "${name.replace(path, now)}"`;
  if (paths.includes(path)) return undefined;
  const wanted = path.replace(/^\.?\/?|\.mdx$|\/$/g, "");
  const guess = nearest(
    wanted,
    paths.map((other) => other.slice(1)),
  );
  if (guess !== undefined) return `there is no page "${name}", did you mean "/${guess}"?`;
  if (isImageName(name))
    return `no link can lead to an image; write ![description](${name}) to show it`;
  const other = kind === "target" ? ", or an address that starts with https://" : "";
  return `there is no page "${name}"; write the path of an existing page${other}`;
}

function explainDraft(page: CheckedFile, from: CheckedFile, link: Mention): string | undefined {
  // The menu leaves out what is not published.
  const isInMenu = from.name === "site" && link.field.startsWith("nav[");
  if (!page.unpublished || isInMenu || dayOf(page) <= dayOf(from)) return undefined;
  const { until, words } = page.unpublished;
  const cure = until ? " until then" : `, or \`draft: true\` in ${page.source.file}`;
  return `${page.path} is ${words} and not published; delete this link${cure}`;
}

/** The first day on which a page is published, to compare; a draft comes after all days. */
function dayOf({ unpublished }: CheckedFile): string {
  return unpublished ? (unpublished.until ?? "draft") : "";
}

function explainPart(part: string | undefined, page: CheckedFile, path: string) {
  // What could not be read may contain the part.
  if (part === undefined || !page.isWhole || page.data === undefined) return undefined;
  if (part === "") return 'the "#" at the end leads to no part of the page; delete it';
  const known = [...new Set(anchorsOf(page).map(({ id }) => id))].toSorted();
  if (known.includes(part)) return undefined;
  const guess = nearest(part, known);
  const alike = known.filter((name) => name.startsWith(part.replace(/\d+$/, "")));
  const parts = (alike.length > 0 ? alike : known).map((name) => `#${name}`).join(", ");
  const others = parts ? `; its parts are ${parts}` : "; link to the page";
  const cure = guess ? `, did you mean "${path}#${guess}"?` : others;
  return `there is no part "#${part}" on ${path || "this page"}${cure}`;
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
    return `"${address}" is not a path; write what came after the domain, from the slash to the last letter`;
  const [first = ""] = address.slice(1).split(/[/.]/);
  if (TAKEN.includes(first) || first === "index")
    return `the site itself uses the name "${first}"; delete this line`;
  if (page) return `${address} is the address of content/${page} now; delete this line`;
  return claim && `${address} already leads to content/${claim}; delete this line`;
}
