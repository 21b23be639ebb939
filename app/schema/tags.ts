import type { z } from "zod";

import { documentFile, imageFile, list, listName, text, unseen } from "./fields";
import { linkTo, person, pictureFields, programme } from "./shared-fields";

export interface Tag {
  /** One sentence for the manual. */
  description: string;
  example: string;
  /** What may be between the tags. A tag around words is inline, the others are blocks. */
  inside: "words" | "paragraphs" | "nothing";
  props: Record<string, z.ZodType>;
}

/** The fields of pages that tags show. */
export const tagLists = {
  people: list(person, [1, 60], "People, for <People>.").optional(),
  programmes: list(programme, [1, 20], "Programmes, for <Programmes>.").optional(),
};

const tags = {
  Term: {
    description: "A term from the page's `terms:`, explained in a tooltip and at the end.",
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
    props: { file: documentFile("The PDF in `content/files`.") },
  },
  People: {
    description: "The page's `people:`, with portraits or initials.",
    example: "## Our people\n\n<People />",
    inside: "nothing",
    props: { group: unseen("The group that it shows; without it, all.", 60).optional() },
  },
  Programmes: {
    description: "The page's `programmes:`, each with a bar up to its stage.",
    example: "<Programmes />",
    inside: "nothing",
    props: {},
  },
  Latest: {
    description: "The newest three entries of a list; an empty list shows nothing.",
    example: '<Latest list="news" />',
    inside: "nothing",
    props: { list: listName() },
  },
  Figure: {
    description: "An image with a caption.",
    example: '<Figure src="./images/hero.svg" alt="Two bars." caption="Two pathways." />',
    inside: "nothing",
    props: {
      src: imageFile("The file of the image."),
      alt: pictureFields.alt,
      caption: text("The line below the image.", 200).optional(),
    },
  },
  Notice: {
    description: "A paragraph that readers must not miss.",
    example: '<Notice title="Please note">Nothing here is an offer.</Notice>',
    inside: "paragraphs",
    props: { title: text("The heading of the notice.", 80).optional() },
  },
} satisfies Record<string, Tag>;

export const TAGS: Readonly<Record<string, Tag>> = tags;

/** Finds a tag by its name; "constructor", which every object has, is none. */
export function tagOf(name: string): Tag | undefined {
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

/** The names of the tags that are components; the others are HTML. */
export type SharedTagName = Exclude<keyof typeof tags, "sup" | "sub">;
