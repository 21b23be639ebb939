import type { z } from "zod";

import { documentFile, imageFile, text, unseen } from "./fields";
import { optionalList } from "./list";
import { linkTo, listName, person, pictureFields, programme } from "./shared-fields";

export interface Tag {
  /** One sentence for the manual. */
  description: string;
  example: string;
  /** What may be between the tags. A tag around words is inline, the others are blocks. */
  inside: "words" | "paragraphs" | "nothing";
  props: Record<string, z.ZodType>;
  /** The page's list that it shows. */
  shows?: keyof typeof tagLists;
  /** Whether its entries have headings of the third level, which need one of the second above them. */
  titled?: true;
}

/** The fields of pages that tags show. */
export const tagLists = {
  people: optionalList(person, 60, "People, for <People>."),
  programmes: optionalList(programme, 20, "Programmes, for <Programmes>."),
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
    description: "A link to a document, which tells its kind and size.",
    example: '<Download file="./files/deck.pdf">Corporate presentation</Download>',
    inside: "words",
    props: { file: documentFile("The PDF in `content/files`.", "./files/deck.pdf") },
  },
  People: {
    description:
      "The page's `people:`, each with a portrait or initials, a role and a short biography.",
    example: "## Our people\n\n<People />",
    inside: "nothing",
    shows: "people",
    titled: true,
    props: {
      group: unseen("The group that it shows; without it, all.", "Management", 60).optional(),
    },
  },
  Programmes: {
    description: "The page's `programmes:`, each with a bar up to its stage.",
    example: "<Programmes />",
    inside: "nothing",
    shows: "programmes",
    props: {},
  },
  Latest: {
    description:
      "The newest three entries of a list, each with its day and a link; an empty list shows nothing.",
    example: '<Latest list="news" />',
    inside: "nothing",
    props: { list: listName },
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
