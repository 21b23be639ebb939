// Requests that change which pages there are, and how their parts are arranged.
import type { ReviewRequest } from "../request";
import { addPage } from "../new-page";
import { BLURB, PARAGRAPH, TAGLINE } from "../specimen-words";

/** Hides from React that a link has focus: no tooltip opens. */
const SILENT_TOOLTIPS = `addEventListener("focusin", (event) => event.stopPropagation(), true);`;

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
    says: { wording: ["Heading 2, now Heading 3, changed"] },
    never: ["the same"],
  },
  {
    name: "adds a page that nobody signed",
    inGate: true,
    edit: (site) => addPage(site),
    says: { wording: ["Page “An offer”, added", "a point of the offer", "Description: An offer"] },
    // The frame, the same on every page, is not reported.
    never: ["Critical", "the same", BLURB],
  },
  {
    name: "removes a page",
    edit: (site) => site.remove("notes/first/index.html"),
    says: { critical: ["The address /notes/first no longer exists"] },
    never: ["the same"],
  },
  {
    name: "moves a page to another address",
    edit: (site) => {
      site.write("notes/second/index.html", site.read("notes/first/index.html"));
      site.remove("notes/first/index.html");
    },
    says: { critical: ["The address /notes/first no longer exists"] },
  },
  {
    name: "replaces a page by another one",
    edit: (site) => {
      addPage(site);
      site.remove("notes/first/index.html");
    },
    says: {
      critical: ["The address /notes/first no longer exists"],
      wording: ["Page “An offer”, added"],
    },
  },
  {
    name: "takes the banner from every page",
    edit: (site) => {
      site.pages(/<aside class="[^"]*"><p.*?<\/aside>/, "");
      site.code(/banner:\{[^}]*\}/, "banner:void 0");
    },
    says: { wording: ["The drawer is open"] },
    never: ["Critical", "the same"],
    changes: 1,
    places: 3,
  },
  {
    name: "changes a sentence of the footer",
    edit: (site) => site.reword(BLURB, BLURB.replace("pairs", "matches")),
    says: { wording: ["matches compounds"] },
    never: ["Critical"],
    changes: 1,
    places: 3,
  },
  {
    name: "takes a button's words away from those who look",
    edit: (site) => site.style("/contact-us", `main button { font-size: 0 }`),
    says: { looks: ["Looks different", "main button{font-size: 0}"] },
    inBrowser: true,
    never: ["the same"],
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
  },
  {
    name: "removes a row of a table",
    isWhole: true,
    edit: (site) => site.page("/everything", /<tr><td[^>]*>low.*?<\/tr>/, ""),
    says: { critical: [/low \| 64%|reports an error/] },
    inBrowser: true,
  },
  {
    name: "swaps the order in which two words are seen by a style sheet",
    edit: (site) => site.style("/contact-us", "main ul li:first-child { order: 9 }"),
    says: { looks: ["Looks different"] },
    inBrowser: true,
    never: ["the same"],
  },
  {
    name: "breaks the tooltips",
    isWhole: true,
    edit: (site) => site.file("assets/vendor.js", /^/, SILENT_TOOLTIPS),
    says: { code: ["assets/vendor.js, changed"] },
    never: ["the same"],
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
    says: { wording: ["Text, changed"], looks: [/tabindex="-1"/] },
    never: ["the same"],
  },
  {
    name: "opens what was closed",
    edit: (site) => site.style("/notes/first", "#menu { display: block; position: static }"),
    says: { looks: ["Looks different", "#menu{display: block}"] },
    inBrowser: true,
    never: ["the same", "Critical"],
  },
];
