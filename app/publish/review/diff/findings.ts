// The new site and its changed figures in; out what a person must look into, one sentence each.
import type { Site } from "./compare";
import { withoutSource } from "./figures-diff";
import { FRAME_PATH, type FigureChange } from "../report";

/** Broken links and undescribed images of the whole site, and figures of the change that contradict or have no source. */
export function findProblems({ snapshot, files }: Site, figures: FigureChange[]): string[] {
  const parts = [...snapshot.pages, { ...snapshot.frame, path: FRAME_PATH }];
  return [
    ...parts.flatMap(({ path, links }) =>
      links
        .filter(({ isBroken }) => isBroken)
        .map(
          ({ href, words }) =>
            `${placeName(path)}: the link "${words}" leads to "${href}", which is not there`,
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
  ];
}

/** A path as a sentence names it. */
export function placeName(path: string): string {
  return path === FRAME_PATH ? "every page" : path;
}

function explainContradiction({ old, new: now, places, stillAt, homes }: FigureChange): string {
  const on = placeName(places[0]?.path ?? "");
  const [still] = stillAt;
  if (old !== null && still)
    return `"${old}" became "${now}" on ${on}, and still stands on ${placeName(still.path)}: ${still.sentence}`;
  return `"${now}" on ${on} contradicts another value of "${homes[0]?.label ?? ""}" on the site`;
}
