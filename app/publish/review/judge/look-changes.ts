// How pages look before and after in; out what no other change explains: pages that look different, and accessibility
// rules that they break now and did not break before.
import type { FoundChange, Place } from "../report";
import type { Band, Look, Picture } from "../page-model";

const OF_NO_TEXT = { words: [], views: [], figures: [] };
/** The view in which the distances of changes from the top are known. */
const MAIN_VIEW = "1280 px";

/**
 * @param looks of all pages that may differ, by path
 * @param changes what was found by reading
 */
export function findLookChanges(
  looks: ReadonlyMap<string, Look>,
  changes: FoundChange[],
): FoundChange[] {
  const places = [...looks].flatMap(([path, { pictures }]): Place[] => {
    const known = changes.flatMap((change) => change.places.filter((place) => place.path === path));
    const top = unexplained(pictures, changes, known, path);
    return top === undefined ? [] : [{ path, heading: [], top }];
  });
  const look: FoundChange[] =
    places.length > 0
      ? [
          {
            subject: "look",
            action: "changed",
            name: "Looks different",
            old: null,
            new: null,
            places,
            ...OF_NO_TEXT,
          },
        ]
      : [];
  return [...look, ...newViolations(looks)];
}

/** Where the page looks different for no known reason, in pixels from its top; undefined when it does not. */
function unexplained(
  pictures: Picture[],
  changes: FoundChange[],
  known: Place[],
  path: string,
): number | undefined {
  const different = pictures.filter(
    ({ view, share }) => share > 0 && view !== "Picture when shared",
  );
  const [first] = different;
  if (!first) return undefined;
  // Code and styles explain no picture: what they make of it is the change.
  const isSeen = changes.some(
    ({ subject, places }) =>
      !/^(?:code|styles|header|file|error|request|markup|head)$/.test(subject) &&
      places.some((place) => place.path === path),
  );
  if (!isSeen) return first.bands[0]?.top ?? 0;
  const main = different.find(({ view }) => view === MAIN_VIEW);
  const isStyled = changes.some(
    ({ subject, places }) => subject === "styles" && places.some((place) => place.path === path),
  );
  const highest = Math.min(...known.map(({ top = Infinity }) => top));
  // What is below a text that became longer or shorter moves, sometimes by half a pixel.
  const hasMoved = (band: Band) =>
    !isStyled && main?.grew !== 0 && band.top + band.height >= highest;
  return main?.bands.find((band) => !hasMoved(band) && !known.some((place) => touches(band, place)))
    ?.top;
}

function touches(band: Band, { top, bottom = top }: Place): boolean {
  if (top === undefined || bottom === undefined) return false;
  return top <= band.top + band.height && bottom >= band.top;
}

/** Each rule once, with the pages and elements that break it now and did not before. */
function newViolations(looks: ReadonlyMap<string, Look>): FoundChange[] {
  const found = new Map<string, FoundChange>();
  for (const [path, { violations }] of looks) {
    const known = new Set(
      violations.old?.map(({ rule, elements }) => `${rule} ${elements.join()}`),
    );
    for (const { rule, help, elements } of violations.new ?? []) {
      if (known.has(`${rule} ${elements.join()}`)) continue;
      const change: FoundChange = found.get(rule) ?? {
        subject: "accessibility",
        action: "added",
        name: `Accessibility: ${help}`,
        old: null,
        new: elements.join("\n"),
        places: [],
        ...OF_NO_TEXT,
      };
      change.places.push({ path, heading: [] });
      found.set(rule, change);
    }
  }
  return [...found.values()];
}
