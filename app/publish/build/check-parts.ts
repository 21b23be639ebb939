// Checks the parts of the built pages, and the links to them: what a browser would not find is an error in the file that names it.
import { parse } from "parse5";

import type { CheckedPage } from "../content/source/model";
import { attribute, elementsIn, type Element } from "../markup/html-tree";
import { ContentError } from "../problems/content-error";
import { nearest } from "../problems/did-you-mean";
import { positionOf, type Problem } from "../problems/problem";

/**
 * Checks that each link with a part, such as `/investors#slide-2`, leads to an element, and that no two have one id.
 * @param files the texts of the built files, by their names such as `about-us.html`
 * @param pages those of the site, which are to blame
 * @param base the base path of the site, with a slash at both ends
 * @throws {ContentError} with a line for each link that leads to no part, and for each id that a page has twice
 */
export function checkParts(
  files: ReadonlyMap<string, string>,
  pages: readonly CheckedPage[],
  base: string,
): void {
  const parts = new Map<string, ReturnType<typeof partsOf>>();
  for (const [name, text] of files)
    if (name.endsWith(".html")) parts.set(pathOf(name), partsOf([...elementsIn(parse(text))]));
  const problems = new Map<string, Problem>();
  for (const [path, { ids, links }] of parts) {
    for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) < index))) {
      const message = `two parts of this page are "#${id}"; reword one of their headings`;
      const problem = problemAt("", path, pages, message);
      problems.set(`${problem.file} ${message}`, problem);
    }
    for (const link of links) {
      const { pathname, hash } = new URL(link, `https://site.invalid${base}${path.slice(1)}`);
      const target = `/${pathname.slice(base.length)}`;
      const ids = pathname.startsWith(base) ? parts.get(target)?.ids : undefined;
      const part = decodeURIComponent(hash.slice(1));
      if (!ids || !part || ids.includes(part)) continue;
      const guess = nearest(part, ids);
      const fix = guess ? `did you mean "#${guess}"?` : "write the words of a heading of that page";
      const where = target === path ? "this page" : target;
      const message = `there is no part "#${part}" on ${where}, ${fix}`;
      const problem = problemAt(`#${part}`, path, pages, message);
      problems.set(`${problem.file} ${message}`, problem);
    }
  }
  if (problems.size > 0) throw new ContentError([...problems.values()]);
}

function partsOf(elements: readonly Element[]) {
  const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
  const links = elements
    .filter(({ tagName }) => tagName === "a")
    .flatMap((element) => attribute(element, "href") ?? [])
    // Without those to other sites.
    .filter((href) => href.includes("#") && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href));
  return { ids, links };
}

/** `investors.html` is `/investors`. */
function pathOf(name: string): string {
  return `/${name.replace(/\.html$/, "").replace(/^index$/, "")}`;
}

/** A problem at the place of a link, in the file of its page or in that of the frame. */
function problemAt(link: string, path: string, pages: readonly CheckedPage[], message: string) {
  const own = pages.find(({ url }) => url === path);
  const site = pages.find(({ name }) => name === "site");
  const page = [own, site].find((each) => each?.text.includes(link)) ?? own ?? site;
  const { file = "content/site.mdx", text = "" } = page ?? {};
  const start = Math.max(0, text.indexOf(link));
  const position = positionOf(text, [start, start + link.length]);
  return { file, ...position, field: "", message, severity: "error" } as const;
}
