// The contract: which file may say what. Build-time only; the browser gets the types, never zod.
import { z } from "zod";
import {
  button,
  card,
  exactly,
  framedFields,
  heading,
  link as linkTo,
  noteFields,
  pageFields,
  sourced,
  stat,
  term,
  text,
  type ImageField,
  type PathField,
} from "./fields";

/**
 * One strict schema per content file with a layout of its own, keyed by the file's name without ".mdx"; and
 * one for all other pages.
 * @param image turns a relative path into an image with its size, or reports that it can't
 * @param path lets only paths of this site's pages pass
 */
export function createPageSchemas(image: ImageField, path: PathField) {
  const link = linkTo(path);
  const picture = {
    image: image.meta({
      description: "The image file, relative to this file.",
      examples: ["./images/slide.svg"],
      what: "an image file",
    }),
    alt: text(
      "What the image shows, for those who cannot see it.",
      "Two bars; the second is much shorter.",
      400,
    ),
  };
  const hero = {
    headline: text("The main heading of the page.", "Illuminating the Path to Excellence", 80),
    lead: text(
      "One or two sentences under the main heading.",
      "Approved scaffolds meet validated compounds.",
      320,
    ),
  };
  const terms = z
    .array(term)
    .optional()
    .meta({ description: "Terms explained at the end of the page and in the tooltip of <Term>." });
  const slide = z.strictObject({
    title: text("The slide's title.", "Company Mission", 60),
    ...picture,
    text: text("What the slide says, in words.", "We pair two kinds of evidence.", 600),
  });
  const slides = z.array(slide).min(1).max(20).meta({ description: "The slides, in order." });
  const figuresTitle = text(
    "The heading over the list that explains the figures.",
    "About these figures",
    60,
  );

  // Getters: a check of one file need not build the schemas of all others.
  return {
    get site() {
      return z.strictObject({
        name: text("The company's name.", "Helianth Therapeutics", 60),
        logo: picture.image,
        icon: picture.image.meta({
          description: "The mark in the browser tab, simple enough for 16 pixels.",
          examples: ["./images/logo-simple.svg"],
        }),
        nav: exactly(4, link, "The four links of the top bar and the footer."),
        legal: exactly(
          3,
          text("A legal link. It leads nowhere yet.", "Privacy Policy", 40),
          "The legal links of the footer.",
        ),
        copyright: text("The copyright line.", "© 2025 Helianth Therapeutics", 120),
        labels: z.strictObject({
          skip: text("The link that jumps over the top bar.", "Skip to content", 40),
          menu: text("The button that opens the menu on small screens.", "Menu", 20),
          main: text("What screen readers call the top bar's links.", "Main", 40),
          footer: text("What screen readers call the footer's links.", "Footer", 40),
          home: text("What screen readers add to the logo.", "home page", 40),
          loading: text("Shown while a page without its own file loads.", "Loading…", 60),
          failure: text(
            "Shown when a page fails in the browser.",
            "This page could not be shown.",
            120,
          ),
          draft: text("Marks a page that is not published yet.", "Draft", 40),
          figures: text(
            "The heading over the list that explains a page's figures.",
            "About these figures",
            60,
          ),
          terms: text("The heading over a page's terms.", "Terms", 60),
          slides: z
            .strictObject({
              previous: text("The button to the slide before.", "Previous slide", 40),
              next: text("The button to the slide after.", "Next slide", 40),
              position: text(
                "Announced after each step; {n} and {total} are filled in.",
                "Slide {n} of {total}",
                60,
              )
                .regex(/\{n\}.*\{total\}|\{total\}.*\{n\}/)
                .meta({
                  description: "Announced after each step; {n} and {total} are filled in.",
                  examples: ["Slide {n} of {total}"],
                  what: "text with {n} and {total} in it",
                }),
              open: text("The link that opens the slide in full size.", "Open full size", 40),
            })
            .meta({ description: "The words around slides." }),
        }),
        forwardLooking: text(
          "The notice at the end of the pages that say `forwardLooking: true`.",
          "This page speaks of plans. Results may differ from them.",
          800,
        ),
        ...noteFields,
      });
    },

    get home() {
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject({
          ...hero,
          ...picture,
          actions: exactly(2, link, "The two links under the headline."),
          badges: exactly(3, text("A badge.", "FDA-Approved Scaffolds", 40), "The three badges."),
        }),
        why: heading,
        cards: exactly(4, card, "The four reasons."),
        research: z.strictObject({ title: heading.shape.title }),
        checklist: exactly(
          6,
          text("One commitment.", "Every batch is tested.", 160),
          "The six commitments.",
        ),
        stats: exactly(4, stat, "The four figures."),
        figuresTitle,
        signup: z.strictObject({
          ...heading.shape,
          label: text("The label over the field.", "E-mail address", 40),
          placeholder: text("The grey hint in the field.", "Enter your email", 40),
          button: text("The words on the button.", "Stay Informed", 40),
          note: text("The line under the field.", "No spam, ever. Unsubscribe anytime.", 120),
          status: text(
            "What a visitor reads after pressing the button.",
            "Sign-up is not open yet.",
            200,
          ),
        }),
      });
    },

    get "drug-pipeline"() {
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject(hero),
        comparison: z.strictObject({
          title: heading.shape.title,
          ...picture,
          narrow: picture.image.meta({
            description: "The same drawing for narrow screens.",
            examples: ["./images/narrow.svg"],
            what: "an image file",
          }),
          caption: text(
            "The line under the image and over the table.",
            "Two pathways compared.",
            200,
          ),
          columns: exactly(
            3,
            text("A column heading.", "New drug", 40),
            "The three column headings of the table.",
          ),
          rows: z
            .array(
              exactly(
                3,
                text("A cell.", "10-12 years", 60),
                "A row: what is compared, new drug, hybrid.",
              ),
            )
            .min(1)
            .meta({ description: "The figures of the image as a table." }),
          ...sourced,
        }),
        terms,
        termsTitle: text("The heading over the terms.", "Terms", 60).optional(),
      });
    },

    get investors() {
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject({
          ...hero,
          actions: exactly(2, button, "The two buttons under the headline."),
        }),
        deck: heading,
        slides,
        opportunity: heading,
        opportunities: exactly(4, stat, "The four opportunity cards."),
        metrics: heading,
        stats: exactly(4, stat, "The four key metrics."),
        figuresTitle,
        advantage: heading,
        advantages: exactly(6, card, "The six competitive advantages."),
        contact: z.strictObject({ ...heading.shape, button: button.shape.label }),
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
          "The company's line on its field.",
          "For neurological and metabolic disorders.",
          160,
        ),
      });
    },

    get "contact-us"() {
      return z.strictObject({
        ...framedFields,
        hero: z.strictObject({
          ...hero,
          actions: exactly(2, button, "The two buttons under the headline."),
        }),
        ways: heading.shape.title,
        email: z.strictObject({
          title: text("The heading of the card.", "Email", 40),
          value: z
            .email()
            .meta({
              description: "The e-mail address.",
              examples: ["hello@example.com"],
              what: "an e-mail address",
            }),
          detail: text("A line under the address.", "We answer within two working days.", 120),
        }),
        phone: z.strictObject({
          title: text("The heading of the card.", "Phone", 40),
          value: z
            .string()
            .regex(/^[+(\d][\d ().-]{6,24}$/)
            .meta({
              description: "The telephone number.",
              examples: ["(919) 555-0100"],
              what: "a telephone number",
            }),
          detail: text("When the phone is answered.", "Mon-Fri 9am-5pm EST", 120),
        }),
        office: z.strictObject({
          title: text("The heading of the card.", "Office", 40),
          value: text("The town.", "Durham, NC", 80),
          detail: text("How to visit.", "By appointment only", 120),
        }),
        note: text(
          "The confidentiality note for investors.",
          "All materials are confidential.",
          300,
        ),
      });
    },

    /** Every other file: a page made of its prose, and of the lists that its tags show. */
    get prose() {
      return z.strictObject({
        ...framedFields,
        lead: text(
          "One or two sentences under the title.",
          "What is known of the scaffold, and what is not.",
          320,
        ).optional(),
        nav: z
          .union([z.literal(true), text("The words of the link.", "Science", 40)])
          .optional()
          .meta({
            description:
              "Puts the page into the top bar and the footer: the words of the link, or true for the title.",
            examples: ["Science"],
            what: "the words of the link, or true,",
          }),
        draft: z
          .boolean()
          .optional()
          .meta({
            description:
              "true keeps the page out of the public site; it shows in development and previews, with a badge.",
            examples: [true],
            what: "true or false",
          }),
        stats: z
          .array(stat)
          .min(1)
          .max(12)
          .optional()
          .meta({ description: "Figures, each with its source; <Stats> shows them." }),
        cards: z
          .array(card)
          .min(1)
          .max(12)
          .optional()
          .meta({ description: "Short texts with a drawing; <Cards> shows them." }),
        checklist: z
          .array(text("One point.", "Every batch is tested.", 160))
          .min(1)
          .max(20)
          .optional()
          .meta({ description: "Points with a tick; <Checklist> shows them." }),
        slides: slides.optional(),
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

/** The files that have a layout of their own: their path on the site, if they are pages, and what they show of their prose. */
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

export type Card = z.output<typeof card>;
export type Stat = z.output<typeof stat>;
export type Term = z.output<typeof term>;
export type Link = Page<"home">["hero"]["actions"][number];
export type Slide = Page<"investors">["slides"][number];
