// Requests that add a claim, each in another place, or characters that are invisible or look like others. Which elements
// are read: tests/publish/review/document.test.ts.
import type { ReviewRequest } from "../request";
import { ABOUT_DESCRIPTION, PARAGRAPH } from "../specimen-words";

const CLAIM = "FDA-approved and proven in patients";

/** Where, and the edit that puts the claim there. */
const PLACES: [where: string, edit: ReviewRequest["edit"]][] = [
  ["in a paragraph", (site) => site.reword(PARAGRAPH, `${PARAGRAPH} It is ${CLAIM}.`)],
  ["in the page's description", (site) => site.reword(ABOUT_DESCRIPTION, `It is ${CLAIM}.`)],
  ["in a tooltip and its home", (site) => site.reword("The second figure means", `${CLAIM}:`)],
  ["in a text file of its own", (site) => site.write("claims.txt", `${CLAIM}\n`)],
];

/** "buy" in characters of tags (U+E0000 and up). */
const TAGS = [..."buy"]
  .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
  .join("");

export const WORDS: ReviewRequest[] = [
  ...PLACES.map(([where, edit]): ReviewRequest => ({
    name: `adds a claim ${where}`,
    edit,
    ...(/tooltip/.test(where) && { isWhole: true }),
    shows: [/FDA-approved.*proven.*in patients/s],
  })),
  {
    name: "puts a bidirectional override into a text",
    edit: (site) => site.reword(PARAGRAPH, "The first \u202eparagraph\u202c of the mission."),
    shows: [/Text changed.*It contains misleading characters: U\+202E/s],
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
