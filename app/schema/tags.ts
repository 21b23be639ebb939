// The tags that writers may use in prose: what each shows, what it takes, what may stand inside.
import { z } from "zod";
import { card, stat, text, type ImageField, type PathField } from "./fields";

export interface Tag {
  /** One sentence for the manual. */
  description: string;
  /** Ready to paste. */
  example: string;
  /** What stands between the tags: plain words in a line of text, paragraphs of their own, or nothing at all. */
  inside: "words" | "paragraphs" | "nothing";
  /** Whether the tag takes a place of its own between paragraphs, or stands in a line of text. */
  isBlock: boolean;
  props: z.ZodObject;
}

/** The tags by name. @param image @param path as for the page schemas */
export function createTags(image: ImageField, path: PathField) {
  const list = (entry: z.ZodType, field: string, what: string) =>
    z
      .array(entry)
      .min(1)
      .meta({
        description: `The entries, from \`${field}:\` at the top of the file.`,
        field,
        what,
        examples: [`{frontmatter.${field}}`],
      });
  const slide = z.looseObject({
    title: z.string(),
    image: z.unknown(),
    alt: z.string(),
    text: z.string(),
  });

  return {
    Term: tag(
      "A term of the page's `terms:`, explained in a tooltip and at the end of the page.",
      "<Term>scaffold</Term>",
      "words",
      false,
      {},
    ),
    Button: tag(
      "A link that looks like a button.",
      '<Button to="/contact-us">Contact us</Button>',
      "words",
      false,
      {
        to: path.meta({
          description: "The page it leads to.",
          examples: ["/contact-us"],
          what: "the path of a page of this site",
        }),
      },
    ),
    Stats: tag(
      "Figures, each with its meaning and source in a tooltip and at the end of the page.",
      "<Stats items={frontmatter.stats} />",
      "nothing",
      true,
      {
        items: list(stat, "stats", "a list of figures (value, label, meaning, source, asOf)"),
      },
    ),
    Cards: tag(
      "Short texts side by side, each with a drawing.",
      "<Cards items={frontmatter.cards} />",
      "nothing",
      true,
      {
        items: list(card, "cards", "a list of cards (mark, title, text)"),
      },
    ),
    Checklist: tag(
      "Points with a tick.",
      "<Checklist items={frontmatter.checklist} />",
      "nothing",
      true,
      {
        items: list(z.string(), "checklist", "a list of points"),
      },
    ),
    Carousel: tag(
      "Slides, one at a time.",
      '<Carousel label="Our approach" slides={frontmatter.slides} />',
      "nothing",
      true,
      {
        label: text("What screen readers call the slides.", "Our approach", 80),
        slides: list(slide, "slides", "a list of slides (title, image, alt, text)"),
      },
    ),
    Figure: tag(
      "An image with a line under it.",
      '<Figure src="./images/chart.svg" alt="Two bars; the second is shorter." caption="Two pathways compared." />',
      "nothing",
      true,
      {
        src: image.meta({
          description: "The image file, relative to this file.",
          examples: ["./images/chart.svg"],
          what: "an image file",
        }),
        alt: text(
          "What the image shows, for those who cannot see it.",
          "Two bars; the second is shorter.",
          400,
        ),
        caption: text("The line under the image.", "Two pathways compared.", 200).optional(),
      },
    ),
    Quote: tag(
      "Somebody's words.",
      '<Quote by="21 CFR 312.7(a)">Words that are quoted.</Quote>',
      "paragraphs",
      true,
      {
        by: text("Whose words they are, or where they stand.", "21 CFR 312.7(a)", 120).optional(),
      },
    ),
    Notice: tag(
      "A paragraph that must not be missed.",
      '<Notice title="Please note">Nothing here is an offer.</Notice>',
      "paragraphs",
      true,
      {
        title: text("The heading of the notice.", "Please note", 80).optional(),
      },
    ),
  } satisfies Record<string, Tag>;
}

function tag(
  description: string,
  example: string,
  inside: Tag["inside"],
  isBlock: boolean,
  shape: z.core.$ZodLooseShape,
): Tag {
  return { description, example, inside, isBlock, props: z.strictObject(shape) };
}
