// Writes the sentences that the page and the comment share.
import { count } from "../../problems/problem";
import { isContentFile } from "../request-files";
import {
  listFirst,
  type Passage,
  type Report,
  type ReportSection,
  type ReviewedBuild,
  type Word,
} from "../report";

/** Where preview and report can be visited, with a slash at the end. */
export interface Addresses {
  preview?: string | undefined;
  report?: string | undefined;
}

/** Names both builds and the time of the review. */
export function describeBuilds({ base, head, date }: Report): string {
  const name = ({ title, commit }: ReviewedBuild) =>
    commit ? `${title}, commit ${commit.slice(0, 8)}` : title;
  return `${name(head)} · compared with ${name(base)} · ${date} UTC`;
}

/** Names files that GitHub's own view shows. */
export function describeOtherFiles({ head }: Report): string {
  const others = head.files?.filter((file) => !isContentFile(file)) ?? [];
  if (others.length === 0) return "";
  return `This request also changes ${count(others.length, "file")} that ${others.length === 1 ? "is" : "are"} not content: ${listFirst(others, 10)}.`;
}

/** Says what the report does not have. */
export function describeGaps({ failures, unpictured, coarse }: Report): string[] {
  const noPictures = `No pictures were taken of ${count(unpictured, "more page")}.`;
  const isCoarse = `So much differs that it was compared by paragraph only: ${listFirst(coarse, 5)}.`;
  return [
    ...failures,
    ...(coarse.length > 0 ? [isCoarse] : []),
    ...(unpictured > 0 ? [noPictures] : []),
  ];
}

/** Names files that no text shows. */
export function describeFiles({ files }: Report): { title: string; names: string[] } | undefined {
  if (files.length === 0) return undefined;
  const verb = files.length === 1 ? "differs" : "differ";
  const names = files.map(({ name, action }) =>
    action === "changed" ? name : `${name} (${action})`,
  );
  return { title: `${count(files.length, "file")} that a browser loads ${verb}`, names };
}

/** Says where a passage is: "Under “Dose”, 2 times". */
export function describeWhere({ place, times }: Passage): string {
  return [place, times > 1 ? count(times, "time") : ""].filter(Boolean).join(", ");
}

/** Counts equal changes: "The same change in 3 more sentences". */
export function describeAlso({ also }: Passage): string {
  return also.length > 0 ? `The same change in ${count(also.length, "more sentence")}` : "";
}

/** Names the pages of a section: "/, /about-us and 4 more". */
export function describePaths({ pages }: ReportSection): string {
  return listFirst(
    pages.map(({ path }) => path),
    5,
  );
}

/** Returns the address of a page in the preview. */
export function previewAddress(
  { preview }: Addresses,
  { pages }: ReportSection,
): string | undefined {
  const [page, ...more] = pages;
  // Don't link a path that is no ordinary one, because it comes from a file name of the request.
  const isPath = page?.isThere === true && /^\/[\w/-]*$/.test(page.path);
  return preview !== undefined && isPath && more.length === 0
    ? preview + page.path.slice(1)
    : undefined;
}

/** Puts the marked passages first. */
export function inOrder({ passages }: ReportSection): Passage[] {
  const isQuiet = ({ flags }: Passage) => (flags.length > 0 ? 0 : 1);
  return passages.toSorted((a, b) => isQuiet(a) - isQuiet(b));
}

export const LEGEND =
  "A passage is marked when its change can have changed what it claims; a mark does not mean that it is wrong. Not compared: what a click or a key does.";

/** What the tool says before words that are not in the line itself; empty for its own words. */
export const ROLES: Record<NonNullable<Word["role"]>, string> = {
  note: "note:",
  label: "heard:",
  description: "picture:",
  value: "in the field:",
  link: "leads to",
  unseen: "",
};
