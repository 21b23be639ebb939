// Requests that change which pages there are and how their parts stand.
import type { ReviewRequest } from "../request";
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
    says: { wording: ["Level of a heading, changed"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "adds a page that nobody signed",
    inGate: true,
    edit: (site) =>
      site.write(
        "offer/index.html",
        '<!DOCTYPE html><html lang="en"><head><title>Offer</title></head><body><h1>An offer</h1></body></html>',
      ),
    says: { wording: ["Page “Offer”, added"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "removes a page",
    edit: (site) => site.remove("notes/first/index.html"),
    says: { critical: ["The address /notes/first answers no more"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "moves a page to another address",
    edit: (site) => {
      site.write("notes/second/index.html", site.read("notes/first/index.html"));
      site.remove("notes/first/index.html");
    },
    says: { critical: ["The address /notes/first answers no more"] },
    signaturesHold: false,
  },
  {
    name: "changes a sentence of the footer",
    edit: (site) => site.reword(BLURB, BLURB.replace("pairs", "matches")),
    says: { wording: ["matches compounds"] },
    never: ["Critical"],
    changes: 1,
    places: 3,
    signaturesHold: false,
  },
  {
    name: "takes a button's words away from those who look",
    edit: (site) => site.style("/contact-us", `main button { font-size: 0 }`),
    says: { wording: ["Not visible at 320 px, at 768 px"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "swaps two paragraphs",
    edit: (site) => {
      site.reword(PARAGRAPH, "One. Two three four five.");
      site.reword(TAGLINE, PARAGRAPH);
      site.reword("One. Two three four five.", TAGLINE);
    },
    says: { wording: ["moved"] },
    never: ["Critical", "Text, changed"],
    signaturesHold: false,
  },
  {
    name: "removes a row of a table",
    isWhole: true,
    edit: (site) => site.page("/everything", /<tr><td>low.*?<\/tr>/, ""),
    says: { critical: [/low \| 64%|reports an error/] },
    signaturesHold: false,
  },
  {
    name: "swaps the order in which two words are seen by a style sheet",
    edit: (site) => site.style("/contact-us", "main ul li:first-child { order: 9 }"),
    says: { looks: ["Looks different"] },
    never: ["the same"],
    signaturesHold: true,
  },
  {
    name: "opens what was closed",
    edit: (site) => site.style("/notes/first", "#menu { display: block; position: static }"),
    says: { wording: ["Now visible"] },
    never: ["the same", "Critical"],
    signaturesHold: false,
  },
];
