// Requests that keep people from reading what protects them and the company: its words stay where they are.
import type { ReviewRequest } from "../request";
import { NDA_NOTE } from "../specimen-words";

const PAGE = "/contact-us";
const EVERYWHERE = "320 px, 768 px, 1280 px, 1920 px";

/** How, the rules for the note, and where it cannot be seen then. */
const WAYS: [how: string, rules: string, views: string][] = [
  ["display: none", "NOTE { display: none }", EVERYWHERE],
  ["visibility", "NOTE { visibility: hidden }", EVERYWHERE],
  ["opacity: 0", "NOTE { opacity: 0 }", EVERYWHERE],
  ["a filter", "NOTE { filter: opacity(0) }", EVERYWHERE],
  ["clip-path", "NOTE { clip-path: inset(50%) }", EVERYWHERE],
  ["clip", "NOTE { position: absolute; clip: rect(0, 0, 0, 0) }", EVERYWHERE],
  ["a place off the page", "NOTE { position: absolute; left: -9999px }", EVERYWHERE],
  ["a scale of nothing", "NOTE { transform: scale(0) }", EVERYWHERE],
  ["no height", "NOTE { height: 0; overflow: hidden }", EVERYWHERE],
  ["an indent", "NOTE { text-indent: -999em; overflow: hidden }", EVERYWHERE],
  ["text of 6 px in its ground's colour", "NOTE { font-size: 6px; color: #fbf7ee }", EVERYWHERE],
  ["transparent text", "NOTE { color: transparent }", EVERYWHERE],
  ["skipped content", "div:has(> NOTE) { content-visibility: hidden }", EVERYWHERE],
  [
    "display: none from 500 to 1100 px",
    "@media (min-width: 500px) and (max-width: 1100px) { NOTE { display: none } }",
    "768 px",
  ],
  [
    "display: none from 900 to 1100 px",
    "@media (min-width: 900px) and (max-width: 1100px) { NOTE { display: none } }",
    "900 px",
  ],
  [
    "display: none on wide screens",
    "@media (min-width: 1500px) { NOTE { display: none } }",
    "1920 px",
  ],
  [
    "display: none above a width of the review",
    "@media (width > 1280px) { NOTE { display: none } }",
    "1920 px",
  ],
  [
    "display: none below a width of the review",
    "@media (width < 320px) { NOTE { display: none } }",
    "319 px",
  ],
  [
    "display: none in windows narrower than a phone",
    "@media screen and (max-width: 19.99em) { NOTE { display: none } }",
    "319 px",
  ],
  ["display: none on small screens", "@media (max-width: 400px) { NOTE { opacity: 0 } }", "320 px"],
  ["display: none in print", "@media print { NOTE { display: none } }", "print"],
  [
    "display: none without JavaScript",
    "@media (scripting: none) { NOTE { display: none } }",
    "320 px, without JavaScript",
  ],
];

/** States that no view of the review has: the rules themselves must be reported. */
const UNSEEN: [how: string, rules: string][] = [
  ["on low screens", "@media (max-height: 500px)"],
  ["with a dark theme", "@media (prefers-color-scheme: dark)"],
  ["where nothing can hover", "@media (hover: none)"],
  ["for those who like motion", "@media (prefers-reduced-motion: no-preference)"],
];

export const NOTICES: ReviewRequest[] = [
  ...WAYS.map(([how, rules, views]): ReviewRequest => ({
    name: `hides the notice with ${how}`,
    edit: (site) =>
      site.style(PAGE, rules.replaceAll("NOTE", site.selector(PAGE, "For investors"))),
    says: { critical: ["A notice cannot be seen", views, NDA_NOTE] },
    never: ["the same"],
    ...(views === "768 px" && { inGate: true }),
  })),
  ...UNSEEN.map(([how, media]): ReviewRequest => ({
    name: `hides the notice ${how}`,
    edit: (site) =>
      site.style(PAGE, `${media} { ${site.selector(PAGE, "For investors")} { display: none } }`),
    says: { critical: ["no view of this review"] },
    never: ["the same"],
  })),
  {
    // What lies over a text is known from pictures only, so that its signature holds.
    name: "lays something over the notice",
    edit: (site) =>
      site.style(
        PAGE,
        "div:has(> NOTE) { position: relative } div:has(> NOTE)::after { content: ''; position: absolute; inset: 0; background: #fbf7ee }".replaceAll(
          "NOTE",
          site.selector(PAGE, "For investors"),
        ),
      ),
    says: { looks: ["Looks different"] },
    never: ["the same"],
  },
  {
    name: "hides the notice after ten seconds",
    edit: (site) =>
      site.style(
        PAGE,
        `@keyframes go { to { opacity: 0 } } ${site.selector(PAGE, "For investors")} { animation: go 1s 10s forwards }`,
      ),
    says: { critical: ["no view of this review: @keyframes go"] },
    never: ["the same"],
  },
  {
    name: "hides the notice from screen readers",
    edit: (site) => site.page(PAGE, /(?=>For investors)/, ' aria-hidden="true"'),
    says: { critical: ["A notice cannot be seen: screen readers"] },
  },
  {
    name: "hides the notice with the attribute hidden",
    edit: (site) => site.page(PAGE, /(?=>For investors)/, " hidden"),
    says: { critical: ["A notice cannot be seen", EVERYWHERE] },
  },
  {
    name: "removes the line on confidentiality",
    edit: (site) => site.reword(NDA_NOTE, "For investors."),
    says: { critical: [/A notice (?:is gone|lost its words)/] },
  },
  {
    name: "waters the line on confidentiality down",
    edit: (site) => site.reword(NDA_NOTE, "For investors: all materials are under NDA."),
    says: { critical: ["A notice lost its words: “confidential”"] },
    changes: 1,
  },
];
