// Requests with characters that are invisible, or that look like others.
import type { ReviewRequest } from "../request";
import { FOUNDER_ALT, PARAGRAPH } from "../specimen-words";

const PAGE = "/about-us";
/** "buy" in characters of tags (U+E0000 and up). */
const TAGS = [..."buy"]
  .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
  .join("");

export const CHARACTERS: ReviewRequest[] = [
  ...(
    [
      ["a bidirectional override", `The first \u202eparagraph\u202c of the mission.`, "U+202E"],
      ["a zero-width space", "The first para\u200bgraph of the mission.", "U+200B"],
      ["a soft mark in a word", "The first para\u00adgraph of the mission.", "U+00AD"],
      ["tag characters", `The first paragraph of the mission.${TAGS}`, "U+E0062"],
      ["a variation selector", "The first\ufe0f paragraph of the mission.", "U+FE0F"],
      ["a Cyrillic letter", "The first p\u0430ragraph of the mission.", "U+0430"],
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
    name: "puts a bidirectional override into the description of a picture",
    edit: (site) => site.reword(FOUNDER_ALT, "A leaf\u202e on a plain ground."),
    shows: ["U+202E"],
  },
  {
    name: "writes a figure with a letter O",
    isWhole: true,
    edit: (site) => site.reword("$50M", "$5OM"),
    shows: ["$5OM"],
  },
  {
    name: "writes a figure with full-width digits",
    isWhole: true,
    edit: (site) => site.reword("98% purity grade that", "９９% purity grade that"),
    shows: ["[U+FF19][U+FF19]%"],
  },
  {
    name: "decomposes a letter with a mark",
    isWhole: true,
    edit: (site) =>
      site.reword(
        "Donaudampfschifffahrtselektrizitätenhaupt",
        "Donaudampfschifffahrtselektrizita\u0308tenhaupt",
      ),
    shows: ["U+0308"],
  },
];
