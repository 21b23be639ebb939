// All pages and files of a build in; out a function that says which links lead nowhere.
import { attribute, elementsIn } from "../../markup/html-tree";
import type { ParsedPage } from "./parsed-page";

/** Whether a link on the page at `from` leads to nothing in this build; links to other sites count as good. */
export type LinkCheck = (href: string, from: string) => boolean;

/**
 * @param names of all files of the build, with forward slashes
 * @param origin the site's own
 */
export function createLinkCheck(pages: ParsedPage[], names: string[], origin: string): LinkCheck {
  const files = new Set(names);
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
    const path = decodeURI(url.pathname).replace(/(?<=.)\/$/, "");
    const ids = idsByPath.get(path);
    if (!ids) return !files.has(path.slice(1));
    return url.hash.length > 1 && !ids.has(decodeURIComponent(url.hash.slice(1)));
  };
}
