import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { section } from "./prose.css";

export const list = style([
  section,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
    gap: `${vars.space.huge} ${vars.space.large}`,
  },
]);
export const person = style({
  display: "grid",
  gap: vars.space.tiny,
  alignContent: "start",
  minWidth: 0,
  breakInside: "avoid",
});
/** Photos come in all shapes: each is cropped to this one, from its upper part, where faces are. */
export const portrait = style({
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  objectPosition: "50% 25%",
  marginBlockEnd: vars.space.tiny,
  borderRadius: vars.radius.image,
});
/** In place of a photo. */
export const initials = style([
  portrait,
  {
    display: "grid",
    placeContent: "center",
    border: `${vars.line.hair} solid ${vars.color.line}`,
    backgroundColor: vars.color.accentQuiet,
    fontFamily: vars.font.display,
    fontSize: vars.size.figure,
    color: vars.color.accent,
  },
]);
export const role = style({ fontWeight: vars.weight.strong, color: vars.color.accent });
