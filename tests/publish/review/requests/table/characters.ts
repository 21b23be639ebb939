// Requests with characters that are invisible, or that look like others.
import type { ReviewRequest } from "../request";
import { PARAGRAPH } from "../specimen-words";

/** "buy" in characters of tags (U+E0000 and up). */
const TAGS = [..."buy"]
  .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
  .join("");

export const CHARACTERS: ReviewRequest[] = [
  {
    name: "puts a bidirectional override into a text",
    edit: (site) => site.reword(PARAGRAPH, "The first \u202eparagraph\u202c of the mission."),
    shows: ["U+202E"],
  },
  {
    name: "puts a Cyrillic letter into a text",
    edit: (site) => site.reword(PARAGRAPH, "The first p\u0430ragraph of the mission."),
    shows: ["two alphabets: U+0430"],
  },
  {
    name: "puts tag characters into a title",
    edit: (site) => site.page("/about-us", "<figcaption", `<figcaption title="A leaf${TAGS}"`),
    shows: ["U+E0062"],
  },
];
