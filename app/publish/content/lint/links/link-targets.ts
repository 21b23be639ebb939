// All files in; out the links between them to a page or a part that does not exist, or to a page that is not published.
import { LAYOUTS } from "../../../../schema/pages";
import { nearest } from "../../../problems/did-you-mean";
import type { Finding } from "../../../problems/problem";
import { anchorsOf } from "../../source/anchors";
import { formerAddresses } from "../../source/collection";
import type { CheckedFile, Mention } from "../../source/model";
import { problemAt, rangeOfKey } from "../../source/source-file";
import { isInner } from "./link-urls";

/** Files that are no pages, and no documents that the site publishes. */
const FILE = /\.(docx?|pptx?|xlsx?|zip|csv|txt|svg|png|jpe?g|webp|avif|gif)$/i;

/** The rule: every link to this site leads to a page, and to a part of it, that visitors can reach. */
export function checkLinkTargets(files: readonly CheckedFile[]): Finding[] {
  const pages = new Map(
    files.flatMap((file) => (file.path === undefined ? [] : [[file.path, file] as const])),
  );
  // That the file of one is missing is told elsewhere.
  const laidOut = Object.values(LAYOUTS).flatMap(({ path }) => path ?? []);
  const paths = [...new Set([...pages.keys(), ...laidOut])];
  const moved = new Map(
    files.flatMap(({ data, path: now }) =>
      now
        ? formerAddresses(data)
            .filter((old) => !pages.has(old))
            .map((old) => [old, now] as const)
        : [],
    ),
  );
  return files.flatMap((file) => [
    ...checkHome(file),
    ...file.mentions.flatMap((link) => {
      const isLink = link.kind === "page" || link.kind === "target";
      if (!isLink || (link.kind === "target" && !isInner(link.name, file.home))) return [];
      const [path = "", part] = link.name.split("#");
      const page = path ? pages.get(path) : file;
      const message =
        explainMoved(path, part, moved) ??
        explainMissing(link, paths) ??
        (page && (explainDraft(page, file, link) ?? explainPart(part, page, path)));
      return message ? [problemAt(file.source, link.range, link.field, message)] : [];
    }),
  ]);
}

/** Every page links to the first one. */
function checkHome({ path, unpublished, source }: CheckedFile): Finding[] {
  if (path !== "/" || !unpublished) return [];
  const message =
    "every page links to the home page, expected it to be published; delete this line";
  return [problemAt(source, rangeOfKey(source, ["draft"]), "draft", message)];
}

/** An old address leads on to its page, but only by way of the host. */
function explainMoved(path: string, part: string | undefined, moved: ReadonlyMap<string, string>) {
  const now = moved.get(path.replace(/(.)\/$/, "$1"));
  return (
    now && `${path} is an old address, expected "${now}${part === undefined ? "" : `#${part}`}"`
  );
}

function explainMissing({ name, kind }: Mention, paths: string[]): string | undefined {
  if (kind === "target" && /^#./.test(name)) return undefined;
  if (kind === "page" && /^(?:https?|mailto|tel):/i.test(name))
    return `only pages of this site can stand here, expected a path such as "/contact-us", found "${name}"`;
  if (FILE.test(name))
    return `"${name}" is a file, and links lead to pages and PDFs only, expected the path of a page such as "/investors"`;
  const message = explainPath(name, paths);
  return kind === "target" && message?.includes(", expected ")
    ? `${message}, or an address that starts with https://`
    : message;
}

/** Why a path leads to no page, with the path that was probably meant; undefined when there is such a page. */
function explainPath(url: string, paths: readonly string[]): string | undefined {
  const [path = "", part] = url.split("#");
  if (paths.includes(path))
    return part === ""
      ? `the "#" of "${url}" names no part of the page, expected "${path}"`
      : undefined;
  const wanted = path.replace(/^\.?\/?|\.mdx$|\/$/g, "");
  const names = paths.map((other) => other.slice(1));
  // "/about" for "/about-us" is further away than a typing error, and yet plain.
  const isMeant = (name: string) =>
    name === wanted || (wanted.length > 3 && name.startsWith(`${wanted}-`));
  const guess = names.find(isMeant) ?? nearest(wanted, names);
  if (guess !== undefined) return `there is no page "${url}", did you mean "/${guess}"?`;
  const some = paths
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 8)
    .join(", ");
  return `there is no page "${url}", expected ${paths.length > 8 ? "a path such as" : "one of"} ${some}`;
}

function explainDraft(page: CheckedFile, from: CheckedFile, link: Mention): string | undefined {
  // The menu leaves out what is not published.
  const isInMenu = from.name === "site" && link.field.startsWith("nav[");
  if (!page.unpublished || isInMenu || dayOf(page) <= dayOf(from)) return undefined;
  const { until, words } = page.unpublished;
  const advice = until ? " before that day" : `; or delete \`draft: true\` in ${page.source.file}`;
  return `${page.path} is ${words} and not on the public site, expected no link to it${advice}`;
}

/** The first day on which a page is published, to compare; a draft comes after all days. */
function dayOf({ unpublished }: CheckedFile): string {
  return unpublished ? (unpublished.until ?? "draft") : "";
}

function explainPart(part: string | undefined, page: CheckedFile, path: string) {
  // What could not be read may hold the part.
  if (part === undefined || !page.isWhole || page.data === undefined) return undefined;
  const known = partsOf(page);
  if (known.includes(part)) return undefined;
  const guess = nearest(part, known);
  const where = path || "this page";
  if (guess) return `there is no part "#${part}" on ${where}, did you mean "${path}#${guess}"?`;
  return `there is no part "#${part}" on ${where}, expected one of ${known.map((name) => `#${name}`).join(", ")}`;
}

/** Kept, because many links lead to one page, and in development each save asks again for the same files. */
const knownParts = new WeakMap<CheckedFile, string[]>();

/** The ids of the parts of a page, in the order of the alphabet. */
function partsOf(page: CheckedFile): string[] {
  const ids =
    knownParts.get(page) ??
    [...new Set(["main", ...anchorsOf(page).map(({ id }) => id)])].toSorted();
  knownParts.set(page, ids);
  return ids;
}
