import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { notPrinted, pageColumn, stack } from "../ui/layout.css";
import { small, strong } from "../ui/text.css";

export const root = style({ padding: `${vars.space.section} ${vars.space.edge} 0` });

export const content = style([pageColumn, stack.large, { justifyItems: "start" }]);

export const image = style({
  maxWidth: `min(100%, ${vars.maxWidth.table})`,
  marginBottom: vars.space.large,
});

export const breadcrumb = style([small, notPrinted]);

export const step = style({
  display: "inline",
  selectors: {
    // The second value hides the slash from screen readers, in browsers that can read it.
    "& + &::before": { content: ['" / "', '" / " / ""'] },
  },
});

export const draft = style([
  small,
  strong,
  {
    paddingInline: vars.space.small,
    borderRadius: vars.radius.control,
    border: `${vars.line.hair} solid ${vars.color.alarm}`,
    color: vars.color.alarm,
  },
]);
