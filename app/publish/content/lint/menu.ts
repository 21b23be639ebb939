// All files in; out the links of the menu (`nav:`) that are too many, that have the words of another, or "no" for words.
import { COUNTS, describeCount } from "../../../schema/counts";
import { count, type Finding } from "../../problems/problem";
import { hasLayout } from "../source/collection";
import type { FieldPath, ParsedFile } from "../source/model";
import { fieldName, listAt, problemAt, rangeOf, rangeOfKey, valueAt } from "../source/source-file";
import { explainSwitch } from "./switches";

/** A link of the menu, and the field that makes it. */
interface MenuLink {
  file: ParsedFile;
  path: FieldPath;
  words: string;
}

/** The rule: the links of `site.mdx` and those of pages of prose, drafts too, fit into the top bar, and can be told apart. */
export function checkMenu(files: readonly ParsedFile[]): Finding[] {
  const links = files.flatMap(linksOfSite);
  const pages = files.flatMap(linkOfPage).toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
  const idle = files.flatMap(checkOrder);
  return [...checkLength(links, pages), ...checkWords([...links, ...pages]), ...idle];
}

/** The place of a link that the menu does not have. */
function checkOrder(file: ParsedFile): Finding[] {
  if (valueAt(file.data, ["navOrder"]) === undefined || linkOfPage(file).length > 0) return [];
  const message =
    "does nothing, because this page has no link in the menu; delete this line, or add the line `nav: true`";
  return [problemAt(file.source, rangeOfKey(file.source, ["navOrder"]), "navOrder", message)];
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
  const { max, more } = COUNTS.menu;
  const total = links.length + pages.length;
  const message = `makes the menu too long: it has ${total} links, ${links.length} of site.mdx and ${count(pages.length, "page")} with \`nav:\`, expected ${describeCount(COUNTS.menu)}: ${more}; delete this line, or ${total - max} of the others`;
  return pages
    .slice(Math.max(0, max - links.length))
    .map(({ file: { source } }) => problemAt(source, rangeOfKey(source, ["nav"]), "nav", message));
}

function checkWords(links: readonly MenuLink[]): Finding[] {
  const first = new Map<string, MenuLink>();
  return links.flatMap((link) => {
    const { file, path, words } = link;
    const plain = words.trim().toLowerCase();
    const other = first.get(plain);
    first.set(plain, other ?? link);
    const isSwitch = path.length === 1 && /^(?:yes|no|on|off|true|false|none|y|n|0|1)$/.test(plain);
    const message = isSwitch
      ? explainSwitch("nav", words)
      : other &&
        `${other.file.source.file} has the same words in the menu, expected other words in one of the two`;
    if (!message) return [];
    const range = rangeOf(file.source, path) ?? rangeOfKey(file.source, path);
    return [problemAt(file.source, range, fieldName(path), message)];
  });
}
