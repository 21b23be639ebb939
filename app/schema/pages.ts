// The contract: which file may contain what. Build-time only; the browser gets the types, never zod.
import { z } from "zod";
import { entryFields, listFields } from "./collections";
import { comparison } from "./comparison";
import { documentFile, emailAddress, phoneNumber, refuse, text } from "./fields";
import { explainLanguage } from "./languages";
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
  pageFields,
  pagePath,
  person,
  pictureFields,
  programme,
  requireBoth,
  slides,
  STAGES,
  stat,
  stats,
  terms,
  title,
} from "./shared-fields";
import { MENU, site } from "./site";

/** The files with a schema of their own, by their names without ".mdx". */
export const FILES = {
  site,

  home: z.strictObject({
    ...framedFields,
    hero: hero.extend({
      ...pictureFields,
      actions: heroActions(link, "The links below the headline."),
      badges: z
        .array(text("A badge.", "FDA-Approved Scaffolds", 40))
        .min(2, "a badge alone leaves its row empty")
        .max(4, "with more, each becomes too narrow to read")
        .describe("The badges.")
        .optional(),
    }),
    why: section({
      ...heading.shape,
      cards: z
        .array(card)
        .min(2, "a card alone leaves its row empty")
        .max(6, "with more, few visitors read each card")
        .describe("The reasons to choose the company."),
    }),
    research: section({
      title,
      checklist: z
        .array(text("One commitment.", "Every batch is tested.", 160))
        .min(3, "a shorter list leaves an empty space beside the text")
        .max(10, "few visitors read a longer list to its end")
        .describe("The commitments.")
        .optional(),
      stats: stats.describe("The stats.").optional(),
    }),
    latest,
    signup: section({
      ...heading.shape,
      label: text("The label above the input field.", "E-mail address", 40),
      placeholder: text("The grey hint in the input field.", "Enter your email", 40),
      button: text("The text on the button.", "Stay Informed", 40),
      note: text("The line below the field.", "No spam, ever. Unsubscribe anytime.", 120),
      status: text("What the button answers.", "Sign-up is not open yet.", 200),
    }),
  }),

  "drug-pipeline": z.strictObject({
    ...framedFields,
    hero,
    comparison: section({
      title,
      ...comparison.shape,
    }),
    terms,
  }),

  investors: z.strictObject({
    ...framedFields,
    hero: heroWithButtons,
    deck: section({
      ...heading.shape,
      slides,
      file: documentFile("The deck as a PDF, to download.", "./files/deck.pdf").optional(),
    }),
    opportunity: section({ ...heading.shape, stats: stats.describe("The opportunity cards.") }),
    metrics: section({ ...heading.shape, stats: stats.describe("The key metrics.") }),
    advantages: section({
      ...heading.shape,
      cards: z
        .array(card)
        .min(3, "a shorter list leaves an empty space beside its heading")
        .max(10, "few visitors read a longer list to its end")
        .describe("The competitive advantages."),
    }),
    latest,
    contact: section({
      ...heading.shape,
      button: text("The text on the button.", "Contact Us", 40),
      to: buttonTo,
    }),
    note: text("The confidentiality note.", "Accredited investors only.", 200),
  }),

  "about-us": z.strictObject({
    ...framedFields,
    hero,
    founder: z
      .strictObject({
        image: pictureFields.image.optional(),
        alt: pictureFields.alt.optional(),
        narrow: narrow.optional(),
        text: text("What the founder slide says, in words.", "Two libraries of evidence.", 600),
      })
      .superRefine(requireBoth),
    mission: z.strictObject({
      title,
      tagline: text("One line on the company's field.", "For neurological disorders.", 160),
    }),
  }),

  "contact-us": z.strictObject({
    ...framedFields,
    hero: heroWithButtons,
    contactTitle: title,
    email: z.strictObject({
      title: text("The heading of the card.", "Email", 40),
      value: emailAddress("The e-mail address."),
      detail: text("A line below the address.", "We answer within two working days.", 120),
    }),
    phone: z.strictObject({
      title: text("The heading of the card.", "Phone", 40),
      value: phoneNumber("The telephone number; without a country code it is a US number."),
      detail: text("When the phone is answered.", "Mon-Fri 9am-5pm EST", 120),
    }),
    office: z.strictObject({
      title: text("The heading of the card.", "Office", 40),
      value: text("The city and state.", "Durham, NC", 80),
      detail: text("How to visit.", "By appointment only", 120),
    }),
    note: text("The confidentiality note for investors.", "All materials are confidential.", 300),
  }),

  "not-found": z.strictObject({
    ...pageFields,
    code: text("The large number.", "404", 10),
    headline: text("What went wrong.", "Oops! Page not found", 80),
    link: text("The link back.", "Return to Home", 40),
  }),
};

