import { z } from "zod";
import { MAX_LATEST } from "./collections";
import { comparison } from "./comparison";
import { documentFile, imageFile, text, unseen } from "./fields";
import { card, linkTo, person, pictureFields, programme, slide, stat } from "./shared-fields";

export interface Tag {
  /** One sentence for the manual. */
  description: string;
  example: string;
  /** What may be between the tags. A tag around words is inline, the others are blocks. */
  inside: "words" | "paragraphs" | "nothing";
  props: Record<string, z.ZodType>;
  /** Whether its entries have headings of the third level, which need one of the second above them. */
  titled?: true;
}

/** The fields of pages that tags show. */
export const tagLists = {
  stats: optionalList(stat, 12, "Figures with their sources, for <Stats>."),
  cards: optionalList(card, 12, "Short texts with a drawing, for <Cards>."),
  checklist: optionalList(
    text("A point.", "Every batch is tested.", 160),
    20,
    "Points, for <Checklist>.",
  ),
  slides: optionalList(slide, 20, "Slides, for <Carousel>."),
  people: optionalList(person, 20, "People, for <People>."),
  programmes: optionalList(programme, 20, "Programmes, for <Programmes>."),
  comparison: comparison.optional(),
};

const tags = {
  Term: {
    description:
      "A term from the page's `terms:`, explained in a tooltip and at the end of the page.",
    example: "<Term>scaffold</Term>",
    inside: "words",
    props: {},
  },
  sup: {
    description: "Superscript, as in units.",
    example: "m<sup>2</sup>",
    inside: "words",
    props: {},
  },
  sub: {
    description: "Subscript, as in formulas.",
    example: "CO<sub>2</sub>",
    inside: "words",
    props: {},
  },
  Button: {
    description: "A link that looks like a button.",
    example: '<Button to="/contact-us">Contact us</Button>',
    inside: "words",
    props: { to: linkTo },
  },
  Download: {
    description: "A link to a document, which tells its kind, size and pages.",
    example: '<Download file="./files/deck.pdf">Corporate presentation</Download>',
    inside: "words",
    props: { file: documentFile("The PDF in `content/files`.", "./files/deck.pdf") },
  },
  Stats: {
    description: "Stats, each with its meaning and source in a tooltip and at the end of the page.",
    example: "<Stats items={frontmatter.stats} />",
    inside: "nothing",
    props: { items: listFrom("stats") },
  },
  Cards: {
    description: "Short texts side by side, each with a drawing.",
    example: "## Why us\n\n<Cards items={frontmatter.cards} />",
    inside: "nothing",
    props: { items: listFrom("cards") },
    titled: true,
  },
  Checklist: {
    description: "Points with check marks.",
    example: "<Checklist items={frontmatter.checklist} />",
    inside: "nothing",
    props: { items: listFrom("checklist") },
  },
  Carousel: {
    description: "Slides, one at a time.",
    example: '## Our approach\n\n<Carousel label="Our approach" slides={frontmatter.slides} />',
    inside: "nothing",
    props: {
      label: text("What screen readers call the slides.", "Our approach", 80),
      slides: listFrom("slides"),
    },
    titled: true,
  },
  People: {
    description: "People, each with a portrait or initials, a role and a short biography.",
    example: "## Our people\n\n<People people={frontmatter.people} />",
    inside: "nothing",
    props: {
      people: listFrom("people"),
      group: unseen(
        "The group that it shows; without it, all people.",
        "Management",
        60,
      ).optional(),
    },
    titled: true,
  },
  Programmes: {
    description: "Programmes, each with a bar up to its stage.",
    example: "<Programmes items={frontmatter.programmes} />",
    inside: "nothing",
    props: { items: listFrom("programmes") },
  },
  Comparison: {
    description: "Two things compared in a picture, which draws each figure to scale.",
    example: "<Comparison items={frontmatter.comparison} />",
    inside: "nothing",
    props: { items: listFrom("comparison") },
  },
  Latest: {
    description:
      "The first entries of a list, in its order, each with its day and a link; an empty list shows nothing.",
    example: '<Latest list="news" count={3} />',
    inside: "nothing",
    props: {
      list: text("The folder of the list, below `content`.", "news").meta({ names: "list" }),
      count: z.coerce
        .number<string>()
        .int()
        .min(1)
        .max(MAX_LATEST)
        .meta({
          description: `How many entries it shows, at most ${MAX_LATEST}.`,
          examples: [3],
          what: `a whole number from 1 to ${MAX_LATEST}`,
        }),
    },
  },
  Figure: {
    description: "An image with a caption.",
    example:
      '<Figure src="./images/hero.svg" alt="Two bars; the second is shorter." caption="Two pathways compared." />',
    inside: "nothing",
    props: {
      src: imageFile("The file of the image.", "./images/hero.svg"),
      alt: pictureFields.alt,
      caption: text("The line below the image.", "Two pathways compared.", 200).optional(),
    },
  },
  Quote: {
    description: "A quotation.",
    example: '<Quote by="21 CFR 312.7(a)">Words that are quoted.</Quote>',
    inside: "paragraphs",
    props: { by: text("Who or what is quoted.", "21 CFR 312.7(a)", 120).optional() },
  },
  Notice: {
    description: "A paragraph that readers must not miss.",
    example: '<Notice title="Please note">Nothing here is an offer.</Notice>',
    inside: "paragraphs",
    props: { title: text("The heading of the notice.", "Please note", 80).optional() },
  },
} satisfies Record<string, Tag>;

export const TAGS: Readonly<Record<string, Tag>> = tags;

/** Finds a tag by its name; "constructor", which every object has, is none. */
export function tagOf(name: string): Tag | undefined {
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

/** The names of the tags that are components; the others are HTML. */
export type SharedTagName = Exclude<keyof typeof tags, "sup" | "sub">;

function optionalList<Entry extends z.ZodType>(entry: Entry, max: number, description: string) {
  return z.array(entry).min(1).max(max).describe(description).optional();
}

/** Accepts a list from the page's fields. */
function listFrom(field: keyof typeof tagLists) {
  return tagLists[field].unwrap().meta({ description: `The page's \`${field}:\`.`, field });
}
