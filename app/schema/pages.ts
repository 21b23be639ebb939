// The contract: which file may contain what. Build-time only; the browser gets the types, never zod.
import { z } from "zod";
import { entryFields, listFields } from "./collections";
import { COUNTS } from "./counts";
import {
  emailAddress,
  imageFile,
  listOf,
  phoneNumber,
  text,
  wholeNumber,
  type NamingFields,
} from "./fields";
import {
  buttonTarget,
  card,
  framedFields,
  heading,
  hero,
  heroWithButtons,
  linkOf,
  pageFields,
  peopleOf,
  pictureOf,
  signup,
  slidesOf,
  sourced,
  stat,
  statsTitle,
  terms,
} from "./groups";
import { createSiteSchema } from "./site";

/**
 * One strict schema for each content file with a layout of its own, keyed by the file's name without ".mdx", and
 * one for all other pages.
 * @param naming the kinds of field that name files and pages
 */
export function createPageSchemas(naming: NamingFields) {
  const { image, target } = naming;
  const picture = pictureOf(image);
  const slides = slidesOf(image);

  // Getters: checking one file does not need the schemas of all others.
  return {
    get site() {
      return createSiteSchema(naming);
    },

    get home() {
      const badge = text("A badge.", "FDA-Approved Scaffolds", 40);
      const commitment = text("One commitment.", "Every batch is tested.", 160);
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject({
          ...hero,
          ...picture,
          actions: listOf(linkOf(target), COUNTS.buttons, "The links below the headline."),
          badges: listOf(badge, COUNTS.badges, "The badges."),
        }),
        why: heading,
        cards: listOf(card, COUNTS.values, "The reasons to choose the company."),
        research: z.strictObject({ title: heading.shape.title }),
        checklist: listOf(commitment, COUNTS.commitments, "The commitments."),
        stats: listOf(stat, COUNTS.stats, "The stats."),
        figuresTitle: statsTitle,
        signup,
      });
    },

    get "drug-pipeline"() {
      const column = text("A column heading.", "New drug", 40);
      const cell = text("A cell.", "10-12 years", 60);
      const row = listOf(
        cell,
        COUNTS.columns,
        "A row: what is compared, the new drug, the hybrid.",
      );
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject(hero),
        comparison: z.strictObject({
          title: heading.shape.title,
          ...picture,
          narrow: imageFile(image, "The same drawing for narrow screens.", "./images/narrow.svg"),
          caption: text("The line between the image and the table.", "Two pathways compared.", 200),
          columns: listOf(column, COUNTS.columns, "The column headings of the table."),
          rows: listOf(row, COUNTS.rows, "The figures of the image as a table."),
          ...sourced,
        }),
        terms,
        termsTitle: text("The heading of the list of terms.", "Terms", 60).optional(),
      });
    },

    get investors() {
      return z.strictObject({
        ...framedFields,
        hero: heroWithButtons(target),
        deck: heading,
        slides,
        opportunity: heading,
        opportunities: listOf(stat, COUNTS.stats, "The opportunity cards."),
        metrics: heading,
        stats: listOf(stat, COUNTS.stats, "The key metrics."),
        figuresTitle: statsTitle,
        advantage: heading,
        advantages: listOf(card, COUNTS.advantages, "The competitive advantages."),
        contact: z.strictObject({
          ...heading.shape,
          button: text("The text on the button.", "Contact Us", 40),
          to: buttonTarget(target).optional(),
        }),
        note: text("The confidentiality note.", "Accredited investors only.", 200),
      });
    },

    get "about-us"() {
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject(hero),
        founder: z.strictObject({
          ...picture,
          text: text("What the founder slide says, in words.", "Two libraries of evidence.", 600),
        }),
        mission: z.strictObject({ title: heading.shape.title }),
        tagline: text(
          "One line on the company's field.",
          "For neurological and metabolic disorders.",
          160,
        ),
      });
    },

    get "contact-us"() {
      return z.strictObject({
        ...framedFields,
        hero: heroWithButtons(target),
        ways: heading.shape.title,
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
        note: text(
          "The confidentiality note for investors.",
          "All materials are confidential.",
          300,
        ),
      });
    },

    /** Every other file: a page of prose, and of the lists that its tags show. */
    get prose() {
      const point = text("One point.", "Every batch is tested.", 160);
      return z.strictObject({
        ...framedFields,
        lead: text(
          "One or two sentences below the title.",
          "What is known of the scaffold, and what is not.",
          320,
        ).optional(),
        nav: z
          .union([z.literal(true), text("The text of the link.", "Science", 40)])
          .optional()
          .meta({
            description: `Puts the page into the menu, which holds at most ${COUNTS.menu.max} links: the text of the link, or true for the title.`,
            examples: ["Science"],
            what: "the words of the link, or true,",
          }),
        navOrder: wholeNumber(
          "The place of that link in the menu: the links of `site.mdx` have the places 10, 20, 30 and so on. Without it, the link comes last.",
          15,
          1000,
        ).optional(),
        ...listFields,
        ...entryFields(image),
        stats: listOf(
          stat,
          COUNTS.entries,
          "Stats: figures with their sources; <Stats> shows them.",
        ).optional(),
        cards: listOf(
          card,
          COUNTS.entries,
          "Short texts, each with a drawing; <Cards> shows them.",
        ).optional(),
        checklist: listOf(
          point,
          COUNTS.points,
          "Points with check marks; <Checklist> shows them.",
        ).optional(),
        slides: slides.optional(),
        people: peopleOf(image).optional(),
        terms,
      });
    },

    get "not-found"() {
      return z.strictObject({
        ...pageFields,
        code: text("The large number.", "404", 10),
        headline: text("What went wrong.", "Oops! Page not found", 80),
        link: text("The link back.", "Return to Home", 40),
      });
    },
  };
}

/** The files with a layout of their own: their path, if they are pages, and what they show of their prose. */
export const LAYOUTS: Record<
  Exclude<PageName, "prose">,
  { path?: string; prose: "nothing" | "words" | "words and images" }
> = {
  site: { prose: "words" },
  home: { path: "/", prose: "words and images" },
  "drug-pipeline": { path: "/drug-pipeline", prose: "words and images" },
  investors: { path: "/investors", prose: "words and images" },
  "about-us": { path: "/about-us", prose: "words and images" },
  "contact-us": { path: "/contact-us", prose: "words and images" },
  "not-found": { prose: "nothing" },
};

type Schemas = ReturnType<typeof createPageSchemas>;
export type PageName = keyof Schemas;
/** The checked frontmatter of one content file, as components receive it. */
export type Page<Name extends PageName> = z.output<Schemas[Name]>;

export type SectionHeading = z.output<typeof heading>;
export type Card = z.output<typeof card>;
export type Stat = z.output<typeof stat>;
export type Term = NonNullable<z.output<typeof terms>>[number];
export type Slide = Page<"investors">["slides"][number];
export type Person = NonNullable<Page<"prose">["people"]>[number];
