// Groups of fields that several pages have.
import { z } from "zod";

import {
  date,
  flag,
  imageFile,
  linkTarget,
  list,
  listName,
  text,
  unseen,
  webAddress,
} from "./fields";
import { STAGES } from "./stages";

/** Groups fields that the manual describes once, under a title. */
function group<Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}

export const linkTo = linkTarget("Where it leads.");

export const link = group("link", { label: text("The text of the link.", 40), to: linkTo });

export const button = group("button", {
  label: text("The text on the button.", 40),
  to: linkTarget("Where it leads, if anywhere.").optional(),
});

export const title = text("The heading of the section.", 80);

export const heading = z.strictObject({
  title,
  lead: text("One or two sentences below the heading.", 320),
});

export const latest = heading
  .extend({ list: listName(), link: text("The text of the link to it.", 40) })
  .meta({ title: "newest entries" })
  .describe("The newest three entries of a list, if there are any.")
  .optional();

export const hero = z.strictObject({
  headline: text("The main heading of the page.", 80),
  lead: text("One or two sentences below the headline.", 320),
});

/** The names of the drawings in app/ui/icon.tsx. */
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

export const card = group("card", {
  icon: z
    .enum(ICONS)
    .meta({ description: `A drawing beside the heading: ${ICONS.join(", ")}.`, seen: false })
    .optional(),
  title: text("The heading of the card.", 60),
  text: text("One or two sentences.", 280),
});

/** The fields on the source of figures. */
export const sourced = {
  source: text("Where it comes from.", 160).optional(),
  asOf: date("The date of the source: YYYY, YYYY-MM or YYYY-MM-DD.").optional(),
};

export const stat = group("stat", {
  value: text("The figure with its unit.", 24),
  label: text("What it measures.", 60),
  meaning: text("The figure in one sentence."),
  ...sourced,
}).meta({ claim: ["value", "label"] });

const term = group("term", {
  name: text("The term as <Term> has it.", 60),
  meaning: text("What it means, in one sentence.", 320),
});

export const terms = list(term, [1, 60], "What <Term> explains, in a tooltip too.").optional();

export const pictureFields = {
  image: imageFile("The file of the image."),
  alt: text("The image in words.", 400),
};

export const optionalPicture = {
  image: pictureFields.image.optional(),
  alt: pictureFields.alt.optional(),
};

export const narrow = imageFile("The same drawing for narrow screens.").optional();

/** Checks for `superRefine` that a picture has a description, and a description a picture. */
export function requireBoth(
  { image, alt }: { image?: unknown; alt?: unknown },
  context: z.RefinementCtx,
) {
  if (Boolean(image) === Boolean(alt)) return;
  const message = image
    ? "is missing; add the line `alt:` and say in one sentence what the image shows"
    : "is missing; add the line `image:` with the file that `alt:` describes";
  context.addIssue({ code: "custom", path: [image ? "alt" : "image"], message });
}

export const heroWithButtons = hero
  .extend({ ...optionalPicture, actions: list(button, [1, 3], "The buttons below the headline.") })
  .superRefine(requireBoth);

export const person = group("person", {
  name: text("The person's name.", 60),
  role: text("What the person does here.", 80),
  text: text("A short biography.", 600),
  group: unseen("The group of people that it belongs to.", 60).optional(),
  ...optionalPicture,
  profile: webAddress("The person's page elsewhere, with https://.").optional(),
}).superRefine(requireBoth);

export const programme = group("programme", {
  name: text("The name of the programme.", 60),
  scaffold: text("The approved scaffold.", 60).optional(),
  compound: text("The natural compound.", 60).optional(),
  indication: text("What it is meant to treat.", 80),
  stage: z.enum(STAGES).describe(`The stage that it is in: ${STAGES.join(", ")}.`),
  note: text("One sentence on it.", 160).optional(),
  source: sourced.source,
});

const slide = group("slide", {
  title: text("The slide's title.", 60),
  ...pictureFields,
  narrow,
  text: text("What the slide says, in words.", 600),
});

export const slides = list(slide, [1, 20], "The slides, in order.");

/** The fields for writers and reviewers in any content file, which visitors do not see. */
export const editorialFields = {
  placeholders: z
    .array(unseen("What a fact must still replace.").meta({ placeholder: true }))
    .meta({ description: "What here is not a fact yet. A release allows none.", private: true })
    .optional(),
};

export const pageFields = {
  title: text("The title in browser tabs and search results.", 60),
  description: text("The words below it in search results.", 160),
  ...editorialFields,
};

/** The fields of every page with a top bar and a footer. */
export const framedFields = {
  ...pageFields,
  forwardLooking: flag("true shows the notice on plans."),
  formerly: z
    .array(unseen("An address that the page had before."))
    .meta({ description: "Former addresses, which redirect to the page.", private: true })
    .optional(),
  draft: flag("true keeps the page out of the public site."),
};
