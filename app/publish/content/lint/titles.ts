// All files in; out the pages whose title another page has: in search results and tabs nobody could tell the two apart.
import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt, rangeOf, valueAt } from "../source/source-file";

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
