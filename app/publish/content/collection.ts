// Says what page each content file makes.
import { FILES } from "../../schema/pages";
import { listAt } from "./source-file";

export const LAYOUT_NAMES = Object.keys(FILES);

/** Returns the name of a content file: "news/first"; an `index.mdx` has its folder's name. */
export function nameOf(file: string): string {
  return file.replace(/(\/index)?\.mdx$/, "");
}

/** Returns the path of a file's page, if it has one. */
export function pathOf(name: string): string | undefined {
  if (name === "site" || name === "not-found") return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** Tells whether a file has a layout of its own. */
export function hasLayout(name: string): name is keyof typeof FILES {
  return Object.hasOwn(FILES, name);
}

/** Returns the name of the list that a page would be an entry of: that of its folder. */
export function listOf(name: string): string {
  return name.split("/").slice(0, -1).join("/");
}

/** Returns the addresses under `formerly:`, also wrong ones. */
export function listFormerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}
