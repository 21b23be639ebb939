// Parts one below the other: a grid on screens, blocks on paper. Where a sheet ends, browsers tear a grid's rows, or
// print them over each other.
import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

const { tiny, small, medium, large, huge } = vars.space;
const GAPS = { none: "0", tiny, small, medium, large, huge };

/** By the distance between the parts. */
export const flow = styleVariants(GAPS, (gap) => ({
  display: "grid",
  gap,
  "@media": { print: { display: "block" } },
}));

for (const [name, className] of Object.entries(flow)) {
  const gap = GAPS[name as keyof typeof GAPS];
  globalStyle(`${className} > * + *`, { "@media": { print: { marginBlockStart: gap } } });
}
