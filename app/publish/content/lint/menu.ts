// All files in; out the links of the menu (`nav:`) that do not fit into it, and titles that two pages have.
import { MENU } from "../../../schema/site";
import { count, type Finding } from "../../problems/problem";
import { hasLayout } from "../source/collection";
import type { FieldPath, ParsedFile } from "../source/model";
import { fieldName, listAt, problemAt, rangeOf, rangeOfKey, valueAt } from "../source/source-file";

/** As much as fits into the top bar from 56rem on: the width at which its links are shown (sections/frame/header.css.ts). */
const MAX_CHARACTERS = 80;

/** A link of the menu, and the field that makes it. */
interface MenuLink {
  file: ParsedFile;
  path: FieldPath;
  words: string;
}

/** The rule: the links of `site.mdx` and those of prose pages, drafts too, fit into the top bar. */
export function checkMenu(files: readonly ParsedFile[]): Finding[] {
  const links = files.flatMap(linksOfSite);
  const pages = files.flatMap(linkOfPage).toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
  return [...checkLength(links, pages), ...checkWidth([...links, ...pages])];
}

/** The rule: every page has a title of its own (WCAG 2.2, 2.4.2). */
export function checkTitles(files: readonly ParsedFile[]): Finding[] {
  const first = new Map<string, ParsedFile>();
  return files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((file) => {
      const title = valueAt(file.data, ["title"]);
      if (typeof title !== "string" || !title.trim()) return [];
      const other = first.get(title.trim().toLowerCase());
      first.set(title.trim().toLowerCase(), other ?? file);
      if (!other) return [];
      const message = `${other.source.file} has the same title, expected another one here or there`;
      return [problemAt(file.source, rangeOf(file.source, ["title"]) ?? 0, "title", message)];
    });
}

function linksOfSite(file: ParsedFile): MenuLink[] {
  const nav = file.name === "site" ? listAt(file.data, ["nav"]) : [];
  return nav.map((link, index) => {
    const label = valueAt(link, ["label"]);
    return { file, path: ["nav", index, "label"], words: typeof label === "string" ? label : "" };
  });
}

function linkOfPage(file: ParsedFile): MenuLink[] {
  const nav = hasLayout(file.name) ? undefined : valueAt(file.data, ["nav"]);
  const words = nav === true ? valueAt(file.data, ["title"]) : nav;
  return typeof words === "string" && words.trim() ? [{ file, path: ["nav"], words }] : [];
}

function checkLength(links: readonly MenuLink[], pages: readonly MenuLink[]): Finding[] {
  const { min, max, tooMany } = MENU;
  const total = links.length + pages.length;
  const message = `makes the menu too long: it has ${total} links, ${links.length} of site.mdx and ${count(pages.length, "page")} with \`nav:\`, expected ${min} to ${max}: ${tooMany}; delete this line, or ${total - max} of the others`;
  return pages
    .slice(Math.max(0, max - links.length))
    .map(({ file: { source } }) => problemAt(source, rangeOfKey(source, ["nav"]), "nav", message));
}

/** At the longest label: a shorter one there helps most. */
function checkWidth(links: readonly MenuLink[]): Finding[] {
  const total = links.reduce((sum, { words }) => sum + words.length, 0);
  const [longest] = links.toSorted((a, b) => b.words.length - a.words.length);
  if (total <= MAX_CHARACTERS || !longest) return [];
  const { file, path } = longest;
  const message = `makes the menu too wide: its labels have ${total} characters together, expected at most ${MAX_CHARACTERS}, what fits into the top bar; shorten this one, the longest, or another`;
  const range = rangeOf(file.source, path) ?? rangeOfKey(file.source, path);
  return [problemAt(file.source, range, fieldName(path), message)];
}
