// Sentences that the page and the comment share.
import { count } from "../../problems/problem";
import { isContent } from "../request-files";
import type { Passage, Report, ReviewedBuild, Section } from "../report";

/** Where the site and the report can be visited; undefined where they cannot. */
export interface Addresses {
  /** Of the preview, with a slash at the end. */
  preview?: string | undefined;
  report?: string | undefined;
}

/** "pull request 12, commit 2222bbbb · compared with main, commit 1111aaaa · 2026-01-31 14:05 UTC". */
export function describeBuilds({ base, head, date }: Report): string {
  const name = ({ title, commit }: ReviewedBuild) =>
    commit ? `${title}, commit ${commit.slice(0, 8)}` : title;
  return `${name(head)} · compared with ${name(base)} · ${date} UTC`;
}

/** What GitHub's own view shows; empty where all files are content, or where the files are unknown. */
export function describeOtherFiles({ head }: Report): string {
  const others = head.files?.filter((file) => !isContent(file)) ?? [];
  if (others.length === 0) return "";
  const shown = others.slice(0, 10);
  const more = others.length > shown.length ? ` and ${others.length - shown.length} more` : "";
  return `This request also changes ${count(others.length, "file")} that ${others.length === 1 ? "is" : "are"} not content: ${shown.join(", ")}${more}.`;
}

/** What the report does not have. */
export function describeGaps({ failures, unpictured, coarse }: Report): string[] {
  const noPictures = `No pictures were taken of ${count(unpictured, "more page")}.`;
  const names =
    coarse.slice(0, 5).join(", ") + (coarse.length > 5 ? ` and ${coarse.length - 5} more` : "");
  return [
    ...failures,
    ...(coarse.length > 0
      ? [`So much differs that it was compared by paragraph only: ${names}.`]
      : []),
    ...(unpictured > 0 ? [noPictures] : []),
  ];
}

/** Files that no text shows, by what happened to them: "3 other files differ: assets/home.js, …". */
export function describeFiles({ files }: Report): { title: string; names: string[] } | undefined {
  if (files.length === 0) return undefined;
  const verb = files.length === 1 ? "differs" : "differ";
  const names = files.map(({ name, action }) =>
    action === "changed" ? name : `${name} (${action})`,
  );
  return { title: `${count(files.length, "file")} that a browser loads ${verb}`, names };
}

/** "Under “Dose”, 2 times". */
export function describePlace({ place, times }: Passage): string {
  return [place, times > 1 ? count(times, "time") : ""].filter(Boolean).join(", ");
}

/** "The same change in 3 more sentences". */
export function describeAlso({ also }: Passage): string {
  return also.length > 0 ? `The same change in ${count(also.length, "more sentence")}` : "";
}

/** Its paths: "/investors", "/, /about-us and 4 more". */
export function describePaths({ pages }: Section): string {
  const shown = pages.slice(0, 5).map(({ path }) => path);
  const more = pages.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** The address of a page in the preview. */
export function addressOf({ preview }: Addresses, { pages }: Section): string | undefined {
  const [page, ...more] = pages;
  // A path comes from a file name of the request: nothing but an ordinary one becomes a link.
  const isPath = page?.isThere === true && /^\/[\w/-]*$/.test(page.path);
  return preview !== undefined && isPath && more.length === 0
    ? preview + page.path.slice(1)
    : undefined;
}

/** The marked passages of a section, then the others. */
export function inOrder({ passages }: Section): Passage[] {
  const isQuiet = ({ flags }: Passage) => (flags.length > 0 ? 0 : 1);
  return passages.toSorted((a, b) => isQuiet(a) - isQuiet(b));
}

export const LEGEND =
  "A passage is marked when its change can have changed what it claims; a mark does not mean that it is wrong. Not compared: what a click or a key does.";
