import { style, styleVariants } from "@vanilla-extract/css";
import { sideBySide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { quotation, stack } from "../ui/layout.css";

export const founder = styleVariants({
  wide: [stack.large],
  upright: [stack.large, sideBySide("auto 1fr"), { alignItems: "end" }],
});

// The outline shows the edge of an image as dark as its background.
export const image = style({
  outline: `${vars.line.hair} solid ${vars.color.inverseLine}`,
  outlineOffset: `calc(-1 * ${vars.line.hair})`,
  borderRadius: vars.radius.image,
  selectors: {
    [`${founder.wide} &`]: { "@media": { screen: { width: "100%" } } },
    [`${founder.upright} &`]: { width: "auto", maxHeight: "75svh" },
  },
});

export const text = style({
  maxWidth: vars.maxWidth.prose,
  color: vars.color.onInverseQuiet,
});

export const tagline = style([
  quotation,
  {
    alignSelf: "start",
    fontFamily: vars.font.display,
    fontSize: vars.size.heading,
    lineHeight: vars.leading.heading,
    color: vars.color.accent,
    textWrap: "balance",
  },
]);
