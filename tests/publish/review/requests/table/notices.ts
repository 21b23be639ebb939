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
  ["a place off the page", "NOTE { position: absolute; left: -9999px }", DIFFERENT, EVERYWHERE],
  ["a scale of nothing", "NOTE { transform: scale(0) }", DIFFERENT, EVERYWHERE],
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
];

export const NOTICES: ReviewRequest[] = [
  ...WAYS.map(([how, rules, says, views]): ReviewRequest => ({
    name: `hides the notice with ${how}`,
    edit: (site) =>
      site.style(PAGE, rules.replaceAll("NOTE", site.selector(PAGE, "For investors"))),
    critical: [says, ...views, NDA_NOTE],
    inBrowser: true,
  })),
  {
    name: "moves the notice by a part of a pixel, which moves its lines by one pixel or none",
    edit: (site) => site.style(PAGE, 'main::before { content: ""; display: block; height: 0.6px }'),
    shows: ["height: 0.6px"],
    inBrowser: true,
  },
  {
    name: "removes the line on confidentiality",
    edit: (site) => site.reword(NDA_NOTE, "For investors."),
    critical: [/A notice was removed|The words of a notice changed/],
  },
];
