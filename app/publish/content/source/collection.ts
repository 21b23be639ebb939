// Files in, the site's paths out: which URL each content file has, and what to say of a path that has no file.
import { LAYOUTS } from "../../../schema/pages";
import { nearest } from "../../problems/did-you-mean";

/** A content file that becomes a page, or a part of all pages. */
export interface ContentFile {
  /** Below `content/`, with forward slashes. */
  file: string;
  /** The file without its ending: "news/first". */
  name: string;
  /** The path of its page; undefined for what is no page of its own. */
  path: string | undefined;
}

/** @param file the name of an MDX file, relative to `content/` */
export function describeFile(file: string): ContentFile {
  const name = file.replace(/\.mdx$/, "");
  return { file, name, path: hasLayout(name) ? LAYOUTS[name].path : `/${name}` };
}

/** Whether the file of this name has a layout of its own. */
export function hasLayout(name: string): name is keyof typeof LAYOUTS {
  return Object.hasOwn(LAYOUTS, name);
}

/**
 * What is wrong with a link to a page of this site.
 * @param url starts with "/", or with anything that is no other kind of address
 * @param paths the paths of all pages
 */
export function explainPath(url: string, paths: ReadonlySet<string>): string | undefined {
  const [path = "", part] = url.split("#");
  if (paths.has(path) && part !== "") return undefined;
  if (paths.has(path)) return `the "#" of "${url}" names no part of the page, expected "${path}"`;
  const known = [...paths];
  const wanted = path.replace(/^\.?\/?|\.mdx$|\/$/g, "");
  // "/about" for "/about-us" is further away than a slip of the fingers, and yet plain.
  const guess =
    known.find(
      (other) =>
        other.slice(1) === wanted || (wanted.length > 3 && other.slice(1).startsWith(`${wanted}-`)),
    ) ??
    nearest(
      wanted,
      known.map((other) => other.slice(1)),
    );
  if (guess !== undefined)
    return `there is no page "${url}", did you mean "/${guess.replace(/^\//, "")}"?`;
  const some = known
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 8)
    .join(", ");
  return `there is no page "${url}", expected ${known.length > 8 ? "a path such as" : "one of"} ${some}`;
}
