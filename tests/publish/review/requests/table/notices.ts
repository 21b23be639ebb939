// Requests that keep people from reading what protects them and the company: its words stay where they are.
import type { ReviewRequest } from "../request";
import { NDA_NOTE } from "../specimen-words";

const PAGE = "/contact-us";
const EVERYWHERE = ["320 px", "1280 px", "1920 px", "print"];
const NOT_SEEN = "Visitors cannot see this notice.";
const DIFFERENT = "A notice looks different";

/** How, the rules for the note, what the review says, and the views that it names. */
const WAYS: [how: string, rules: string, says: string, views: string[]][] = [
  ["display: none", "NOTE { display: none }", NOT_SEEN, EVERYWHERE],
  ["visibility", "NOTE { visibility: hidden }", NOT_SEEN, EVERYWHERE],
  ["opacity: 0", "NOTE { opacity: 0 }", NOT_SEEN, EVERYWHERE],
  ["a filter", "NOTE { filter: opacity(0) }", DIFFERENT, EVERYWHERE],
  ["clip-path", "NOTE { clip-path: inset(50%) }", DIFFERENT, EVERYWHERE],
  ["a place off the page", "NOTE { position: absolute; left: -9999px }", DIFFERENT, EVERYWHERE],
  ["a scale of nothing", "NOTE { transform: scale(0) }", DIFFERENT, EVERYWHERE],
  ["no height", "NOTE { height: 0; overflow: hidden }", DIFFERENT, EVERYWHERE],
  ["an indent", "NOTE { text-indent: -999em; overflow: hidden }", DIFFERENT, EVERYWHERE],
  ["small text", "NOTE { font-size: 6px; color: #fbf7ee }", DIFFERENT, EVERYWHERE],
  ["transparent text", "NOTE { color: transparent }", DIFFERENT, EVERYWHERE],
  ["skipped content", "div:has(> NOTE) { content-visibility: hidden }", NOT_SEEN, EVERYWHERE],
  [
    "something that lies over it",
    "div:has(> NOTE) { position: relative } div:has(> NOTE)::after { content: ''; position: absolute; inset: 0; background: #fbf7ee }",
    DIFFERENT,
    EVERYWHERE,
  ],
  [
    "display: none on wide screens",
    "@media (min-width: 1500px) { NOTE { display: none } }",
    NOT_SEEN,
    ["1920 px"],
  ],
  [
    "opacity on small screens",
    "@media (max-width: 400px) { NOTE { opacity: 0 } }",
    NOT_SEEN,
    ["320 px"],
  ],
  ["display: none in print", "@media print { NOTE { display: none } }", NOT_SEEN, ["print"]],
  [
    "display: none without JavaScript",
    "@media (scripting: none) { NOTE { display: none } }",
    NOT_SEEN,
    EVERYWHERE,
  ],
];

/** Conditions that no view of the review meets: the rules themselves are shown. */
const UNSEEN: [how: string, rules: string][] = [
  ["from 900 to 1100 px", "@media (min-width: 900px) and (max-width: 1100px)"],
  ["below a width of the review", "@media (width < 320px)"],
  ["with a dark theme", "@media (prefers-color-scheme: dark)"],
];

export const NOTICES: ReviewRequest[] = [
  ...WAYS.map(([how, rules, says, views]): ReviewRequest => ({
    name: `hides the notice with ${how}`,
    edit: (site) =>
      site.style(PAGE, rules.replaceAll("NOTE", site.selector(PAGE, "For investors"))),
    critical: [says, ...views, NDA_NOTE],
    inBrowser: true,
  })),
  ...UNSEEN.map(([how, media]): ReviewRequest => ({
    name: `hides the notice ${how}`,
    edit: (site) =>
      site.style(PAGE, `${media} { ${site.selector(PAGE, "For investors")} { display: none } }`),
    shows: [`${media}{`, "display: none"],
  })),
  {
    name: "hides the notice after ten seconds",
    edit: (site) =>
      site.style(
        PAGE,
        `@keyframes go { to { opacity: 0 } } ${site.selector(PAGE, "For investors")} { animation: go 1s 10s forwards }`,
      ),
    shows: ["@keyframes go{to{opacity: 0}}"],
  },
  ...[0.3, 0.6].map((pixels): ReviewRequest => ({
    name: `moves the notice by ${pixels} px, which moves its lines by one pixel or none`,
    edit: (site) =>
      site.style(PAGE, `main::before { content: ""; display: block; height: ${pixels}px }`),
    shows: [`height: ${pixels}px`],
    inBrowser: true,
  })),
  {
    name: "hides the notice with the attribute hidden",
    edit: (site) => site.page(PAGE, /(?=>For investors)/, " hidden"),
    critical: [NOT_SEEN, ...EVERYWHERE],
    inBrowser: true,
  },
  {
    name: "removes the line on confidentiality",
    edit: (site) => site.reword(NDA_NOTE, "For investors."),
    critical: [/A notice was removed|The words of a notice changed/],
  },
  {
    name: "waters the line on confidentiality down",
    edit: (site) => site.reword(NDA_NOTE, "For investors: all materials are under NDA."),
    critical: ["The words of a notice changed."],
    changes: 1,
  },
];
