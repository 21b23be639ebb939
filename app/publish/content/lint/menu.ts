// All files in; out the pages that ask for a link in the menu (`nav:`) when it is full.
import { COUNTS, describeCount } from "../../../schema/counts";
import { count, type Finding } from "../../problems/problem";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAt, rangeOfKey, valueAt } from "../source/source-file";

/** The rule: the links of `site.mdx` and those of pages of prose, drafts too, fit into the top bar together. */
export function checkMenu(files: readonly ParsedFile[]): Finding[] {
  const { max, more } = COUNTS.menu;
  const links = valueAt(files.find(({ name }) => name === "site")?.data, ["nav"]);
  const own = Array.isArray(links) ? links.length : 0;
  const pages = files
    .filter(({ name, data }) => !hasLayout(name) && isInMenu(valueAt(data, ["nav"])))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const total = own + pages.length;
  const message = `makes the menu too long: it has ${total} links, ${own} of site.mdx and ${count(pages.length, "page")} with \`nav:\`, expected ${describeCount(COUNTS.menu)}: ${more}; delete this line, or ${total - max} of the others`;
  return pages
    .slice(Math.max(0, max - own))
    .map(({ source }) => problemAt(source, rangeOfKey(source, ["nav"]), "nav", message));
}

function isInMenu(nav: unknown): boolean {
  return nav === true || (typeof nav === "string" && nav.trim() !== "");
}
