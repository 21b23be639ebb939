// The new site, its changed pages and figures in; out what a person must look into, one sentence each.
import { withoutSource } from "../diff/figures-diff";
import { FRAME_PATH, type OldAndNew, type Snapshot, type Violation } from "../page-model";
import type { FigureChange, PageReport } from "../report";

/**
 * Broken links and images without a description of the whole site; changed figures that contradict or have no source;
 * accessibility rules that changed pages break now and did not break before.
 */
export function findProblems(
  { frame, pages, files }: Snapshot,
  changed: PageReport[],
  figures: FigureChange[],
): string[] {
  const parts = [...pages, frame];
  return [
    ...parts.flatMap(({ path, links }) =>
      links
        .filter(({ isBroken }) => isBroken)
        .map(
          ({ href, words }) =>
            `${placeName(path)}: the link "${words}" leads to "${href}", which does not exist`,
        ),
    ),
    ...figures.filter(({ contradicts }) => contradicts).map(explainContradiction),
    ...withoutSource(figures, files).map(
      ({ new: figure, places }) =>
        `"${figure}" on ${placeName(places[0]?.path ?? "")} is new, and the content gives no source for it`,
    ),
    ...parts.flatMap(({ path, images }) =>
      images
        .filter(({ alt }) => alt === null)
        .map(({ src }) => `${placeName(path)}: the image ${src} has no description`),
    ),
    ...changed.flatMap(({ path, violations }) =>
      newViolations(violations).map(
        ({ help, elements }) =>
          `${placeName(path)}: breaks an accessibility rule, ${help} (${elements.join(", ")})`,
      ),
    ),
  ];
}

/** The rules that a page breaks now and did not break before. */
export function newViolations({ old, new: now }: OldAndNew<Violation[]>): Violation[] {
  const known = new Set((old ?? []).map(({ rule }) => rule));
  return (now ?? []).filter(({ rule }) => !known.has(rule));
}

/** A path as a sentence names it. */
export function placeName(path: string): string {
  return path === FRAME_PATH ? "every page" : path;
}

function explainContradiction({ old, new: now, places, stillAt, homes }: FigureChange): string {
  const on = placeName(places[0]?.path ?? "");
  const [still] = stillAt;
  if (old !== null && still)
    return `"${old}" became "${now}" on ${on}, but ${placeName(still.path)} still says: ${still.sentence}`;
  return `"${now}" on ${on} contradicts another value of "${homes[0]?.label ?? ""}" on the site`;
}
