import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

// Fixed, it would cover the end of the page.
export const root = styleOfPreview({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space.medium}`,
  paddingInline: vars.space.edge,
  paddingBlock: vars.space.hair,
  backgroundColor: vars.color.highlightQuiet,
  borderTop: `${vars.line.medium} solid ${vars.color.highlight}`,
  color: vars.color.ink,
  fontSize: vars.size.small,
  "@media": { print: { position: "static" } },
});

export const link = styleOfPreview({ display: "inline-block", paddingBlock: vars.space.hair });

// Keeps a focused element above the bar (WCAG 2.4.11).
if (import.meta.env.SITE_IS_PREVIEW) globalStyle("html", { scrollPaddingBottom: vars.space.huge });

/** Declares a style for previews only: the public site has no bar. */
function styleOfPreview(rule: StyleRule): string {
  return import.meta.env.SITE_IS_PREVIEW ? style(rule) : "";
}
