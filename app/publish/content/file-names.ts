import { REQUIRED_FILES } from "../../schema/pages";
import { listAt } from "./source-file";

export const REQUIRED_NAMES = Object.keys(REQUIRED_FILES);

/** Returns the name of a file: "news/first", or that of the folder of an `index.mdx`. */
export function nameOf(file: string): string {
  return file.replace(/(\/index)?\.mdx$/, "");
}

/** Returns the path of a page; other files have none. */
export function pathOf(name: string): string | undefined {
  if (name === "site" || name === "not-found") return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** Tells whether a site needs a file of this name. */
export function isRequired(name: string): name is keyof typeof REQUIRED_FILES {
  return Object.hasOwn(REQUIRED_FILES, name);
}

/** Returns the folder of a file, which may be a list: "news". */
export function folderOf(name: string): string {
  return name.split("/").slice(0, -1).join("/");
}

/** Returns the addresses under `formerly:`, also wrong ones. */
export function listFormerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}
