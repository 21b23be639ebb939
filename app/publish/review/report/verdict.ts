// Says in one or two sentences what there is to read.
import { count } from "../../problems/problem";
import { flagsIn, type Report } from "./report";

/** Says what there is to read: "3 pages differ: 9 passages to read, 4 of them change a figure." */
export function verdictOf(
  { sections, files, failures }: Pick<Report, "sections" | "files" | "failures">,
  changesCode = false,
): string {
  const pages = new Set(sections.flatMap(({ paths }) => paths));
  const differ = (number: number, noun: string) =>
    `${count(number, noun)} ${number === 1 ? "differs" : "differ"}`;
  const what =
    pages.size > 0
      ? differ(pages.size, "page")
      : `No page differs${files.length > 0 ? `, ${differ(files.length, "file")}` : ""}`;
  const isSame = sections.length + files.length + failures.length === 0;
  return [
    changesCode ? "This request changes code: what visitors get can differ from this preview." : "",
    isSame ? "Both builds are identical." : `${what}${describePassages(sections)}.`,
    failures.length > 0 ? `${count(failures.length, "part")} of the site could not be judged.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Says how many passages there are to read; a flag of a whole page counts as one. */
function describePassages(sections: Report["sections"]): string {
  const passages = sections.flatMap(flagsIn);
  const marked = passages.filter((flags) => flags.length > 0);
  if (passages.length === 0) return "";
  const read = `: ${count(passages.length, "passage")} to read`;
  if (marked.length === 0) return read;
  const counts = new Map<string, number>();
  for (const { name } of marked.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a);
  const names = ranked.map(([name]) => withArticle(name));
  const shown = names.length > 3 ? [...names.slice(0, 3), "something else that is marked"] : names;
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(shown);
  const verb = marked.length === 1 ? "changes" : "change";
  return `${read}, ${marked.length} of them ${verb} ${list.replace(", or ", " or ")}`;
}

function withArticle(name: string): string {
  if (name.endsWith("letters")) return name;
  if (name.startsWith("strength")) return `the ${name}`;
  return name.startsWith("a") ? `an ${name}` : `a ${name}`;
}
