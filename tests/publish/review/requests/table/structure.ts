// Requests that change which pages and files there are, and how their parts are arranged.
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
  {
    name: "adds a file that no page names",
    edit: (site) => site.write("downloads/deck.pdf", "%PDF-1.4 a deck"),
    shows: ["downloads/deck.pdf added"],
  },
  {
    name: "removes a file",
    edit: (site) => site.remove("icon-512.png"),
    critical: ["The address /icon-512.png no longer exists"],
  },
  {
    name: "hides a file among those with a dot",
    edit: (site) => site.write(".well-known/apple-app-site-association", "{}"),
    shows: [".well-known/apple-app-site-association added"],
  },
];
