// Requests that change which pages there are, and how their parts are arranged.
import type { ReviewRequest } from "../request";
import { addPage } from "../new-page";
import { BLURB } from "../specimen-words";

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
    name: "changes a sentence of the footer",
    edit: (site) => site.reword(BLURB, BLURB.replace("pairs", "matches")),
    shows: ["matches compounds"],
    changes: 1,
    places: 3,
  },
];
