// What `site.mdx` may contain: the fields of the frame around every page.
import { z } from "zod";
import { companyFields } from "./company";
import { COUNTS } from "./counts";
import { imageFile, listOf, text, type NamingFields } from "./fields";
import { linkOf, pageLink, pictureOf, statsTitle } from "./groups";
import { noteFields } from "./note-fields";

const slideLabels = z.strictObject({
  previous: text("The button to the previous slide.", "Previous slide", 40),
  next: text("The button to the next slide.", "Next slide", 40),
  position: text(
    "What screen readers announce after each step; {n} and {total} are filled in.",
    "Slide {n} of {total}",
    60,
  )
    .regex(/\{n\}.*\{total\}|\{total\}.*\{n\}/)
    .meta({ what: "text with {n} and {total} in it" }),
  open: text("The link that opens the slide at full size.", "Open full size", 40),
});

const labels = z.strictObject({
  skip: text("The link that skips the top bar.", "Skip to content", 40),
  menu: text("The button that opens the menu on small screens.", "Menu", 20),
  main: text("What screen readers call the links of the top bar.", "Main", 40),
  footer: text("What screen readers call the links of the footer.", "Footer", 40),
  home: text("What screen readers add to the company's name on the logo.", "home page", 40),
  loading: text("Shown while a page without an HTML file of its own loads.", "Loading…", 60),
  failure: text("Shown when a page fails in the browser.", "This page could not be shown.", 120),
  draft: text("Marks a page that is not published yet.", "Draft", 40),
  figures: statsTitle,
  terms: text("The heading of the list of a page's terms.", "Terms", 60),
  notes: optionalLabel("The heading of a page's footnotes", "Notes"),
  newer: optionalLabel("The link to a newer entry of a collection", "Newer"),
  older: optionalLabel("The link to an older entry of a collection", "Older"),
  feed: optionalLabel("The link below a list to its feed, for programs that show news", "Feed"),
  contact: optionalLabel("The heading of the press contact of a collection", "Press contact"),
  slides: slideLabels.meta({ description: "The labels around slides." }),
});

function optionalLabel(description: string, words: string) {
  return text(`${description}; if left out: ${words}.`, words, 60).default(words);
}

/** @param naming as for the page schemas */
export function createSiteSchema({ image, path, target }: NamingFields) {
  const words = text("A legal link that leads nowhere yet.", "Privacy Policy", 40);
  const legalLink = z
    .union([words.transform((label) => ({ label, to: undefined })), linkOf(target)])
    .meta({ examples: ["Privacy Policy"], what: "text, or a group of `label` and `to`," });
  return z.strictObject({
    ...companyFields,
    logo: pictureOf(image).image,
    icon: imageFile(
      image,
      "The mark in the browser tab, simple enough for 16 pixels.",
      "./images/logo-simple.svg",
    ),
    nav: listOf(pageLink(path), COUNTS.menu, "The links of the top bar and the footer."),
    legal: listOf(
      legalLink,
      COUNTS.legal,
      "The legal links of the footer: each a text, which leads nowhere yet, or a group of `label` and `to`.",
    ),
    labels,
    forwardLooking: text(
      "The notice at the end of each page with `forwardLooking: true`.",
      "This page speaks of plans. Results may differ from them.",
      800,
    ),
    ...noteFields,
  });
}