const NO_LINK_WORDS =
  "write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line";

/** Every other file: a prose page, and of the lists that its tags show. */
export const prose = z.strictObject({
  ...framedFields,
  lang: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, { abort: true })
    .superRefine(refuse(explainLanguage))
    .meta({
      description: "Another language than the site's.",
      examples: ["de"],
      what: "the code of a language, such as de for German",
      seen: false,
    })
    .optional(),
  translationOf: pagePath("The page that this one translates.", "/about-us").optional(),
  lead: text("One or two sentences below the title.", "What is known, and not.", 320).optional(),
  nav: z
    .union(
      [
        z.literal(true),
        // For YAML, these are words.
        text("The text of the link.", "Science", 40).regex(
          /^(?!(?:yes|no|on|off|none)$)/i,
          NO_LINK_WORDS,
        ),
      ],
      NO_LINK_WORDS,
    )
    .meta({
      description: `The text of a link in the menu (at most ${MENU.max}), or true for the title.`,
      examples: ["Science"],
    })
    .optional(),
  navOrder: z
    .int()
    .min(0)
    .max(1000)
    .meta({
      description: "The place of that link in the menu: those of `site.mdx` have 10, 20, 30.",
      examples: [15],
      what: "a whole number from 0 to 1000",
    })
    .optional(),
  ...listFields,
  ...entryFields,
  stats: tagList(stat, 12, "Figures with their sources, for <Stats>."),
  cards: tagList(card, 12, "Short texts with a drawing, for <Cards>."),
  checklist: tagList(
    text("One point.", "Every batch is tested.", 160),
    20,
    "Points, for <Checklist>.",
  ),
  slides: slides.optional(),
  people: tagList(person, 20, "People, for <People>."),
  programmes: tagList(programme, 20, "Programmes, for <Programmes>."),
  comparison: comparison.optional(),
  stages: tagList(text("A stage.", "Phase 1", 30), 10, `Their stages, else ${STAGES.join(", ")}.`),
  terms,
});

/** A list that a tag shows. */
function tagList<Entry extends z.ZodType>(entry: Entry, max: number, description: string) {
  return z
    .array(entry)
    .min(1, "without entries, its tag shows nothing")
    .max(max, "few visitors read a longer list to its end")
    .describe(description)
    .optional();
}

/** A section that its page may do without. */
function section<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.strictObject(fields).optional();
}

type Schemas = typeof FILES & { prose: typeof prose };
/** The checked frontmatter of one content file, as components receive it. */
export type Page<Name extends keyof Schemas> = z.output<Schemas[Name]>;

export type SectionHeading = z.output<typeof heading>;
export type Card = z.output<typeof card>;
export type LatestEntries = NonNullable<z.output<typeof latest>>;
export type Stat = z.output<typeof stat>;
export type Term = NonNullable<Page<"prose">["terms"]>[number];
export type Slide = z.output<typeof slides>[number];
export type ComparisonFields = z.output<typeof comparison>;
export type Person = z.output<typeof person>;
export type Programme = z.output<typeof programme>;
