// What each content file may contain. For the build only: the browser gets the types, never zod.
import { z } from "zod";
import { comparison } from "./comparison";
import { documentFile, emailAddress, phoneNumber, text } from "./fields";
import { entryFields, listFields } from "./list";
import {
  buttonTo,
  card,
  framedFields,
  heading,
  hero,
  heroActions,
  heroWithButtons,
  latest,
  link,
  narrow,
  optionalPicture,
  pageFields,
  pictureFields,
  requireBoth,
  slides,
  type stat,
  stats,
  terms,
  title,
} from "./shared-fields";
import { site } from "./site";
import { tagLists } from "./tags";

/** The files with a schema of their own, by their names without ".mdx". */
export const FILES = {
  site,

  home: z
    .strictObject({
      ...framedFields,
      hero: hero.extend({
        ...pictureFields,
        actions: heroActions(link, "The links below the headline."),
        badges: z
          .array(text("A badge.", "FDA-Approved Scaffolds", 40))
          .min(2)
          .max(4)
          .describe("The badges.")
          .optional(),
      }),
      why: optionalSection({
        ...heading.shape,
        cards: z.array(card).min(2).max(6).describe("The reasons to choose the company."),
      }),
      research: optionalSection({
        title,
        checklist: z
          .array(text("One commitment.", "Every batch is tested.", 160))
          .min(3)
          .max(10)
          .describe("The commitments.")
          .optional(),
        stats: stats.describe("The stats.").optional(),
      }),
      latest,
      signup: optionalSection({
        ...heading.shape,
        label: text("The label above the input field.", "E-mail address", 40),
        placeholder: text("The gray hint in the input field.", "Enter your email", 40),
        button: text("The text on the button.", "Stay Informed", 40),
        note: text("The line below the field.", "No spam, ever. Unsubscribe anytime.", 120),
        status: text("What the button answers.", "Sign-up is not open yet.", 200).meta({
          later: true,
        }),
      }),
    })
    .meta({ prose: "required" }),

  "drug-pipeline": z
    .strictObject({
      ...framedFields,
      hero,
      comparison: optionalSection({ title, ...comparison.shape }).meta({
        claim: ["title", "caption"],
      }),
      terms,
    })
    .meta({ prose: "required" }),

  investors: z.strictObject({
    ...framedFields,
    hero: heroWithButtons,
    deck: optionalSection({
      ...heading.shape,
      slides,
      file: documentFile("The deck as a PDF, to download.", "./files/deck.pdf").optional(),
    }),
    opportunity: optionalSection({
      ...heading.shape,
      stats: stats.describe("The opportunity cards."),
    }),
    metrics: optionalSection({ ...heading.shape, stats: stats.describe("The key metrics.") }),
    advantages: optionalSection({
      ...heading.shape,
      cards: z.array(card).min(3).max(10).describe("The competitive advantages."),
    }),
    latest,
    contact: optionalSection({
      ...heading.shape,
      button: text("The text on the button.", "Contact Us", 40),
      to: buttonTo,
    }),
    note: text("The confidentiality note.", "Accredited investors only.", 200),
  }),

  "about-us": z
    .strictObject({
      ...framedFields,
      hero,
      founder: z
        .strictObject({
          ...optionalPicture,
          narrow: narrow.optional(),
          text: text("What the founder slide says, in words.", "Two libraries of evidence.", 600),
        })
        .superRefine(requireBoth),
      mission: z.strictObject({
        title,
        tagline: text("One line on the company's field.", "For neurological disorders.", 160),
      }),
    })
    .meta({ prose: "required" }),

  "contact-us": z.strictObject({
    ...framedFields,
    hero: heroWithButtons,
    contactTitle: title,
    email: contactCard(
      emailAddress("The e-mail address."),
      text("A line below the address.", "We answer within two working days.", 120),
    ),
    phone: contactCard(
      phoneNumber("The telephone number; without a country code it is a US number."),
      text("When the phone is answered.", "Mon-Fri 9am-5pm EST", 120),
    ),
    office: contactCard(
      text("The city and state.", "Durham, NC", 80),
      text("How to visit.", "By appointment only", 120),
    ),
    note: text("The confidentiality note for investors.", "All materials are confidential.", 300),
  }),

  "not-found": z
    .strictObject({
      ...pageFields,
      ...optionalPicture,
      code: text("The large number.", "404", 10),
      headline: text("What went wrong.", "Oops! Page not found", 80),
      link: text("The link back.", "Return to Home", 40),
    })
    .superRefine(requireBoth)
    .meta({ prose: "none" }),
};

/** The fields of every page without its own layout, with the lists that its tags show. */
const proseFields = {
  ...framedFields,
  lead: text("One or two sentences below the title.", "What is known, and not.", 320).optional(),
  ...tagLists,
  terms,
};

/** The schemas of pages without their own layout, by what the page is. */
export const PLACES = {
  page: z.strictObject(proseFields),
  /** The `index.mdx` of a folder. */
  index: z.strictObject({ ...proseFields, ...listFields }),
  /** A page in the folder of a list. */
  entry: z.strictObject({ ...proseFields, ...entryFields }).superRefine(requireBoth),
};

export type Place = keyof typeof PLACES;

function contactCard<Value extends z.ZodType>(value: Value, detail: z.ZodType<string>) {
  const title = text("The heading of the card.", "Email", 40);
  return z.strictObject({ title, value, detail });
}

function optionalSection<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.strictObject(fields).optional();
}

type Files = typeof FILES;
type ProseFields = z.output<typeof PLACES.page> &
  Partial<z.output<typeof PLACES.index>> &
  Partial<z.output<typeof PLACES.entry>>;
/** The checked frontmatter of a content file; `"prose"` is any without its own layout. */
export type Page<Name extends keyof Files | "prose"> = Name extends keyof Files
  ? z.output<Files[Name]>
  : ProseFields;

export type SectionHeading = z.output<typeof heading>;
export type Card = z.output<typeof card>;
export type LatestEntries = NonNullable<z.output<typeof latest>>;
export type Stat = z.output<typeof stat>;
export type Term = NonNullable<ProseFields["terms"]>[number];
export type Slide = z.output<typeof slides>[number];
export type ComparisonFields = z.output<typeof comparison>;
export type Person = NonNullable<ProseFields["people"]>[number];
export type Programme = NonNullable<ProseFields["programmes"]>[number];
