// What changed in; out the one sentence above everything, and a few words for each page.
import { count } from "../../problems/problem";
import type { PageChange, Report } from "../report";

/**
 * "2 pages changed, 1 figure changed, 0 problems". Plain numbers such as dates are in the report and not counted here.
 * @param total the number of pages of the site
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

/**
 * A page in a few words: what changed, and how much of it.
 * @param wasSeen whether pictures show what only styles or code changed
 */
export function summarise(page: PageChange, wasSeen: boolean): string {
  const { kind, from, note, prose, fields, links, images, search } = page;
  if (kind === "added" || kind === "removed")
    return [kind === "added" ? "a new page" : "the page is gone", note].filter(Boolean).join(", ");
  if (page.needsPictures) {
    if (fields.length > 0) return fields.map(({ sentence }) => sentence).join("; ");
    return wasSeen
      ? "looks different, no words changed"
      : "may look different: styles or code changed";
  }
  const sentences = prose.reduce((total, section) => total + section.sentences.length, 0);
  const moved = prose.filter((section) => section.kind === "moved").length;
  const parts = [
    from === undefined ? "" : `was ${from}`,
    sentences > 0 ? `${count(sentences, "sentence")} changed` : "",
    moved > 0 ? `${count(moved, "section")} moved` : "",
    links.length > 0 ? `${count(links.length, "link")} changed` : "",
    images.length > 0 ? `${count(images.length, "image")} changed` : "",
    search.length > 0 ? "search and share texts changed" : "",
  ].filter(Boolean);
  return parts.join(", ") || "its elements changed, no words";
}
