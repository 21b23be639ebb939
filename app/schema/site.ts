// What `site.mdx` may contain: the facts of the company, and the fields of the frame around every page.
import { z } from "zod";
import { day, emailAddress, flag, imageFile, phoneNumber, text, timeZone } from "./fields";
import { editorialFields, link, linkTo, pageLink } from "./shared-fields";

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

/** The words of the frame. Those that screen readers say are not seen: `main`, `footer`, `home`, `table`, `breadcrumb`. */
const LABELS = {
  skip: "Skip to content",
  menu: "Menu",
  main: "Main",
  footer: "Footer",
  home: "home page",
  failure: "This page could not be shown. Please load it again.",
  reload: "Load the page again",
  draft: "Draft",
  figures: "About these figures",
  terms: "Terms on this page",
  source: "Source:",
  asOf: "as of {date}",
  table: "Table",
  notes: "Notes",
  backToText: "Back to the text",
  newer: "Newer",
  older: "Older",
  feed: "Feed",
  calendar: "Calendar file",
  webcast: "Webcast",
  breadcrumb: "Breadcrumb",
  contents: "On this page",
  contact: "Press contact",
  write: "Or write to {email}.",
  programme: "Programme",
  scaffold: "Scaffold",
  compound: "Compound",
  indication: "Indication",
  stage: "Stage",
};

const SLIDE_LABELS = {
  previous: "Previous slide",
  next: "Next slide",
  position: "Slide {n} of {total}",
  open: "Open full size",
  close: "Close",
  download: "Download the deck",
};

function labelsOf<Words extends Record<string, string>>(labels: Words) {
  const fields = Object.entries(labels).map(([name, words]) => [name, labelOf(words)]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries lose the names
  return Object.fromEntries(fields) as Record<keyof Words, ReturnType<typeof labelOf>>;
}

/** Other words for a label, with the names in braces that it has. */
function labelOf(words: string) {
  const names = words.match(/\{\w+\}/g) ?? [];
  const hasNames = (written: string) => names.every((name) => written.includes(name));
  return text(`In place of "${words}".`, words, 120)
    .refine(hasNames, `needs ${names.join(" and ")} in it`)
    .default(words);
}

const labels = z
  .strictObject({
    ...labelsOf(LABELS),
    slides: z.strictObject(labelsOf(SLIDE_LABELS)).prefault({}).describe("Around slides."),
  })
  .prefault({})
  .meta({ description: "Other words of the frame.", later: true });

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
    timeZone: timeZone("Where days begin: `date`, `embargo`, `until`; else in UTC.").optional(),
    labels,
    forwardLooking: text("The notice of `forwardLooking: true`.", "Results may differ.", 800).meta({
      later: true,
    }),
    ...editorialFields,
  })
  .meta({ prose: "words" });
