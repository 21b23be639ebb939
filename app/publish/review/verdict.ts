// Says in one or two sentences what a reader has to do.
import { count } from "../problems/problem";
import type { Report } from "./report";

const CODE = "This request changes code: what visitors get can differ from this preview.";

/** "3 pages differ. Please look at 2 passages." */
export function verdictOf({
  sections,
  files,
  failures,
  changesCode,
}: Pick<Report, "sections" | "files" | "failures" | "changesCode">): string {
  const pages = new Set(sections.flatMap((section) => section.pages.map(({ path }) => path)));
  const texts = sections.filter((section) => section.pages.length === 0).length;
  const others = texts + files.length;
  const flagged = sections.reduce(
    (sum, { flags, passages }) =>
      sum + (flags.length > 0 ? 1 : 0) + passages.filter((each) => each.flags.length > 0).length,
    0,
  );
  const code = changesCode ? [CODE] : [];
  if (pages.size + others + failures.length === 0)
    return [...code, "Both builds are identical."].join(" ");
  const differ = (number: number, noun: string) =>
    `${count(number, noun)} ${number === 1 ? "differs" : "differ"}.`;
  return [
    ...code,
    pages.size > 0 ? differ(pages.size, "page") : `No page differs. ${differ(others, "file")}`,
    flagged > 0 ? `Please look at ${count(flagged, "passage")}.` : "No passage is flagged.",
    ...(failures.length > 0 ? [`${count(failures.length, "page")} could not be judged.`] : []),
  ].join(" ");
}
