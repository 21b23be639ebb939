// Requests with characters that are invisible, which are marked, or that look like others, which are a change of words.
import type { ReviewRequest } from "../request";
import { PARAGRAPH } from "../specimen-words";

const PAGE = "/about-us";
/** "buy" in characters of tags (U+E0000 and up). */
const TAGS = [..."buy"]
  .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
  .join("");

export const CHARACTERS: ReviewRequest[] = [
  ...(
    [
      ["a bidirectional override", `The first \u202eparagraph\u202c of the mission.`, "U+202E"],
      ["tag characters", `The first paragraph of the mission.${TAGS}`, "U+E0062"],
      ["a Cyrillic letter", "The first p\u0430ragraph of the mission.", "two alphabets: U+0430"],
    ] as const
  ).map(([what, text, label]): ReviewRequest => ({
    name: `puts ${what} into a text`,
    edit: (site) => site.reword(PARAGRAPH, text),
    shows: [label],
  })),
  {
    name: "writes an invisible character as an entity",
    edit: (site) => site.page(PAGE, PARAGRAPH, "The first para&#8203;graph of the mission."),
    shows: ["U+200B"],
  },
  {
    name: "puts tag characters into a title",
    edit: (site) => site.page(PAGE, "<figcaption", `<figcaption title="A leaf${TAGS}"`),
    shows: ["U+E0062"],
  },
  {
    name: "writes a figure with full-width digits",
    isWhole: true,
    edit: (site) => site.reword("98% purity grade that", "９９% purity grade that"),
    shows: ["Text changed", "９９%"],
  },
];
