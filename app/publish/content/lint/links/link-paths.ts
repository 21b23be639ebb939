// A link to a page of this site in; out why it leads nowhere, with the path that was probably meant.
import { nearest } from "../../../problems/did-you-mean";

/**
 * Explains a path that leads to no page.
 * @param url begins with "/", or with anything that is no other kind of address
 * @param paths the paths of all pages
 * @returns a sentence for the writer; undefined when there is such a page
 */
export function explainPath(url: string, paths: readonly string[]): string | undefined {
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
