import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline, stack } from "../ui/layout.css";
import { strong } from "../ui/text.css";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(clamp(min(9rem, 100%), 40%, 16rem), 1fr))",
  gap: `${vars.space.huge} ${vars.space.large}`,
});
export const person = style([
  stack.tiny,
  { alignContent: "start", minWidth: 0, breakInside: "avoid" },
]);
const portraitBox = style({
  width: "100%",
  aspectRatio: "4 / 5",
  marginBlockEnd: vars.space.tiny,
  borderRadius: vars.radius.image,
});
/** Crops photos to the box, mostly below. */
export const portrait = style([portraitBox, { objectFit: "cover", objectPosition: "50% 25%" }]);
export const initials = style([
  portraitBox,
  {
    display: "grid",
    placeContent: "center",
    border: hairline,
    backgroundColor: vars.color.accentQuiet,
    fontFamily: vars.font.display,
    fontSize: vars.size.figure,
    color: vars.color.accent,
  },
]);
export const name = style({ hyphens: "none", wordBreak: "keep-all" });
export const role = style([strong, { color: vars.color.accent }]);
