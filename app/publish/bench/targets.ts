// The visits to one page in, its figures with their targets out.
import type { Click, Load } from "./visit";

export interface PageRuns {
  site: Load[];
  /** The same page without scripts: the lower bound. */
  floor: Load[];
  /** Clicks on another page that lead to this one. */
  clicks: Click[];
}

/** One line of a page's table, as text. */
export interface Figure {
  name: string;
  site: string;
  floor: string;
  ratio: string;
  target: string;
  isMet: boolean;
}

const PAINT_RATIO = 1.1;
const CLICK_RATIO = 0.25;
/** Milliseconds above the floor. */
const BLOCKING = 50;
/** Bytes; a kilobyte is 1000 bytes. */
const TO_PAINT = 60_000;
const SCRIPTS = 95_000;

/** Judges the medians of a page's runs. Times are rounded only for display, after judging. */
export function judge({ site, floor, clicks }: PageRuns): Figure[] {
  const of = (runs: Load[], field: keyof Load) => median(runs.map((run) => run[field]));
  const shift = of(site, "shift");
  const blocking = { site: of(site, "blocking"), floor: of(floor, "blocking") };
  const requests = Math.max(...clicks.map((click) => click.requests));
  const pictures = Math.max(...clicks.map((click) => click.pictures));
  return [
    compare(
      "first contentful paint, ms",
      of(site, "firstPaint"),
      of(floor, "firstPaint"),
      PAINT_RATIO,
    ),
    compare(
      "largest contentful paint, ms",
      of(site, "largestPaint"),
      of(floor, "largestPaint"),
      PAINT_RATIO,
    ),
    compare(
      "click to the page's heading, ms",
      median(clicks.map(({ duration }) => duration)),
      of(floor, "firstPaint"),
      CLICK_RATIO,
    ),
    {
      name: "requests at that click (pictures)",
      site: `${requests} (${pictures})`,
      floor: "",
      ratio: "",
      target: "0",
      isMet: requests === 0,
    },
    {
      name: "total blocking time, ms",
      site: blocking.site.toFixed(0),
      floor: blocking.floor.toFixed(0),
      ratio: "",
      target: `≤ floor + ${BLOCKING}`,
      isMet: blocking.site <= blocking.floor + BLOCKING,
    },
    {
      name: "layout shift",
      site: shift.toFixed(3),
      floor: of(floor, "shift").toFixed(3),
      ratio: "",
      target: "0.00",
      isMet: shift < 0.005,
    },
    weigh(
      "bytes before the first paint, KB",
      of(site, "bytesToPaint"),
      of(floor, "bytesToPaint"),
      TO_PAINT,
    ),
    weigh(
      "JavaScript that a visit fetches, KB",
      of(site, "scriptBytes"),
      of(floor, "scriptBytes"),
      SCRIPTS,
    ),
  ];
}

function compare(name: string, site: number, floor: number, most: number): Figure {
  const ratio = site / floor;
  return {
    name,
    site: site.toFixed(0),
    floor: floor.toFixed(0),
    ratio: `${ratio.toFixed(2)}x`,
    target: `≤ ${most.toFixed(2)}x`,
    isMet: ratio <= most,
  };
}

function weigh(name: string, site: number, floor: number, most: number): Figure {
  return {
    name,
    site: kilobytes(site),
    floor: kilobytes(floor),
    ratio: "",
    target: `≤ ${most / 1000}`,
    isMet: site <= most,
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** For an even number of values, the lower middle one, so that every printed figure was measured. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
