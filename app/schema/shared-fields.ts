import { z } from "zod";
import { date, flag, imageFile, linkTarget, text, unseen, webAddress } from "./fields";
import { STAGES } from "./stages";

/** Groups fields that the manual describes once, under a title. */
function group<Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}

const TARGET =
  "a page, a document (`./files/deck.pdf`), or an address with https://, mailto: or tel:";

export const linkTo = linkTarget(`Where it leads: ${TARGET}.`, "/about-us");

export const link = group("link", {
  label: text("The text of the link.", "Our science", 40),
  to: linkTo,
});

export const buttonTo = linkTarget(
  `Where it leads: ${TARGET}. Without it, the button does nothing.`,
  "/contact-us",
).optional();

const button = group("button", {
  label: text("The text on the button.", "Schedule Meeting", 40),
  to: buttonTo,
});

/** Accepts the path of a page. */
export function pagePath(description: string, example: string) {
  const what = "the path of a page of this site";
  return z
    .string()
    .min(1)
    .meta({ names: "page", description, examples: [example], what });
}

export const pageLink = z.strictObject({
  label: text("The text of the link.", "About Us", 40),
  to: pagePath("A page of this site; its path starts with a slash.", "/investors"),
});

export const title = text("The heading of the section.", "Why choose us", 80).meta({
  part: true,
});

export const heading = group("section heading", {
  title,
  lead: text("One or two sentences below the heading.", "Four reasons for evidence.", 320),
});

export const listName = text("The folder of the list, below `content`.", "news").meta({
  names: "list",
});

export const latest = group("newest entries", {
  ...heading.shape,
  list: listName,
  link: text("The text of the link to it.", "All news", 40),
})
  .describe("The newest three, if there are any.")
  .optional();

export const hero = z.strictObject({
  headline: text("The main heading of the page.", "Illuminating the Path to Excellence", 80),
  lead: text("One or two sentences below the headline.", "Scaffolds meet compounds.", 320),
});

/** Accepts the links or buttons in the opening of a page. */
export function heroActions<Entry extends z.ZodType>(entry: Entry, description: string) {
  return z.array(entry).min(1).max(3).describe(description);
}

/** The names of the drawings in app/ui/icon.tsx. */
const icon = z
  .enum([
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
  ])
  .meta({
    description: "The small drawing beside the heading.",
    examples: ["pathway"],
    what: "the name of a drawing",
    seen: false,
  });

export const card = group("card", {
  icon: icon.optional(),
  title: text("The heading of the card.", "A Known Start", 60),
  text: text("One or two sentences.", "Development begins where others have been.", 280),
});

/** The fields on the source of figures. */
export const sourced = {
  source: text("Where it comes from.", "Company target, 2025", 160).optional(),
  asOf: date("The date of the source.", "2025-06").optional(),
};

export const stat = group("stat", {
  value: text("The figure with its unit.", "42%", 24),
  label: text("What it measures.", "share of the sample", 60),
  meaning: text("The figure in one sentence.", "Share of the named molecule."),
  ...sourced,
}).meta({ claim: ["value", "label"] });

export const stats = z.array(stat).min(2).max(6);

const term = group("term", {
  name: text("The term as <Term> has it.", "505(b)(2)", 60),
  meaning: text("What it means, in one sentence.", "A kind of application.", 320),
});

export const terms = z
  .array(term)
  .describe("What <Term> and the end of the page explain.")
  .optional();

export const pictureFields = {
  image: imageFile("The file of the image.", "./images/hero.svg"),
  alt: text("The image in words.", "Two bars side by side.", 400),
};

export const optionalPicture = {
  image: pictureFields.image.optional(),
  alt: pictureFields.alt.optional(),
};

export const narrow = imageFile("The same drawing for narrow screens.", "./images/hero.svg");

/** Checks for `superRefine` that a picture has a description, and a description a picture. */
export function requireBoth(
  { image, alt }: { image?: unknown; alt?: unknown },
  context: z.RefinementCtx,
) {
  const add = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (image && !alt)
    add("alt", "is missing; add the line `alt:` and say in one sentence what the image shows");
  if (alt && !image)
    add("image", "is missing; add the line `image:` with the file that `alt:` describes");
}

export const heroWithButtons = hero
  .extend({ ...optionalPicture, actions: heroActions(button, "The buttons below the headline.") })
  .superRefine(requireBoth);

export const person = z
  .strictObject({
    name: text("The person's name.", "A. Name", 60),
    role: text("What the person does here.", "Head of chemistry", 80),
    text: text("A short biography.", "Ten years of work on scaffolds.", 600),
    group: unseen("The group of people that it belongs to.", "Management", 60).optional(),
    ...optionalPicture,
    profile: webAddress(
      "The person's page on another site.",
      "https://www.example.org/a-name",
    ).optional(),
  })
  .superRefine(requireBoth)
  .meta({ title: "person" });

export const programme = group("programme", {
  name: text("The name of the programme.", "Programme A", 60),
  scaffold: text("The approved scaffold.", "A known scaffold", 60).optional(),
  compound: text("The natural compound.", "A natural compound", 60).optional(),
  indication: text("What it is meant to treat.", "A field of medicine", 80),
  stage: z
    .enum(STAGES)
    .meta({ description: "The stage that it is in.", examples: ["Preclinical"], what: "a stage" }),
  note: text("One sentence on it.", "Bridging studies are next.", 160).optional(),
  source: sourced.source,
});

export const slide = group("slide", {
  title: text("The slide's title.", "Company Mission", 60),
  ...pictureFields,
  narrow: narrow.optional(),
  text: text("What the slide says, in words.", "We pair two kinds of knowledge.", 600),
});

export const slides = z.array(slide).min(1).max(20).describe("The slides, in order.");

/** The fields for writers and reviewers in any content file, which visitors do not see. */
export const editorialFields = {
  placeholders: z
    .array(
      unseen("What a fact must still replace.", "The telephone number is a stand-in.").meta({
        placeholder: true,
      }),
    )
    .meta({
      description: "What on this page is not a confirmed fact yet. A release allows none.",
      private: true,
    })
    .optional(),
};

export const pageFields = {
  title: text("The title in browser tabs and search results.", "For Investors", 60),
  description: text("The words below it in search results.", "How we develop medicines.", 160),
  ...editorialFields,
};

/** The fields of every page with a top bar and a footer. */
export const framedFields = {
  ...pageFields,
  forwardLooking: flag("true shows the notice on plans, false says that there are none."),
  formerly: z
    .array(unseen("An address that the page had before.", "/science", 200))
    .meta({ description: "Former addresses, which redirect to the page.", private: true })
    .optional(),
  draft: flag("true keeps the page out of the public site."),
};
