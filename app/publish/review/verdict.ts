// Says in one or two sentences what there is to read.
import { count } from "../problems/problem";
import type { Report } from "./report";

/** Says what there is to read: "3 pages differ: 9 passages to read, 4 of them change a figure." */
export function verdictOf({
  sections,
  files,
  failures,
  changesCode,
}: Pick<Report, "sections" | "files" | "failures" | "changesCode">): string {
  const pages = new Set(sections.flatMap((section) => section.pages.map(({ path }) => path)));
  const others = sections.filter((section) => section.pages.length === 0).length + files.length;
  const isSame = pages.size + others + failures.length === 0;
  const differ = (number: number, noun: string) =>
    `${count(number, noun)} ${number === 1 ? "differs" : "differ"}`;
  const what = [
    pages.size > 0 ? differ(pages.size, "page") : "No page differs",
    ...(pages.size === 0 && others > 0 ? [differ(others, "file")] : []),
  ].join(", ");
  return [
    changesCode ? "This request changes code: what visitors get can differ from this preview." : "",
    isSame ? "Both builds are identical." : `${[what, ...toRead(sections)].join(": ")}.`,
    failures.length > 0 ? `${count(failures.length, "page")} could not be judged.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Counts a flag of a whole page like a passage. */
function toRead(sections: Report["sections"]): string[] {
  const passages = sections.flatMap((section) => [
    ...section.flags.map((flag) => [flag]),
    ...section.passages.map(({ flags }) => flags),
  ]);
  const marked = passages.filter((flags) => flags.length > 0);
  if (passages.length === 0) return [];
  const read = `${count(passages.length, "passage")} to read`;
  if (marked.length === 0) return [read];
  const counts = new Map<string, number>();
  for (const { name } of marked.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const shown = names
    .slice(0, 3)
    .map((name) => NOUNS[name] ?? `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`);
  const list = new Intl.ListFormat("en-US", { type: "disjunction" });
  const what = list.format([
    ...shown,
    ...(names.length > 3 ? ["something else that is marked"] : []),
  ]);
  const verb = marked.length === 1 ? "changes" : "change";
  return [`${read}, ${marked.length} of them ${verb} ${what.replace(/, or /, " or ")}`];
}

/** What a passage changes, where the name of its flag does not say it. */
const NOUNS: Record<string, string> = {
  "not visible": "what can be seen",
  "address lost": "an address",
  "becomes public": "what is public",
  "look-alike letters": "look-alike letters",
  "struck out": "what is struck out",
  "new host": "a host",
  "new script": "a script",
  publication: "a day of publication",
  frame: "what all pages have",
  scope: "the scope of a claim",
  direction: "the direction of a claim",
  time: "a time",
  wording: "the wording",
};
