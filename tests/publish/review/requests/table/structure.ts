// Requests that change which pages there are, and how their parts are arranged.
import type { ReviewRequest } from "../request";
import { addPage } from "../new-page";
import { BLURB, PARAGRAPH, TAGLINE } from "../specimen-words";

export const STRUCTURE: ReviewRequest[] = [
  {
    name: "changes the level of a heading",
    edit: (site) => {
      site.page(
        "/notes/first",
        /<h2 (id="the-list">[^<]*)<\/h2>/,
        '<h3 id="the-list">The list</h3>',
      );
      site.file("assets/first.js", 'h2:"h2"', 'h2:"h3"');
    },
    shows: ["Heading 2, now Heading 3 changed"],
  },
  {
    name: "adds a page that nobody signed",
    inGate: true,
    edit: (site) => addPage(site),
    shows: ["New page", "a point of the offer", "Description: An offer"],
    // The frame, the same on every page, is not reported.
    never: [BLURB],
  },
  {
    name: "removes a page",
    edit: (site) => site.remove("notes/first.html"),
    critical: ["The address /notes/first no longer exists"],
  },
  {
    name: "takes the banner from every page",
    edit: (site) => {
      site.pages(/<aside class="[^"]*"><p.*?<\/aside>/, "");
      site.code(/banner:\{[^}]*\}/, "banner:void 0");
    },
    shows: ["The drawer is open"],
    changes: 1,
    places: 3,
  },
  {
    name: "changes a sentence of the footer",
    edit: (site) => site.reword(BLURB, BLURB.replace("pairs", "matches")),
    shows: ["matches compounds"],
    changes: 1,
    places: 3,
  },
  {
    name: "swaps two paragraphs",
    edit: (site) => {
      site.reword(PARAGRAPH, "One. Two three four five.");
      site.reword(TAGLINE, PARAGRAPH);
      site.reword("One. Two three four five.", TAGLINE);
    },
    shows: ["moved"],
    never: ["Text changed"],
  },
  {
    name: "removes a row of a table",
    isWhole: true,
    edit: (site) => site.page("/everything", /<tr><td[^>]*>low.*?<\/tr>/, ""),
    shows: [/low \| 64%/],
    inBrowser: true,
  },
  {
    name: "swaps the order in which two words are seen by a style sheet",
    edit: (site) => site.style("/contact-us", "main ul li:first-child { order: 9 }"),
    shows: ["looks different"],
    inBrowser: true,
  },
  {
    name: "takes a link away from the keyboard, and changes a word",
    edit: (site) => {
      site.page(
        "/about-us",
        '<a data-discover="true" href="/notes/first',
        '<a tabindex="-1" href="/notes/first',
      );
      site.reword(PARAGRAPH, "The first paragraphs of the mission.");
    },
    shows: ["Text changed", "tabindex: -1"],
  },
];
