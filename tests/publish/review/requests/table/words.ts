// Requests that add a claim, each in another place.
import type { ReviewRequest } from "../request";
import { ABOUT_DESCRIPTION, FOUNDER_ALT, PARAGRAPH } from "../specimen-words";

const PAGE = "/about-us";
const CLAIM = "FDA-approved and proven in patients";

/** Where, and the edit that puts the claim there. */
const PLACES: [where: string, edit: ReviewRequest["edit"]][] = [
  ["in a paragraph", (site) => site.reword(PARAGRAPH, `${PARAGRAPH} It is ${CLAIM}.`)],
  ["in the description of a picture", (site) => site.reword(FOUNDER_ALT, `A leaf, ${CLAIM}.`)],
  ["in a heading", (site) => site.reword("The mission", `The mission: ${CLAIM}`)],
  ["in the page's description", (site) => site.reword(ABOUT_DESCRIPTION, `It is ${CLAIM}.`)],
  ["in a tooltip and its home", (site) => site.reword("The second figure means", `${CLAIM}:`)],
  ["in title=", (site) => site.page(PAGE, "<figcaption", `<figcaption title="${CLAIM}"`)],
  ["in aria-label", (site) => site.page(PAGE, "<figure", `<figure aria-label="${CLAIM}"`)],
  [
    "in the description when shared",
    (site) => site.page(PAGE, /(?<=og:description" content=")[^"]+/, CLAIM),
  ],
  [
    "in a new meta element",
    (site) => site.page(PAGE, "<title>", `<meta name="keywords" content="${CLAIM}"/><title>`),
  ],
  [
    "in structured data",
    (site) => site.page(PAGE, '"itemListElement"', `"legalStatus":"${CLAIM}","itemListElement"`),
  ],
  ["in generated content", (site) => site.style(PAGE, `h1::after { content: " ${CLAIM}" }`)],
  [
    "in a custom property",
    (site) => site.style(PAGE, `:root { --claim: "${CLAIM}" } h1::after { content: var(--claim) }`),
  ],
  [
    "in an inline drawing",
    (site) => site.page(PAGE, "<figcaption", `<svg><text y="20">${CLAIM}</text></svg><figcaption`),
  ],
  [
    "in noscript",
    (site) => site.page(PAGE, "<figcaption", `<noscript>${CLAIM}</noscript><figcaption`),
  ],
  ["in a file that search engines read", (site) => site.file("robots.txt", /^/, `# ${CLAIM}\n`)],
  ["in a text file of its own", (site) => site.write("claims.txt", `${CLAIM}\n`)],
];

export const WORDS: ReviewRequest[] = [
  ...PLACES.map(([where, edit]): ReviewRequest => ({
    name: `adds a claim ${where}`,
    edit,
    ...(/tooltip/.test(where) && { isWhole: true }),
    shows: [/FDA-approved.*proven.*in patients/s],
  })),
  {
    name: "splits a claim by emphasis",
    edit: (site) => site.page(PAGE, PARAGRAPH, "It is <em>pro</em>ven in <b>pa</b>tients."),
    shows: ["proven in patients"],
  },
];
