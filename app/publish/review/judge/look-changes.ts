// How pages look before and after in; out which look different in which views, and the accessibility rules that they
// break now and did not break before. No difference is explained away by what else changed on a page.
import type { FoundChange } from "../report";
import type { Look } from "../page-model";

const OF_NO_TEXT = { words: [], views: [], figures: [] };

/** @param looks of all pages that may differ, by path */
export function findLookChanges(looks: ReadonlyMap<string, Look>): FoundChange[] {
  return [...differences(looks), ...newViolations(looks)];
}

/** One change for each list of views, with its pages. */
function differences(looks: ReadonlyMap<string, Look>): FoundChange[] {
  const found = new Map<string, FoundChange>();
  for (const [path, { pictures, violations }] of looks) {
    // Of a page that came or went there is nothing to compare; the picture when shared is told of the head.
    if (!violations.old || !violations.new) continue;
    const different = pictures.filter(
      ({ view, share }) => share > 0 && view !== "Picture when shared",
    );
    // Places are measured there.
    const shown = different.find(({ view }) => view === "1280 px") ?? different[0];
    if (!shown) continue;
    const views = different.map(({ view }) => view);
    const change: FoundChange = found.get(views.join()) ?? {
      ...{ subject: "look", action: "changed", name: "Looks different", old: null, new: null },
      ...OF_NO_TEXT,
      views,
      places: [],
    };
    change.places.push({ path, heading: [], top: shown.bands[0]?.top ?? 0 });
    found.set(views.join(), change);
  }
  return [...found.values()];
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
