// What `site.mdx` may contain.
import { z } from "zod";
import { emailAddress, flag, imageFile, language, phoneNumber, text } from "./fields";
import { labels } from "./labels";
import { editorialFields, link, linkTo, pageLink } from "./shared-fields";

const onSomePages = { later: true };

/** Describes facts that only tokens show. */
const inTokens = { ...onSomePages, private: true };

/** The facts of the company, which other files show by tokens, such as `{site.name}`. */
export const companyFields = {
  name: text("The company's name.", "Example Therapeutics", 60),
  shortName: text("The name in short, for small screens.", "Example", 30).meta(inTokens).optional(),
  domain: text("The domain of the site, in small letters.", "www.example.com", 100)
    .regex(/^[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/)
    .meta({ ...inTokens, what: "a domain in small letters, without https:// or a path" }),
  email: emailAddress("The company's e-mail address.").meta(onSomePages).optional(),
  phone: phoneNumber("The company's telephone number.").meta(inTokens).optional(),
  address: text("The city and state of the office.", "Durham, NC", 80).meta(onSomePages).optional(),
  copyright: text("The copyright line.", "© 2025 Example Therapeutics", 120),
};

/** What fits in the top bar and in a column of the footer. */
const MAX_MENU_LINKS = 7;

/** Accepts words alone, too, but no address, for a link that leads nowhere yet. */
const legalLink = z.preprocess(
  (written) =>
    typeof written === "string" && !/^(?:\/|https?:)/.test(written) ? { label: written } : written,
  z.strictObject({
    label: text("The text of the link.", "Privacy Policy", 40),
    to: linkTo.optional(),
  }),
);

export const site = z
  .strictObject({
    ...companyFields,
    logo: imageFile(
      "The logo, from half as wide as high to six times as wide.",
      "./images/logo.svg",
    ),
    logoHasName: flag("true if the logo shows the company's name."),
    banner: z
      .strictObject({
        text: text("What it says.", "We speak at the spring meeting on 3 March.", 160),
        to: linkTo.optional(),
      })
      .meta({ description: "A line above the top bar of every page.", later: true })
      .optional(),
    nav: z
      .array(pageLink)
      .min(1)
      .max(MAX_MENU_LINKS)
      .describe("The links of the top bar and the footer."),
    footer: z
      .strictObject({
        title: text("The heading of the column.", "Company", 40),
        links: z.array(link).min(1).max(MAX_MENU_LINKS).describe("The links below it."),
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
    language: language(
      "The language of the whole site, which also sets how dates are written.",
    ).default("en"),
    labels,
    forwardLooking: text("The notice of `forwardLooking: true`.", "Results may differ.", 800).meta({
      later: true,
    }),
    ...editorialFields,
  })
  .meta({ prose: "words" });

/** The fields of `site.mdx` as components receive them. */
export type Frame = z.output<typeof site>;
