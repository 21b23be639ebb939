// The groups of fields that several pages share.
import { z } from "zod";
import { COUNTS } from "./counts";
import {
  date,
  flag,
  imageFile,
  linkTarget,
  listOf,
  pagePath,
  text,
  type ImageField,
  type PathField,
  type TargetField,
} from "./fields";
import { noteFields } from "./note-fields";

/** The names of the drawings in app/ui/mark.tsx. */
const MARKS = [
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
const mark = z.enum(MARKS).meta({
  choices: [...MARKS],
  description: "The small drawing beside the heading.",
  examples: ["pathway"],
  what: "the name of a drawing",
});

const TARGET =
  "a page, a document such as `./files/deck.pdf`, or an address that starts with https://, mailto: or tel:";

/** A button; it does nothing until it has a target. */
export function buttonOf(target: TargetField) {
  return z
    .strictObject({
      label: text("The text on the button.", "Schedule Meeting", 40),
      to: buttonTarget(target).optional(),
    })
    .meta({ title: "button" });
}

/** Where a button leads. */
export function buttonTarget(target: TargetField) {
  return linkTarget(
    target,
    `Where the button leads: ${TARGET}. Without it, it does nothing.`,
    "/contact-us",
  );
}

/** A link with a target of any kind. */
export function linkOf(target: TargetField) {
  return z
    .strictObject({
      label: text("The text of the link.", "Our science", 40),
      to: linkTarget(target, `Where it leads: ${TARGET}.`, "/about-us"),
    })
    .meta({ title: "link" });
}

export const heading = z
  .strictObject({
    title: text("The heading of the section.", "Why choose us", 80),
    lead: text(
      "One or two sentences below the heading.",
      "Four reasons to start from evidence.",
      320,
    ),
  })
  .meta({ title: "section heading" });

/** The opening of a page. */
export const hero = {
  headline: text("The main heading of the page.", "Illuminating the Path to Excellence", 80),
  lead: text(
    "One or two sentences below the main heading.",
    "Approved scaffolds meet validated compounds.",
    320,
  ),
};

export function heroWithButtons(target: TargetField) {
  const actions = listOf(buttonOf(target), COUNTS.buttons, "The buttons below the headline.");
  return z.strictObject({ ...hero, actions });
}

export const card = z
  .strictObject({
    mark,
    title: text("The heading of the card.", "Accelerated Development", 60),
    text: text("One or two sentences.", "Development begins where evidence already exists.", 280),
  })
  .meta({ title: "card" });

/** Where figures come from, and how long they may be shown. A release requires the first two. */
export const sourced = {
  source: text(
    "Where the figure comes from. A release needs it.",
    "Company target, 2025",
    160,
  ).optional(),
  asOf: date(
    "The year, month or day that the source refers to. A release needs it.",
    "2025-06",
  ).optional(),
  expires: date(
    "The last date on which the figure may be shown. If left out: 24 months after `asOf`.",
    "2026-12-31",
  ).optional(),
};

export const stat = z
  .strictObject({
    value: text("The figure as readers see it, with its unit.", "42%", 24),
    label: text("What the figure measures, in a few words.", "purity grade", 60),
    meaning: text(
      "One sentence that explains the figure.",
      "Share of the compound that is the named molecule.",
    ),
    ...sourced,
  })
  .meta({ title: "stat" });

export const statsTitle = text(
  "The heading of the list that explains the figures.",
  "About these figures",
  60,
);

const term = z
  .strictObject({
    name: text("The term exactly as written between <Term> and </Term>.", "505(b)(2)", 60),
    meaning: text(
      "One sentence that explains it to a newcomer.",
      "An FDA application that may rely on published studies.",
      320,
    ),
  })
  .meta({ title: "term" });

export const terms = z.array(term).optional().meta({
  description: "Terms, explained in the tooltip of <Term> and at the end of the page.",
});

/** The fields that every page has. */
export const pageFields = {
  title: text(
    "The title in the browser tab and in search results, at most 60 characters.",
    "For Investors",
    60,
  ),
  description: text(
    "What a search result says below the title, at most 160 characters.",
    "How we develop medicines.",
    160,
  ),
  ...noteFields,
};

/** The fields of every page with a top bar and a footer. */
export const framedFields = {
  ...pageFields,
  forwardLooking: flag(
    "true ends the page with the notice on plans and targets; its text is in `site.mdx`.",
  ),
  formerly: z
    .array(text("An address that the page had before.", "/science", 200))
    .optional()
    .meta({ description: "The addresses that the page had before; each leads on to it." }),
  draft: flag("true keeps the page out of the public site; development and previews show it."),
};

/** A link to a page of this site. */
export function pageLink(path: PathField) {
  return z.strictObject({
    label: text("The text of the link.", "About Us", 40),
    to: pagePath(path, "A page of this site; its path starts with a slash.", "/investors"),
  });
}

/** An image and its description. */
export function pictureOf(image: ImageField) {
  return {
    image: imageFile(image, "The image file, relative to this file.", "./images/slide.svg"),
    alt: text(
      "What the image shows, for readers who cannot see it.",
      "Two bars; the second is much shorter.",
      400,
    ),
  };
}

/** The people of a team. */
export function peopleOf(image: ImageField) {
  const person = z.strictObject({
    name: text("The person's name.", "A. Name", 60),
    role: text("What the person does here.", "Head of chemistry", 80),
    text: text("A short biography.", "Ten years of work on scaffolds.", 600),
    ...pictureOf(image),
  });
  return listOf(person, COUNTS.points, "People, each with a portrait; <People> shows them.");
}

/** The slides of a deck. */
export function slidesOf(image: ImageField) {
  const slide = z
    .strictObject({
      title: text("The slide's title.", "Company Mission", 60),
      ...pictureOf(image),
      text: text("What the slide says, in words.", "We pair two kinds of evidence.", 600),
    })
    .meta({ title: "slide" });
  return listOf(slide, COUNTS.slides, "The slides, in order.");
}

/** The sign-up form. */
export const signup = z.strictObject({
  ...heading.shape,
  label: text("The label above the input field.", "E-mail address", 40),
  placeholder: text("The grey hint in the input field.", "Enter your email", 40),
  button: text("The text on the button.", "Stay Informed", 40),
  note: text("The line below the field.", "No spam, ever. Unsubscribe anytime.", 120),
  status: text("What a visitor reads after pressing the button.", "Sign-up is not open yet.", 200),
});
