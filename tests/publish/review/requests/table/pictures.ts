// Requests that change how the site looks: colours, pictures, fonts.
import type { ReviewRequest } from "../request";

const PAGE = "/about-us";
/** Bytes of another picture under the same name. */
const swap =
  (name: string, other: string): ReviewRequest["edit"] =>
  (site) =>
    site.write(name, site.read(other));

/** Where alone a part of the page looks different; where no picture is taken, the notices ask for the rule. */
const VIEWS: [where: string, media: string][] = [
  ["from 1500 px on", "@media (min-width: 1500px)"],
  ["at 320 px", "@media (max-width: 320px)"],
  ["in print", "@media print"],
  ["with JavaScript", "@media (scripting: enabled)"],
];

/** What people do, and the rules for it: no picture shows them. */
const STATES: [when: string, selector: string][] = [
  ["what the pointer is over", ":hover"],
  ["what a key gave the focus", ":focus-visible"],
  ["selected words", "::selection"],
];

export const PICTURES: ReviewRequest[] = [
  ...VIEWS.map(([where, media]): ReviewRequest => ({
    name: `breaks the layout ${where}`,
    edit: (site) => site.style(PAGE, `${media} { section[class] { padding: 9rem } }`),
    shows: ["looks different", "padding: 9rem"],
    inBrowser: true,
  })),
  ...STATES.map(([when, state]): ReviewRequest => ({
    name: `changes how ${when} looks`,
    edit: (site) => site.style(PAGE, `a${state} { color: #335533; outline: none }`),
    shows: [`a${state}{color: #335533; outline: none}`],
  })),
  {
    name: "changes a rule that shows nowhere",
    edit: (site) => site.style(PAGE, "p { stop-color: #335533 }"),
    shows: ["p{stop-color: #335533}"],
  },
  {
    name: "removes the ring around what has the focus",
    edit: (site) => site.restyle(/:focus-visible\{[^}]*\}/, ""),
    shows: [/:focus-visible\{outline:/],
    places: 4,
  },
  {
    name: "changes the ground of every page by one step",
    edit: (site) => site.restyle(/#fbf7ee/g, "#fbf7ed"),
    shows: ["looks different", "#fbf7ed"],
    inBrowser: true,
    changes: 1,
    places: 4,
  },
  {
    name: "changes one pixel",
    edit: (site) =>
      site.style(
        PAGE,
        "main::after { content: ''; position: absolute; left: 9px; top: 400px; width: 1px; height: 1px; background: #fbf7ed }",
      ),
    shows: ["looks different"],
    inBrowser: true,
  },
  {
    name: "makes text hard to read",
    edit: (site) => site.style("/contact-us", "p { color: #cfc9bb }"),
    // One of its paragraphs is a notice.
    critical: ["A notice looks different"],
    shows: [/contrast/i],
    inBrowser: true,
  },
  {
    name: "makes text hard to read in narrow windows",
    edit: (site) => site.style("/contact-us", "@media (max-width: 400px) { p { color: #cfc9bb } }"),
    critical: ["A notice looks different"],
    shows: [/contrast/i],
    inBrowser: true,
  },
  {
    name: "replaces the choice of a picture that this browser does not take",
    edit: swap("assets/founder-800.webp", "assets/founder-480.webp"),
    shows: ["founder"],
  },
  {
    name: "removes the description of a picture",
    edit: (site) => site.page(PAGE, / alt="A leaf on a plain ground."/, ""),
    shows: ["Image description removed"],
  },
  {
    name: "replaces the picture of a shared page",
    edit: swap("share/about-us.png", "share/home.png"),
    shows: ["share/about-us.png changed"],
  },
  {
    name: "replaces the font of headings",
    edit: swap(
      "assets/newsreader-latin-400-normal.woff2",
      "assets/source-sans-3-latin-400-normal.woff2",
    ),
    shows: ["looks different"],
    inBrowser: true,
  },
  {
    name: "changes a colour in a drawing",
    isWhole: true,
    edit: (site) => site.file("assets/hero.svg", /#[0-9a-f]{6}/, "#123456"),
    shows: ["hero.svg"],
  },
];
