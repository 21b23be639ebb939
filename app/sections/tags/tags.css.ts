import { style } from "@vanilla-extract/css";
import { night } from "../../theme/night.css";
import { vars } from "../../theme/tokens.css";
import { stack } from "../../ui/stack.css";
import { section } from "../prose/prose.css";

export const term = style({
  textDecorationStyle: "dotted",
  textDecorationThickness: vars.line.mark,
  textDecorationColor: vars.color.light,
  ":hover": { textDecorationStyle: "solid" },
});

/** Under a figure or a quotation, and beside a document. */
export const note = style({ fontSize: vars.size.note, color: vars.color.inkQuiet });

export const download = style({
  display: "inline-grid",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.body,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.accent },
});
export const downloadName = style({
  fontWeight: vars.weight.strong,
  textDecorationLine: "underline",
});

/** The slides' controls are designed for a dark background. */
export const carousel = style([
  section,
  night,
  {
    maxWidth: "none",
    padding: vars.space.large,
    borderRadius: vars.radius.image,
    "@media": { print: { padding: 0 } },
  },
]);

export const people = style([
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

export const figure = style([section, stack.small]);

export const quote = style([
  section,
  stack.small,
  {
    paddingInlineStart: vars.space.large,
    borderInlineStart: `${vars.line.strong} solid ${vars.color.light}`,
  },
]);
export const quoted = style([
  stack.small,
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.size.title,
    lineHeight: vars.leading.lead,
  },
]);

export const notice = style([
  section,
  stack.small,
  {
    padding: vars.space.large,
    border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.lightQuiet,
  },
]);
export const noticeTitle = style({ fontWeight: vars.weight.strong });
