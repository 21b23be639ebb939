import { style } from "@vanilla-extract/css";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";
import { columns } from "../sections/carousel.css";
import { stack } from "../ui/layout.css";
import { title } from "../ui/text.css";
import { section } from "./prose.css";

/** Gives the slides a dark background, for which their controls are designed. */
export const carousel = style([
  section,
  inverse,
  columns,
  {
    maxWidth: "none",
    padding: vars.space.large,
    borderRadius: vars.radius.image,
    "@media": { print: { padding: 0 } },
  },
]);

export const figure = style([section, stack.small]);

export const quote = style([
  section,
  stack.small,
  {
    paddingInlineStart: vars.space.large,
    borderInlineStart: `${vars.line.strong} solid ${vars.color.highlight}`,
  },
]);
export const quoted = style([stack.small, title, { margin: 0, lineHeight: vars.leading.lead }]);

export const notice = style([
  section,
  stack.small,
  {
    padding: vars.space.large,
    border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.highlightQuiet,
  },
]);
