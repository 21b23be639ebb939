// The style sheets of a build in; out the widths at which its pages are read: every rule holds at one of them.

/** A phone, a tablet and a small desktop, in CSS pixels. */
const WIDTHS = [320, 768, 1280];
/** At-rules whose conditions can hold at some widths only. */
const CONDITIONAL = /@(?:media|container)\s*([^{}]*)\{/g;
const LEAST =
  /min-width:\s*([\d.]+)(px|r?em)|width\s*>=?\s*([\d.]+)(px|r?em)|([\d.]+)(px|r?em)\s*<=?\s*width/g;
const MOST =
  /max-width:\s*([\d.]+)(px|r?em)|width\s*<=?\s*([\d.]+)(px|r?em)|([\d.]+)(px|r?em)\s*>=?\s*width/g;
/** CSS pixels of an em, which in a condition is the browser's own. */
const EM = 16;

/**
 * The three, and one for each rule that holds at none of them.
 * @param styles all style sheets of a build as one text
 * @returns CSS pixels, the widest first, because it shows the most
 */
export function widthsToRead(styles: string): number[] {
  const conditions = [...styles.matchAll(CONDITIONAL)].flatMap(([, found = ""]) =>
    found.split(","),
  );
  const extra = conditions.flatMap((condition) => {
    const least = Math.max(0, ...lengthsIn(condition, LEAST));
    const most = Math.min(Infinity, ...lengthsIn(condition, MOST));
    const isCovered = WIDTHS.some((width) => width >= least && width <= most);
    if (isCovered || least > most) return [];
    return [Math.round(least > 0 ? least : most)];
  });
  return [...new Set([...WIDTHS, ...extra])].toSorted((a, b) => b - a);
}

/** In CSS pixels. */
function lengthsIn(condition: string, bound: RegExp): number[] {
  return [...condition.matchAll(bound)].map((found) => {
    const [size, unit] = found.slice(1).filter(Boolean);
    return Number(size) * (unit === "px" ? 1 : EM);
  });
}
