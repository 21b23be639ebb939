// All pages and files of a build in; out a function that says which links lead nowhere. And an element as a link.
import { attribute, elementsIn, textOf, type Element } from "../../markup/html-tree";
import type { SiteLink } from "../page-model";
import { pathOf, type SiteFiles } from "./site-files";

/** Whether a link on the page at `from` leads to nothing in this build; links to other sites count as good. */
export type LinkCheck = (href: string, from: string) => boolean;

/** @param origin the site's own */
export function createLinkCheck(
  pages: { path: string; html: Element }[],
  files: SiteFiles,
  origin: string,
): LinkCheck {
  const idsByPath = new Map(
    pages.map(({ path, html }) => [
      path,
      new Set([...elementsIn(html)].map((element) => attribute(element, "id"))),
    ]),
  );
  return (href, from) => {
    if (!URL.canParse(href, `${origin}${from}`)) return true;
    const url = new URL(href, `${origin}${from}`);
    if (url.origin !== new URL(origin).origin) return false;
    const path = pathOf(url.pathname).replace(/(?<=.)\/$/, "");
    const ids = idsByPath.get(path);
    if (!ids) return !files.all.has(path);
    return url.hash.length > 1 && !ids.has(fragmentOf(url));
  };
}

function fragmentOf({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** A link as a page has it. @param isBroken of the same site */
export function describeLink(
  { href, words }: { href: string; words: string },
  from: string,
  { files, isBroken }: { files: SiteFiles; isBroken: LinkCheck },
): SiteLink {
  const file = files.find(href);
  return {
    href: files.unhash(href),
    words,
    ...(file && file.kind !== "page" && { hash: file.hash }),
    isBroken: isBroken(href, from),
  };
}

/** The address and the words of an `<a>`; nothing when it leads nowhere on purpose. */
export function readLink(link: Element): { href: string; words: string }[] {
  const href = attribute(link, "href");
  const words = textOf(link) || attribute(link, "aria-label") || "";
  return href === undefined ? [] : [{ href, words }];
}
