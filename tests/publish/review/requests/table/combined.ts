// Requests with two edits at once: one must not hide the other.
import { addPage, POINT } from "../new-page";
import type { ReviewRequest } from "../request";
import { NDA_NOTE, PARAGRAPH, TAGLINE } from "../specimen-words";

const NOTE = "For investors: all materials, are confidential under NDA.";

/** In the gate the review of tests/dev/preview.e2e.ts has it. */
export const HIDDEN_NOTICE: ReviewRequest = {
  name: "rewords a notice and hides it",
  edit: (site) => {
    site.style("/contact-us", `${site.selector("/contact-us", "For investors")} { opacity: 0 }`);
    site.reword(NDA_NOTE, NOTE);
  },
  critical: [/^Critical\. Text hidden .*at 1280 px/, /The words of a notice changed/],
  verdict: "notice",
  inBrowser: true,
};

export const COMBINED: ReviewRequest[] = [
  HIDDEN_NOTICE,
  {
    name: "adds a notice that nobody can see",
    edit: (site) =>
      site.page(
        "/about-us",
        PARAGRAPH,
        `${PARAGRAPH}</p><p style="opacity:0">This is no offer of securities.`,
      ),
    critical: [/Text hidden.*This is no offer of securities/s, "A notice was added."],
    inBrowser: true,
  },
  {
    name: "raises a number, and changes a word elsewhere",
    inGate: true,
    edit: (site) => {
      site.page("/about-us", PARAGRAPH, "The dose is 10<sup>6</sup> units.");
      site.page("/about-us", TAGLINE, "A tagline on metabolic disorders.");
    },
    critical: ["The figure “10^6”"],
    shows: ["A tagline on"],
  },
  {
    name: "turns the first word of a disclaimer around, and moves another line",
    inGate: true,
    edit: (site) => {
      site.reword(NDA_NOTE, "For investors: no materials are confidential under NDA.");
      site.reword(PARAGRAPH, "The first paragraphs of the mission.");
    },
    critical: ["The words of a notice changed."],
    shows: ["paragraphs"],
    changes: 2,
  },
  {
    name: "adds a page, and the same words on an old page",
    inGate: true,
    edit: (site) => {
      addPage(site, [POINT, "The second library follows, and 40% of it is read."]);
      site.page(
        "/about-us",
        TAGLINE,
        'The second library follows, and 40% of it is read. <a href="/offer">An offer</a>',
      );
    },
    critical: [/Text added.*The second library follows, and 40% of it is read/s, "New page"],
    verdict: "1 new page",
  },
  {
    name: "adds a page with a text of another page",
    edit: (site) => addPage(site, [POINT, TAGLINE]),
    shows: [TAGLINE],
  },
  {
    name: "removes the same paragraph twice",
    edit: (site) => {
      site.page("/about-us", PARAGRAPH, "");
      site.page("/about-us", TAGLINE, "");
    },
    verdict: "2 paragraphs",
  },
  {
    name: "lets a drawing flash, and changes a word",
    isWhole: true,
    edit: (site) => {
      site.file(
        "assets/hero.svg",
        "</svg>",
        "<style>@keyframes f{to{opacity:0}}g{animation:f .1s infinite}</style></svg>",
      );
      site.reword(PARAGRAPH, "The first paragraphs of the mission.");
    },
    shows: [/Animation of the drawing hero\.svg.*animation:f \.1s infinite/s, "paragraphs"],
  },
];
