import { style, styleVariants } from "@vanilla-extract/css";
import { medium, sideBySide, wide, zoomedViewport } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { inTwo, ruled, stack } from "../ui/layout.css";
import { strong } from "../ui/text.css";

export const cards = styleVariants({
  columns: [stack.none, inTwo, sideBySide("1fr 1fr", medium), { columnGap: vars.space.huge }],
  rows: [stack.none, inTwo],
});

export const card = style([
  ruled.large,
  {
    display: "grid",
    gap: vars.space.small,
    alignItems: "start",
    gridTemplateColumns: "auto 1fr",
    "@media": { [zoomedViewport]: { gridTemplateColumns: "auto" } },
  },
]);

export const words = style([stack.tiny, { maxWidth: vars.maxWidth.lead }]);

export const contactCard = style([
  stack.tiny,
  ruled.large,
  sideBySide("1fr 5fr"),
  { alignItems: "baseline" },
]);

export const title = style([
  strong,
  { fontFamily: vars.font.text, fontSize: vars.size.body, color: vars.color.accent },
]);

export const value = style({
  fontFamily: vars.font.display,
  // A telephone number of twenty signs fits on a line of a phone.
  fontSize: `max(${vars.size.body}, min(${vars.size.heading}, 7vw))`,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
});

export const detail = style({ "@media": { [wide]: { gridColumn: 2 } } });

export const belowCards = style([
  stack.large,
  sideBySide("1fr 1fr", medium),
  { marginTop: vars.space.huge },
]);

export const investorNote = style([
  strong,
  {
    marginBlock: vars.space.large,
    paddingTop: vars.space.medium,
    borderTop: `${vars.line.hair} solid ${vars.color.ink}`,
    ":first-child": { marginTop: 0, paddingTop: 0, borderTop: 0 },
  },
]);

export const checklistItem = style([
  ruled.medium,
  {
    position: "relative",
    // Don't let the mark cover the text in print, where spaces are smaller.
    paddingInlineStart: `max(${vars.space.large}, 1.75em)`,
    borderTopColor: "color-mix(in srgb, currentColor 25%, transparent)",
    "::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "min(0.5em, 2vw)",
      insetBlockStart: `calc(${vars.space.medium} + 0.15em)`,
      width: "0.5em",
      height: "0.9em",
      borderInlineEnd: `${vars.line.medium} solid ${vars.color.highlight}`,
      borderBlockEnd: `${vars.line.medium} solid ${vars.color.highlight}`,
      transform: "rotate(40deg)",
    },
  },
]);
