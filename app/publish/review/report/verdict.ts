import { count } from "../../problems/problem";
import type { Passage, Report } from "../report-data";

/** Says what there is to read: "3 pages differ: 9 passages to read, 4 of them change a figure." */
export function verdictOf(
  { sections, files, failures }: Pick<Report, "sections" | "files" | "failures">,
  changesCode = false,
): string {
  const pages = new Set(sections.flatMap(({ paths }) => paths)).size;
  const other = files.length > 0 ? `, ${differ(files.length, "file")}` : "";
  const what = pages > 0 ? differ(pages, "page") : `No page differs${other}`;
  const isSame = sections.length + files.length + failures.length === 0;
  const code = "This request changes code: what visitors get can differ from this preview.";
  const unjudged = `${count(failures.length, "part")} of the site could not be judged.`;
  const found = isSame ? "Both builds are identical." : `${what}${describePassages(sections)}.`;
  return [changesCode && code, found, failures.length > 0 && unjudged].filter(Boolean).join(" ");
}

function differ(number: number, noun: string): string {
  return `${count(number, noun)} ${number === 1 ? "differs" : "differ"}`;
}

function describePassages(sections: Report["sections"]): string {
  const passages = sections.flatMap((section) => section.passages);
  const marked = passages.filter(({ marks }) => marks.length > 0);
  if (passages.length === 0) return "";
  const read = `: ${count(passages.length, "passage")} to read`;
  if (marked.length === 0) return read;
  const counts = new Map<string, number>();
  const namesOf = ({ marks }: Passage) => new Set(marks.map(({ name }) => name));
  for (const name of marked.flatMap((passage) => [...namesOf(passage)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a);
  const names = ranked.slice(0, 3).map(([name]) => withArticle(name));
  if (ranked.length > 3) names.push("something else that is marked");
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);
  const verb = marked.length === 1 ? "changes" : "change";
  return `${read}, ${marked.length} of them ${verb} ${list.replace(", or ", " or ")}`;
}

function withArticle(name: string): string {
  if (name.endsWith("letters")) return name;
  if (name.startsWith("strength")) return `the ${name}`;
  return name.startsWith("a") ? `an ${name}` : `a ${name}`;
}
