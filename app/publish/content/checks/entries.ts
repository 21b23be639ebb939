import { languageName, languageOf } from "../../../schema/languages";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { findList } from "../collection";
import type { ParsedFile } from "../model";
import { report, reportField } from "../source-file";

/** Checks that lists which files name exist, and that the entries of a draft list are drafts. */
export function checkLists(files: readonly ParsedFile[]): Problem[] {
  const unread = new Set(files.flatMap(({ name, data }) => (data === undefined ? name : [])));
  const lists = new Map(
    files.filter(({ place }) => place === "list").map((list) => [list.name, list]),
  );
  return files.flatMap((file) => [
    ...file.mentions
      .filter(({ kind, name }) => kind === "list" && !unread.has(name))
      .flatMap((mention) =>
        report(file.source, mention, explainMissingList(mention.name, file, [...lists.keys()])),
      ),
    ...(file.place === "entry" || file.place === "job"
      ? warnOfDraft(file, lists.get(findList(file.name, lists) ?? ""))
      : []),
  ]);
}

function explainMissingList(name: string, page: ParsedFile, all: string[]): string | undefined {
  const lang = languageOf(page.name);
  const folders = all.filter((folder) => languageOf(folder) === lang);
  if (folders.includes(name)) return undefined;
  if (all.includes(name) && folders.length === 0)
    return `the list "${name}" is in ${languageName(languageOf(name))}, and this page in ${languageName(lang)}; delete it, and link to the list`;
  if (folders.length === 0)
    return `there is no list "${name}"; write \`list: news\` into content/${name}/index.mdx to make one`;
  const guess = nearest(name, folders);
  const fix = guess ? `did you mean "${guess}"?` : `the lists are ${folders.join(", ")}`;
  return `there is no list "${name}", ${fix}`;
}

function warnOfDraft(entry: ParsedFile, list: ParsedFile | undefined): Problem[] {
  const isDraft = (file: ParsedFile | undefined) => file?.unpublished?.words === "a draft";
  if (!isDraft(list) || isDraft(entry)) return [];
  const message = `the list /${list?.name} is a draft, but this entry is public without it; add the line \`draft: true\` here too`;
  return reportField(entry.source, ["date"], message, "warning");
}
