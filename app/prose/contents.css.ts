import { style, type StyleRule } from "@vanilla-extract/css";
import { besideText } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

/** Beside the text, where a style can open what is folded. */
function beside(rule: StyleRule): StyleRule {
  return { "@supports": { "selector(::details-content)": { "@media": { [besideText]: rule } } } };
}

/** A table in the text keeps its full width. */
const columns = `minmax(0, ${vars.maxWidth.table}) minmax(11rem, 1fr)`;

export const root = style([stack.large, beside({ gridTemplateColumns: columns })]);

export const contents = style([
  {
    maxWidth: vars.maxWidth.prose,
    borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
    fontSize: vars.size.small,
    "@media": { print: { display: "none" } },
  },
  beside({
    order: 1,
    alignSelf: "start",
    position: "sticky",
    insetBlockStart: `calc(${vars.frame.header} + ${vars.space.medium})`,
    maxHeight: `calc(100vh - ${vars.frame.header} - 2 * ${vars.space.medium})`,
    overflowY: "auto",
    paddingInlineStart: vars.space.medium,
    borderBlock: "none",
    borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
  }),
]);

const heading = { paddingBlock: vars.space.small, fontWeight: vars.weight.strong };

export const title = style([{ ...heading, display: "none" }, beside({ display: "block" })]);

export const summary = style([{ ...heading, cursor: "pointer" }, beside({ display: "none" })]);

export const folded = style(
  beside({ selectors: { "&::details-content": { contentVisibility: "visible" } } }),
);

export const link = style({
  display: "block",
  paddingBlock: vars.space.tiny,
  lineHeight: vars.leading.lead,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
