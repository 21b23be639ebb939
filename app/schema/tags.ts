import { z } from "zod";

import { documentFile, imageFile, list, listName, text, webAddress } from "./fields";
import { group, imageFields, linkTo, sourced, withImage } from "./groups";
import { STAGES } from "./stages";

export interface Tag {
  /** One sentence for the manual. */
  description: string;
  example: string;
  /** A tag around words is inline. */
  inside: "words" | "paragraphs" | "nothing";
  props?: Record<string, z.ZodType>;
}

const person = withImage({
  name: text("The person's name.", 60),
  role: text("What the person does here.", 80),
  text: text("A short biography.", 600),
  group: text("The group of people that it belongs to.", 60).meta({ visible: false }).optional(),
  profile: webAddress("The person's page elsewhere, with https://.").optional(),
}).meta({ title: "person" });

const programme = group("programme", {
  name: text("The name of the programme.", 60),
  scaffold: text("The approved scaffold.", 60).optional(),
  compound: text("The natural compound.", 60).optional(),
  indication: text("What it is meant to treat.", 80),
  stage: z.enum(STAGES).describe(`The stage that it is in: ${STAGES.join(", ")}.`),
  note: text("One sentence on it.", 160).optional(),
  source: sourced.source,
});

const term = group("term", {
  name: text("The term as <Term> has it.", 60),
  meaning: text("What it means, in one sentence.", 320),
});

/** The fields of pages that tags show. */
export const tagLists = {
  people: list(person, [1, 60], "People, for <People>.").optional(),
  programmes: list(programme, [1, 20], "Programmes, for <Programmes>.").optional(),
  terms: list(term, [1, 60], "What <Term> explains, in a tooltip too.").optional(),
};

const tags = {
  Term: {
    description: "A term from the page's `terms:`, explained in a tooltip and at the end.",
    example: "<Term>scaffold</Term>",
    inside: "words",
  },
  sup: { description: "Superscript, as in units.", example: "m<sup>2</sup>", inside: "words" },
  sub: { description: "Subscript, as in formulas.", example: "CO<sub>2</sub>", inside: "words" },
  br: { description: "A line break.", example: "one<br />two", inside: "nothing" },
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
    props: { file: documentFile("The file in `content/files`.") },
  },
  People: {
    description: "The page's `people:`, with portraits or initials.",
    example: "## Our people\n\n<People />",
    inside: "nothing",
    props: {
      group: text("The group that it shows; without it, all.", 60)
        .meta({ visible: false })
        .optional(),
    },
  },
  Programmes: {
    description: "The page's `programmes:`, each with a bar up to its stage.",
    example: "<Programmes />",
    inside: "nothing",
  },
  Latest: {
    description: "The newest three entries of a list; an empty list shows nothing.",
    example: '<Latest list="news" />',
    inside: "nothing",
    props: { list: listName },
  },
  Figure: {
    description: "An image with a caption.",
    example: '<Figure src="./images/hero.svg" alt="Two bars." caption="Two pathways." />',
    inside: "nothing",
    props: {
      src: imageFile("The image."),
      alt: imageFields.alt,
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

/** Finds a tag by its name. */
export function tagOf(name: string): Tag | undefined {
  return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
}

/** The tags that are components; the others are HTML. */
export type ComponentTagName = Exclude<keyof typeof tags, "sup" | "sub" | "br">;
