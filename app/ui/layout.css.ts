import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** Stacks children: in a grid on screens, as blocks in print, where browsers split rows. */
export const stack = {
  none: stackWith("0"),
  tiny: stackWith(vars.space.tiny),
  small: stackWith(vars.space.small),
  medium: stackWith(vars.space.medium),
  large: stackWith(vars.space.large),
  huge: stackWith(vars.space.huge),
};

function stackWith(gap: string): string {
  const root = style({ display: "grid", gap, "@media": { print: { display: "block" } } });
  globalStyle(`${root} > * + *`, { "@media": { print: { marginBlockStart: gap } } });
  return root;
}

/** Prints a list in two columns. */
export const inTwo = style({
  "@media": { print: { columns: 2, columnGap: vars.space.large, breakInside: "avoid" } },
});

export const cluster = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
});

/** Centers the column of the page in a part as wide as the window. */
export const pageColumn = style({ maxWidth: vars.maxWidth.page, marginInline: "auto" });

export const hairline = `${vars.line.hair} solid ${vars.color.line}`;

/** Draws a hairline above a part, with room within. */
export const ruled = {
  small: ruledWith(vars.space.small),
  medium: ruledWith(vars.space.medium),
  large: ruledWith(vars.space.large),
};

function ruledWith(paddingBlock: string): string {
  return style({ paddingBlock, borderTop: hairline });
}

/** Sets words off by a line at their start edge. */
export const quotation = style({
  paddingInlineStart: vars.space.large,
  borderInlineStart: `${vars.line.strong} solid ${vars.color.highlight}`,
});

/** Hides a part from sight only. */
export const hidden = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const notPrinted = style({ "@media": { print: { display: "none !important" } } });
