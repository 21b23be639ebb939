// What each content file may contain. For the build only: the browser gets the types, never zod.
import { z } from "zod";

import { amount, day, documentFile, emailAddress, flag, list, phoneNumber, text } from "./fields";
import {
  button,
  card,
  framedFields,
  heading,
  hero,
  heroWithButtons,
  latest,
  link,
  narrow,
  optionalPicture,
  pageFields,
  pictureFields,
  requireBoth,
  slides,
  sourced,
  stat,
  terms,
  title,
} from "./shared-fields";
import { site } from "./site";
import { tagLists } from "./tags";

const note = text("The confidentiality note for investors.");

const figure = z.strictObject({
  text: text("The figure in words.", 60),
  from: amount("The low end of the figure, as it is drawn."),
  to: amount("The high end, if it is a range.").optional(),
});

const row = z.strictObject({
  measure: text("What is compared.", 60),
  drawing: z.enum(["cells", "bonds", "seeds"]).meta({
    description: "How it is drawn: `cells` for money, `bonds` for time, `seeds` for all else.",
    seen: false,
  }),
  figures: list(figure, [2, 2], "The figures of both columns, whose numbers have one unit."),
});

/** The table that the page draws to scale. */
const comparison = z
  .strictObject({
    title,
    caption: text("The line above the table.", 200),
    columns: list(text("A column heading.", 40), [3, 3], "The column headings of the table."),
    rows: list(row, [1, 8], "The figures, each drawn to scale."),
    ...sourced,
  })
  .meta({ claim: ["title", "caption"] });

/** The files with a schema of their own, by their names without ".mdx". */
export const FILES = {
  site,

  home: z
    .strictObject({
      ...framedFields,
      hero: hero.extend({
        ...pictureFields,
        actions: list(link, [1, 3], "The links below the headline."),
        badges: list(text("A badge.", 40), [2, 4], "The badges.").optional(),
      }),
      why: heading
        .extend({ cards: list(card, [2, 6], "The reasons to choose the company.") })
        .optional(),
      research: z
        .strictObject({
          title,
          checklist: list(text("One commitment.", 160), [3, 10], "The commitments.").optional(),
          stats: list(stat, [2, 6], "The stats.").optional(),
        })
        .optional(),
      latest,
      signup: heading
        .extend({
          label: text("The label above the input field.", 40),
          placeholder: text("The gray hint in the input field.", 40),
          button: text("The text on the button.", 40),
          note: text("The line below the field.", 120),
          status: text("What the button answers.", 200).meta({ later: true }),
        })
        .optional(),
    })
    .meta({ prose: "required" }),

  "drug-pipeline": z
    .strictObject({ ...framedFields, hero, comparison: comparison.optional(), terms })
    .meta({ prose: "required" }),

  investors: z.strictObject({
    ...framedFields,
    hero: heroWithButtons,
    deck: heading
      .extend({ slides, file: documentFile("The deck as a PDF, to download.").optional() })
      .optional(),
    opportunity: heading.extend({ stats: list(stat, [2, 6], "The opportunity cards.") }).optional(),
    metrics: heading.extend({ stats: list(stat, [2, 6], "The key metrics.") }).optional(),
    advantages: heading
      .extend({ cards: list(card, [3, 10], "The competitive advantages.") })
      .optional(),
    latest,
    contact: heading
      .extend({ button: text("The text on the button.", 40), to: button.shape.to })
      .optional(),
    note,
  }),

  "about-us": z
    .strictObject({
      ...framedFields,
      hero,
      founder: z
        .strictObject({
          ...optionalPicture,
          narrow,
          text: text("What the founder slide says, in words.", 600),
        })
        .superRefine(requireBoth),
      mission: z.strictObject({ title, tagline: text("One line on the company's field.", 160) }),
    })
    .meta({ prose: "required" }),

  "contact-us": z.strictObject({
    ...framedFields,
    hero: heroWithButtons,
    contactTitle: title,
    email: contactCard(emailAddress("The e-mail address."), text("A line below the address.", 120)),
    phone: contactCard(
      phoneNumber("The telephone number; without a country code it is a US number."),
      text("When the phone is answered.", 120),
    ),
    office: contactCard(text("The city and state.", 80), text("How to visit.", 120)),
    note,
  }),

  "not-found": z
    .strictObject({
      ...pageFields,
      ...optionalPicture,
      code: text("The large number.", 10),
      headline: text("What went wrong.", 80),
      link: text("The link back.", 40),
    })
    .superRefine(requireBoth)
    .meta({ prose: "none" }),
};

function contactCard<Value extends z.ZodType>(value: Value, detail: z.ZodType<string>) {
  return z.strictObject({ title: text("The heading of the card.", 40), value, detail });
}

/** The fields of every page without its own layout, with the lists that its tags show. */
const proseFields = {
  ...framedFields,
  lead: text("One or two sentences below the title.", 320).optional(),
  ...tagLists,
  terms,
};

/** The schemas of pages without their own layout, by what the page is. */
export const PLACES = {
  page: z.strictObject(proseFields),
  /** The `index.mdx` of a folder. */
  index: z.strictObject({
    ...proseFields,
    list: flag("true lists the other pages of this folder, newest first."),
  }),
  /** A page in the folder of a list. */
  entry: z
    .strictObject({
      ...proseFields,
      date: day("Its day, YYYY-MM-DD, by which its list is sorted."),
      headline: text("A heading longer than the title.", 160).optional(),
      ...optionalPicture,
    })
    .superRefine(requireBoth),
};

export type Place = keyof typeof PLACES;

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
