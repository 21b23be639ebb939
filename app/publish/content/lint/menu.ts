// Checks the frame of every page: the links of the menu, the banner, the year of the copyright line, titles.
import { MENU } from "../../../schema/site";
import type { Finding } from "../../problems/problem";
import { isOver } from "../publication";
import { hasLayout } from "../source/collection";
import type { FieldPath, ParsedFile } from "../source/model";
import { listAt, problemAtField, textAt, valueAt, warningAtField } from "../source/source-file";

/** A link of the menu, and the field that makes it. */
interface MenuLink {
  file: ParsedFile;
  path: FieldPath;
  words: string;
  to: string | undefined;
}

/** The rule: the links of `site.mdx` and those of prose pages, drafts too, fit into the top bar, one for each page. */
export function checkMenu(files: readonly ParsedFile[]): Finding[] {
  const own = files.flatMap(linksOfSite);
  const links = [...own, ...files.flatMap(linkOfPage)];
  // The schema counts those of site.mdx.
  const surplus = links.slice(Math.max(MENU.max, own.length));
  const message = `the menu has ${links.length} links, and at most ${MENU.max} fit; delete this one, or another`;
  return [
    ...surplus.map(({ file, path }) => problemAtField(file.source, path, message)),
    ...links.flatMap(({ file, path, to }, index) => {
      const other = links.slice(0, index).find((link) => to && link.to === to);
      const message = `"${other?.words}" leads to ${to} in the menu already; delete one of the two`;
      return other ? [problemAtField(file.source, path, message)] : [];
    }),
  ];
}

function linksOfSite(file: ParsedFile): MenuLink[] {
  const nav = file.name === "site" ? listAt(file.data, ["nav"]) : [];
  return nav.map((link, index) => {
    const path = ["nav", index, "label"];
    return { file, path, words: textAt(link, ["label"]), to: textAt(link, ["to"]) };
  });
}

function linkOfPage(file: ParsedFile): MenuLink[] {
  const nav = hasLayout(file.name) ? undefined : valueAt(file.data, ["nav"]);
  const words = textAt(file.data, [nav === true ? "title" : "nav"]);
  return nav !== undefined && words.trim() ? [{ file, path: ["nav"], words, to: file.path }] : [];
}

/** The rule: every page has a title of its own (WCAG 2.2, 2.4.2). */
export function checkTitles(files: readonly ParsedFile[]): Finding[] {
  const first = new Map<string, ParsedFile>();
  return files.flatMap((file) => {
    const title = textAt(file.data, ["title"]).trim().toLowerCase();
    const other = title ? first.get(title) : undefined;
    first.set(title, other ?? file);
    const message = `${other?.source.file} has the same title; change one of the two`;
    return other ? [problemAtField(file.source, ["title"], message)] : [];
  });
}

/** The rule: the banner is not over. */
export function checkBanner(files: readonly ParsedFile[]): Finding[] {
  const site = files.find(({ name }) => name === "site");
  if (!site || !isOver(valueAt(site.data, ["banner"]))) return [];
  const path = ["banner", "until"];
  const message = `the banner was over on ${textAt(site.data, path)}, and visitors no longer see it; delete it, or set a later day`;
  return [warningAtField(site.source, path, message)];
}

/** The rule: the copyright line is of this year. */
export function checkCopyright(files: readonly ParsedFile[], today: string): Finding[] {
  const site = files.find(({ name }) => name === "site");
  const years = textAt(site?.data, ["copyright"]).match(/\b20\d\d\b/g) ?? [];
  const [last = "", now = ""] = [years.toSorted().at(-1), today.slice(0, 4)];
  const message = `the year is ${last}; write ${now}`;
  return site && last && last < now ? [warningAtField(site.source, ["copyright"], message)] : [];
}
