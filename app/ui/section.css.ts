import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { sideBySide, medium } from "../theme/breakpoints";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";
import { hairline, pageColumn, stack } from "./layout.css";

const root = style({
  paddingBlock: vars.space.section,
  paddingInline: vars.space.edge,
});

export const tone = styleVariants(
  {
    plain: {},
    raised: {
      backgroundColor: vars.color.surface,
      // Gives what covers a part of the section the section's color.
      vars: { [vars.color.page]: vars.color.surface },
      borderBlock: hairline,
    },
    highlight: { backgroundColor: vars.color.highlightQuiet },
    inverse,
    minor: {
      marginTop: `calc(-1 * ${vars.line.hair})`,
      paddingBlock: vars.space.huge,
      borderTop: hairline,
    },
  },
  (variant) => [root, variant],
);

export const layout = styleVariants({
  over: [pageColumn, stack.huge],
  beside: [pageColumn, stack.huge, sideBySide("4fr 8fr")],
});

export const columns = style([stack.huge, sideBySide("5fr 7fr")]);

globalStyle(`${tone.minor} h2`, {
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
});

export const body = style({ minWidth: 0 });

const besideLead = {
  gridTemplateColumns: vars.layout.columns,
  columnGap: vars.space.huge,
  alignItems: "end",
};

const headingRoot = style([stack.medium, { alignContent: "start" }]);

export const heading = styleVariants(
  {
    over: { "@media": { [medium]: { selectors: { "&:has(> p)": besideLead } } } },
    beside: {},
  },
  (variant) => [headingRoot, variant],
);

export const lead = style({
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
  maxWidth: vars.maxWidth.lead,
  textWrap: "balance",
  color: vars.color.inkQuiet,
  selectors: { [`${tone.highlight} &`]: { color: vars.color.ink } },
});
