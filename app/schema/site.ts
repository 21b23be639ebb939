// What `site.mdx` may contain: the facts of the company, and the fields of the frame around every page.
import { z } from "zod";
import { editorialFields } from "./editorial-fields";
import { day, emailAddress, flag, imageFile, phoneNumber, text } from "./fields";
import { link, linkTo, pageLink } from "./shared-fields";

const onSomePages = { later: true };

/** The facts of the company, which are written once, in site.mdx; every other file refers to them as `{site.name}` and so on. */
export const companyFields = {
  name: text("The company's name.", "Example Therapeutics", 60),
  shortName: text("The name in short, for small screens.", "Example", 30)
    .meta(onSomePages)
    .optional(),
  domain: text("The domain of the site, in small letters.", "www.example.com", 100)
    .regex(/^[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/)
    .meta({ ...onSomePages, what: "a domain in small letters, without https:// or a path" }),
  email: emailAddress("The company's e-mail address.").meta(onSomePages).optional(),
  phone: phoneNumber("The company's telephone number.").meta(onSomePages).optional(),
  address: text("The city and state of the office.", "Durham, NC", 80).meta(onSomePages).optional(),
  copyright: text("The copyright line.", "© 2025 Example Therapeutics", 120),
};

/** How many links fit side by side in the top bar, and below each other in the footer. */
const MOST_LINKS = 7;

/** Words alone are a link that leads nowhere yet. */
const legalLink = z.preprocess(
  (written) => (typeof written === "string" ? { label: written } : written),
  z.strictObject({
    label: text("The text of the link.", "Privacy Policy", 40),
    to: linkTo.optional(),
  }),
);

const labels = z.strictObject({
  skip: text("The link that skips the top bar.", "Skip to content", 40),
  menu: text("The button that opens the menu on small screens.", "Menu", 20),
  main: text("What screen readers call the links of the top bar.", "Main", 40),
  footer: text("What screen readers call the links of the footer.", "Footer", 40),
  home: text("What screen readers add to the company's name on the logo.", "home page", 40),
  failure: text("Shown when a page fails in the browser.", "This page could not be shown.", 120),
  reload: optionalLabel("The button that loads such a page again", "Load the page again"),
  draft: text("Marks a page that is not published yet.", "Draft", 40),
  figures: text("The heading of the list that explains the figures.", "About these figures", 60),
  terms: text("The heading of the list of a page's terms.", "Terms", 60),
  source: optionalLabel("What stands before the source of a figure", "Source:"),
  asOf: optionalLabel("The date of a source; {date} is filled in", "as of {date}"),
  table: optionalLabel("What screen readers call a table without a caption", "Table"),
  notes: optionalLabel("The heading of a page's footnotes", "Notes"),
  backToText: optionalLabel(
    "What screen readers call the link from a footnote back",
    "Back to the text",
  ),
  newer: optionalLabel("The link to a newer entry of a collection", "Newer"),
  older: optionalLabel("The link to an older entry of a collection", "Older"),
  feed: optionalLabel("The link from a list to its feed", "Feed"),
  calendar: optionalLabel("The link from a list and its events to their calendar", "Calendar file"),
  webcast: optionalLabel("The link from an event to its webcast", "Webcast"),
  breadcrumb: optionalLabel("What screen readers call the links above an entry", "Breadcrumb"),
  contents: optionalLabel("The heading of the list of a long page's headings", "On this page"),
  contact: optionalLabel("The heading of the press contact of a collection", "Press contact"),
  programme: optionalLabel("The column of programmes", "Programme"),
  scaffold: optionalLabel("The column of their scaffolds", "Scaffold"),
  compound: optionalLabel("The column of their compounds", "Compound"),
  indication: optionalLabel("The column of their indications", "Indication"),
  stage: optionalLabel("The column of their stages", "Stage"),
  slides: z
    .strictObject({
      previous: text("The button to the previous slide.", "Previous slide", 40),
      next: text("The button to the next slide.", "Next slide", 40),
      position: text(
        "What screen readers say after each step; {n} and {total} are filled in.",
        "Slide {n} of {total}",
        60,
      )
        .regex(/\{n\}.*\{total\}|\{total\}.*\{n\}/)
        .meta({ what: "text with {n} and {total} in it" }),
      open: text("The link that opens the slide at full size.", "Open full size", 40),
      close: optionalLabel("The button that closes it again", "Close"),
      download: optionalLabel("The link to the deck as a PDF", "Download the deck"),
    })
    .describe("The labels around slides."),
});

function optionalLabel(description: string, words: string) {
  return text(`${description}.`, words, 60).default(words);
}

export const site = z
  .strictObject({
    ...companyFields,
    logo: imageFile(
      "The logo, from half as wide as high to six times as wide.",
      "./images/logo.svg",
    ),
    logoHasName: flag("true if the logo shows the company's name."),
    icon: imageFile("The square mark in browser tabs and on phones.", "./images/logo-simple.svg"),
    banner: z
      .strictObject({
        text: text("What it says.", "We speak at the spring meeting on 3 March.", 160),
        to: linkTo.optional(),
        until: day("The last day on which the public site shows it.").optional(),
      })
      .meta({ description: "A line above the top bar of every page.", later: true })
      .optional(),
    nav: z
      .array(pageLink)
      .min(3)
      .max(MOST_LINKS)
      .describe("The links of the top bar and the footer."),
    footer: z
      .strictObject({
        title: text("The heading of the column.", "Company", 40),
        links: z.array(link).min(1).max(MOST_LINKS).describe("The links below it."),
      })
      .describe("A second column of links in the footer.")
      .optional(),
    legal: z
      .array(legalLink)
      .min(1)
      .max(5)
      .describe(
        "The legal links of the footer: a text, which leads nowhere yet, or `label` and `to`.",
      ),
    /** As the locale that writes them so. */
    dates: z
      .enum(["June 30, 2026", "30 June 2026"])
      .meta({ description: "How dates are written.", examples: ["30 June 2026"], seen: false })
      .transform((style) => (style === "30 June 2026" ? "en-GB" : "en-US"))
      .default("en-US"),
    labels: labels.meta({ description: "Words of the frame.", later: true }),
    forwardLooking: text("The notice of `forwardLooking: true`.", "Results may differ.", 800).meta({
      later: true,
    }),
    ...editorialFields,
  })
  .meta({ prose: "words" });
