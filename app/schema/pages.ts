// Browsers get the types of this file only.
import { z } from "zod";

import {
  amount,
  day,
  documentFile,
  email,
  flag,
  imageFile,
  list,
  listName,
  phone,
  text,
  type Shown,
} from "./fields";
import {
  draftableFields,
  group,
  imageFields,
  linkTo,
  pageFields,
  framedFields,
  sourced,
  withImage,
} from "./groups";
import { site } from "./site";
import { tagLists } from "./tags";

const link = group("link", { label: text("The text of the link.", 40), to: linkTo });

const buttonText = text("The text on the button.", 40);
const button = group("button", { label: buttonText, to: linkTo.optional() });

const hero = z.strictObject({
  headline: text("The main heading of the page.", 80),
  lead: text("One or two sentences below the headline.", 320),
});
const heroWithButtons = withImage({
  ...hero.shape,
  actions: list(button, [1, 3], "The buttons below the headline."),
});

const title = text("The heading of the section.", 80);
const heading = z.strictObject({
  title,
  lead: text("One or two sentences below the heading.", 320),
});

const latest = heading
  .extend({ list: listName, link: text("The text of the link to it.", 40) })
  .meta({ title: "newest entries", description: "The newest three entries of a list, if any." })
  .optional();

/** The drawings of app/ui/icons.json. */
const ICONS = [
  "accelerated",
  "derisked",
  "synergy",
  "biology",
  "scaffold",
  "pathway",
  "evidence",
  "patent",
  "capital",
  "team",
] as const;

const card = group("card", {
  icon: z
    .enum(ICONS)
    .meta({ description: `A drawing beside the heading: ${ICONS.join(", ")}.`, visible: false })
    .optional(),
  title: text("The heading of the card.", 60),
  text: text("One or two sentences.", 280),
});

const stat = group("stat", {
  value: text("The figure with its unit.", 24),
  label: text("What it measures.", 60),
  meaning: text("The figure in one sentence."),
  ...sourced,
}).meta({ claim: "value" });
const stats = list(stat, [2, 6], "The stats.");

const narrow = imageFile("The same drawing for narrow screens.").optional();
const slide = group("slide", {
  title: text("The slide's title.", 60),
  ...imageFields,
  narrow,
  text: text("What the slide says, in words.", 600),
});

const note = text("The confidentiality note for investors.");

const figure = z
  .strictObject({
    text: text("The figure in words.", 60),
    from: amount("The low end of the figure, as it is drawn."),
    to: amount("The high end, if it is a range.").optional(),
  })
  .refine(({ from, to = from }) => from <= to, {
    path: ["to"],
    error: "is less than `from:`",
  });

const row = z.strictObject({
  measure: text("What is compared.", 60),
  drawing: z.enum(["cells", "bonds", "seeds"]).meta({
    description: "How it is drawn: `cells` for money, `bonds` for time, `seeds` for all else.",
    visible: false,
  }),
  figures: list(figure, [2, 2], "The figures of both columns, whose numbers have one unit."),
});

const comparison = z
  .strictObject({
    title,
    caption: text("The line above the table.", 200),
    columns: list(text("A column heading.", 40), [3, 3], "The column headings of the table."),
    rows: list(row, [1, 8], "The figures, each drawn to scale."),
    ...sourced,
  })
  .meta({ claim: "title" });

/** The files that a site needs, by their names without ".mdx". */
export const REQUIRED_FILES = {
  site,

  home: z.strictObject({
    ...framedFields,
    hero: hero.extend({
      ...imageFields,
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
        stats: stats.optional(),
      })
      .optional(),
    latest,
    signup: heading
      .extend({
        label: text("The label above the input field.", 40),
        placeholder: text("The gray hint in the input field.", 40),
        button: buttonText,
        note: text("The line below the field.", 120),
        status: text("What the button answers.", 200).meta({ later: true }),
      })
      .optional(),
  }),

  "drug-pipeline": z.strictObject({
    ...draftableFields,
    hero,
    comparison: comparison.optional(),
    terms: tagLists.terms,
  }),

  investors: z.strictObject({
    ...draftableFields,
    hero: heroWithButtons,
    deck: heading
      .extend({
        slides: list(slide, [1, 20], "The slides, in order."),
        file: documentFile("The deck as a PDF, to download.").optional(),
      })
      .optional(),
    opportunity: heading.extend({ stats }).optional(),
    metrics: heading.extend({ stats }).optional(),
    advantages: heading
      .extend({ cards: list(card, [3, 10], "The competitive advantages.") })
      .optional(),
    latest,
    contact: heading.extend({ button: buttonText, to: button.shape.to }).optional(),
    note,
  }),

  "about-us": z.strictObject({
    ...draftableFields,
    hero,
    founder: withImage({ narrow, text: text("What the founder slide says, in words.", 600) }),
    mission: z.strictObject({ title, tagline: text("One line on the company's field.", 160) }),
  }),

  "contact-us": z.strictObject({
    ...draftableFields,
    hero: heroWithButtons,
    contactTitle: title,
    email: contactCard(email("The e-mail address."), "A line below the address.", "mailto:"),
    phone: contactCard(phone("The telephone number."), "When the phone is answered.", "tel:"),
    office: contactCard(text("The city and state.", 80), "How to visit."),
    note,
  }),

  "not-found": withImage({
    ...pageFields,
    code: text("The large number.", 10),
    headline: text("What went wrong.", 80),
    link: text("The link back.", 40),
  }),
};

/** Accepts a card, and adds a link to its value. */
function contactCard(value: z.ZodType<string>, description: string, scheme?: "mailto:" | "tel:") {
  const card = z.strictObject({
    title: text("The heading of the card.", 40),
    value,
    detail: text(description, 120),
  });
  return card.transform((fields) => ({ ...fields, href: scheme && scheme + fields.value }));
}

const proseFields = {
  ...draftableFields,
  lead: text("One or two sentences below the title.", 320).optional(),
  ...tagLists,
};

/** The schemas of pages without their own layout. */
export const PROSE_FILES = {
  page: z.strictObject(proseFields),
  /** The `index.mdx` of a folder. */
  index: z.strictObject({
    ...proseFields,
    list: flag("true lists the other pages of this folder, newest first."),
  }),
  /** A page in the folder of a list. */
  entry: withImage({
    ...proseFields,
    date: day("Its day, YYYY-MM-DD, by which its list is sorted."),
    headline: text("A heading longer than the title.", 160).optional(),
  }),
};

export type ProseKind = keyof typeof PROSE_FILES;

type Files = typeof REQUIRED_FILES;
type ProseFields = z.output<typeof PROSE_FILES.page> &
  Partial<z.output<typeof PROSE_FILES.index>> &
  Partial<z.output<typeof PROSE_FILES.entry>>;

/** The checked frontmatter of a content file; `"prose"` is any without its own layout. */
export type Page<Name extends keyof Files | "prose"> = Shown<
  Name extends keyof Files ? z.output<Files[Name]> : ProseFields
>;

export type SectionHeading = z.output<typeof heading>;
export type Card = z.output<typeof card>;
export type LatestEntries = NonNullable<z.output<typeof latest>>;
export type Stat = z.output<typeof stat>;
export type Term = NonNullable<ProseFields["terms"]>[number];
export type Slide = Shown<z.output<typeof slide>>;
export type ComparisonFields = z.output<typeof comparison>;
export type Person = NonNullable<Page<"prose">["people"]>[number];
export type Programme = NonNullable<Page<"prose">["programmes"]>[number];
