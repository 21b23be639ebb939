// The style sheets of a build in; out the widths at which its pages are read and pictures of them are taken: every rule
// holds at one of them.
import { WIDTHS } from "../page-model";

/** At-rules whose conditions can hold at some widths only. */
const CONDITIONAL = /@(?:media|container)\s*([^{}]*)\{/g;
const LENGTH_FIRST = /([\d.]+(?:px|r?em))\s*([<>])(=?)\s*width/g;
const BOUND = /width\s*([<>]=?)\s*([\d.]+)(px|r?em)/g;
/** CSS pixels of an em, which in a condition is the browser's own. */
const EM = 16;

/**
 * {@link WIDTHS}, and one for each rule that holds at none of them.
 * @param styles all style sheets of a build as one text
 * @returns whole CSS pixels, the widest first, because it shows the most
 */
export function widthsToRead(styles: string): number[] {
  const conditions = [...styles.matchAll(CONDITIONAL)].flatMap(([, found = ""]) =>
    found.split(","),
  );
  const extra = conditions.flatMap((condition) => {
    const [least, most] = boundsOf(condition);
    const isCovered = WIDTHS.some((width) => width >= least && width <= most);
    if (isCovered || least > most) return [];
    return [least > 0 ? least : most];
  });
  return [...new Set([...WIDTHS, ...extra])].toSorted((a, b) => b - a);
}

/** The first and the last whole pixel at which a condition holds: "max-width: 19.99em" holds up to 319. */
function boundsOf(condition: string): [least: number, most: number] {
  const written = condition
    .replaceAll("min-width:", "width>=")
    .replaceAll("max-width:", "width<=")
    .replace(LENGTH_FIRST, (_, length: string, sign: string, orEqual: string) => {
      const turned = sign === "<" ? ">" : "<";
      return `width ${turned}${orEqual} ${length} and width`;
    });
  let [least, most] = [0, Infinity];
  for (const [, sign, size, unit] of written.matchAll(BOUND)) {
    const pixels = Number(size) * (unit === "px" ? 1 : EM);
    if (sign === ">=") least = Math.max(least, Math.ceil(pixels));
    if (sign === ">") least = Math.max(least, Math.floor(pixels) + 1);
    if (sign === "<=") most = Math.min(most, Math.floor(pixels));
    if (sign === "<") most = Math.min(most, Math.ceil(pixels) - 1);
  }
  return [least, most];
}
