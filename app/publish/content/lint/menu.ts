// All files in; out what does not fit into the frame of every page: links of the menu, the year of the copyright line, titles
// that two pages have.
import { MENU } from "../../../schema/site";
import { count, type Finding } from "../../problems/problem";
import { hasLayout } from "../source/collection";
import type { FieldPath, ParsedFile } from "../source/model";
import { listAt, problemAtField, textAt, valueAt, warningAtField } from "../source/source-file";
import type { Judgement } from "./claims";

/** As much as fits into the top bar from 56rem on: the width at which its links are shown (sections/frame/header.css.ts). */
const MAX_CHARACTERS = 80;

/** A link of the menu, and the field that makes it. */
interface MenuLink {
  file: ParsedFile;
  path: FieldPath;
  words: string;
  to: string | undefined;
}

/** The rule: the links of `site.mdx` and those of prose pages, drafts too, fit into the top bar, one for each page. */
export function checkMenu(files: readonly ParsedFile[]): Finding[] {
  const links = files.flatMap(linksOfSite);
  const pages = files.flatMap(linkOfPage).toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
  const all = [...links, ...pages];
  return [...checkLength(links.length, pages), ...checkWidth(all), ...checkTargets(all)];
}

/** The rule: every page has a title of its own (WCAG 2.2, 2.4.2). */
export function checkTitles(files: readonly ParsedFile[]): Finding[] {
  const first = new Map<string, ParsedFile>();
  return files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((file) => {
      const title = textAt(file.data, ["title"]).trim().toLowerCase();
      const other = title ? first.get(title) : undefined;
      first.set(title, other ?? file);
      const message = `${other?.source.file} has the same title, expected another one here or there`;
      return other ? [problemAtField(file.source, ["title"], message)] : [];
    });
}

/** The rule: the copyright line is of this year. */
export function checkCopyright(files: readonly ParsedFile[], { today }: Judgement): Finding[] {
  const site = files.find(({ name }) => name === "site");
  const years = textAt(site?.data, ["copyright"]).match(/\b20\d\d\b/g) ?? [];
  const [last = "", now = ""] = [years.toSorted().at(-1), today.slice(0, 4)];
  const message = `the year is ${last}, expected ${now}`;
  return site && last && last < now ? [warningAtField(site.source, ["copyright"], message)] : [];
}

function linksOfSite(file: ParsedFile): MenuLink[] {
  const nav = file.name === "site" ? listAt(file.data, ["nav"]) : [];
  return nav.map((link, index) => ({
    ...{ file, path: ["nav", index, "label"] },
    ...{ words: textAt(link, ["label"]), to: textAt(link, ["to"]) },
  }));
}

function linkOfPage(file: ParsedFile): MenuLink[] {
  const nav = hasLayout(file.name) ? undefined : valueAt(file.data, ["nav"]);
  const words = nav === true ? valueAt(file.data, ["title"]) : nav;
  if (typeof words !== "string" || !words.trim()) return [];
  return [{ file, path: ["nav"], words, to: file.path }];
}

function checkLength(own: number, pages: readonly MenuLink[]): Finding[] {
  const { min, max, tooMany } = MENU;
  const total = own + pages.length;
  const message = `makes the menu too long: it has ${total} links, ${own} of site.mdx and ${count(pages.length, "page")} with \`nav:\`, expected ${min} to ${max}: ${tooMany}; delete this line, or ${total - max} of the others`;
  return pages
    .slice(Math.max(0, max - own))
    .map(({ file: { source }, path }) => problemAtField(source, path, message));
}

/** At the longest label: a shorter one there helps most. */
function checkWidth(links: readonly MenuLink[]): Finding[] {
  const total = links.reduce((sum, { words }) => sum + words.length, 0);
  const [longest] = links.toSorted((a, b) => b.words.length - a.words.length);
  const message = `makes the menu too wide: its labels have ${total} characters together, expected at most ${MAX_CHARACTERS}, what fits into the top bar; shorten this one, the longest, or another`;
  return total > MAX_CHARACTERS && longest
    ? [problemAtField(longest.file.source, longest.path, message)]
    : [];
}

function checkTargets(links: readonly MenuLink[]): Finding[] {
  return links.flatMap(({ file, path, to }, index) => {
    const other = links.slice(0, index).find((link) => to && link.to === to);
    const message = `"${other?.words}" leads to ${to} in the menu already; delete one of the two`;
    return other ? [problemAtField(file.source, path, message)] : [];
  });
}
