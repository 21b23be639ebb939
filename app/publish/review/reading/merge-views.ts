// The texts of a page as each view showed them in; out each text once, with the views in which it cannot be seen.
import { diffArrays } from "diff";

import type { SeenText } from "../page-model";
import type { ViewedText } from "../snapshot/texts";

/** The width at which distances from the top are measured. */
const MEASURED = 1280;

/** One reading of a page. */
export interface ViewReading {
  /** CSS pixels, or paper. */
  view: number | "print";
  hasCode: boolean;
  texts: ViewedText[];
}

/** One text, and what each reading said of it. */
interface Row {
  text: ViewedText;
  readings: Map<ViewReading, ViewedText>;
}

/**
 * @param readings of one page, the fullest first: the order of its texts is kept
 * @param widths of the page's own site: of others its looks are not told
 */
export function mergeViews(readings: ViewReading[], widths: number[]): SeenText[] {
  const own = readings.filter(({ view }) => view === "print" || widths.includes(view));
  let rows: Row[] = [];
  for (const reading of readings) rows = addReading(rows, reading);
  return rows.map(({ text, readings: known }) => {
    const { kind, level, heading } = text;
    const looks = own.map((reading) => known.get(reading)?.look ?? "");
    return {
      kind,
      ...(level !== undefined && { level }),
      heading,
      text: text.text,
      unseen: unseenIn(readings, known, text.text),
      look: looks.every((look) => look === looks[0]) ? looks.slice(0, 1) : looks,
      ...extentOf(known, text),
    };
  });
}

function addReading(rows: Row[], reading: ViewReading): Row[] {
  const keyOf = ({ kind, level, heading, text }: ViewedText) =>
    JSON.stringify([kind, level, heading, text]);
  const parts = diffArrays(
    rows.map(({ text }) => keyOf(text)),
    reading.texts.map(keyOf),
  );
  const merged: Row[] = [];
  let [row, next] = [0, 0];
  for (const { added, removed, count } of parts)
    for (let index = 0; index < count; index++) {
      const known = added ? undefined : rows[row++];
      const text = removed ? undefined : reading.texts[next++];
      const entry = known ?? (text && { text, readings: new Map<ViewReading, ViewedText>() });
      if (entry && text) entry.readings.set(reading, text);
      if (entry) merged.push(entry);
    }
  return merged;
}

/** "768 px", or "print, with JavaScript" where it matters; words are named when only some cannot be seen. */
function unseenIn(
  readings: ViewReading[],
  known: Map<ViewReading, ViewedText>,
  whole: string,
): string[] {
  const hiddenIn = (view: ViewReading["view"], hasCode: boolean) => {
    const reading = readings.find((each) => each.view === view && each.hasCode === hasCode);
    if (!reading) return "";
    const text = known.get(reading);
    return text ? text.hidden : whole;
  };
  const unheardIn = (hasCode: boolean) => {
    const found = [...known].find(
      ([{ view, ...of }]) => view === MEASURED && of.hasCode === hasCode,
    );
    return found?.[1].unheard ?? "";
  };
  const describe = (view: string, off: string, on: string) => {
    const name = (hidden: string, suffix: string) =>
      hidden === "" ? [] : [`${view}${suffix}${hidden === whole ? "" : `: “${hidden}”`}`];
    return off === on
      ? name(off, "")
      : [...name(off, ", without JavaScript"), ...name(on, ", with JavaScript")];
  };
  const views = [...new Set(readings.map(({ view }) => view))].toSorted(narrowFirst);
  return [
    ...views.flatMap((view) => describe(nameOf(view), hiddenIn(view, false), hiddenIn(view, true))),
    ...describe("screen readers", unheardIn(false), unheardIn(true)),
  ];
}

function extentOf(known: Map<ViewReading, ViewedText>, text: ViewedText) {
  const at = [...known.keys()].filter(({ view }) => view === MEASURED);
  // Without JavaScript all slides stand below each other.
  const reading = at.find(({ hasCode }) => !hasCode) ?? at[0];
  const { top, bottom } = (reading && known.get(reading)) ?? text;
  return { top, bottom };
}

function nameOf(view: ViewReading["view"]): string {
  return view === "print" ? view : `${view} px`;
}

/** Paper comes last. */
function narrowFirst(a: ViewReading["view"], b: ViewReading["view"]): number {
  return (a === "print" ? Infinity : a) - (b === "print" ? Infinity : b);
}
