// What changed in; out the one sentence that stands above everything.
import { count } from "../../problems/problem";
import type { Report } from "../report";

/**
 * "2 pages changed, 1 figure changed, 0 problems". Plain numbers such as dates are listed in the report and not counted here.
 * @param total how many pages the site has
 */
export function verdictOf({
  pages,
  frame,
  figures,
  problems,
  total,
}: Pick<Report, "pages" | "frame" | "figures" | "problems"> & { total: number }): string {
  const trouble = count(problems.length, "problem");
  if (pages.length === 0 && !frame)
    return `Nothing changed: visitors would get the same ${count(total, "page")}, ${trouble}`;
  const certain = pages.filter(({ needsPictures }) => !needsPictures).length;
  const claims = figures.filter(({ isClaim }) => isClaim).length;
  return [
    certain > 0 || !frame ? `${count(certain, "page")} changed` : "",
    frame ? "the frame of every page changed" : "",
    pages.length > certain ? `${count(pages.length - certain, "page")} may look different` : "",
    claims > 0 ? `${count(claims, "figure")} changed` : "",
    trouble,
  ]
    .filter(Boolean)
    .join(", ");
}
