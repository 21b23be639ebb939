// The building blocks of every page schema. Each carries one sentence for writers (it becomes the
// manual) and one example (it becomes part of the error message); `what` names what is no plain text.
import { z } from "zod";
import { explainDate } from "./dates";

/** An image as components receive it; width and height are in CSS pixels, read from the file. */
export interface Image {
  /** What every browser can show. */
  src: string;
  width: number;
  height: number;
  /** The same picture in kinds and widths to choose from, best kind first; a drawing has none. */
  sources?: { type: string; srcset: string }[];
}

/** Turns a writer's relative path into an {@link Image}; the content check supplies it. */
export type ImageField = z.ZodType<Image, string>;

/** Checks that a path leads to a page of this site; the content check supplies it. */
export type PathField = z.ZodType<string, string>;

/** One line of text, never blank, at most `max` characters. */
export function text(description: string, example: string, max = 300) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ description, examples: [example] });
}

/** A year, a month or a day. YAML reads a year alone as a number; it comes out as text, too. */
export function date(description: string, example: string) {
  const asText = (written: unknown) => (typeof written === "number" ? String(written) : written);
  const rule = z.string().superRefine((written, context) => {
    const message = explainDate(written);
    if (message) context.addIssue({ code: "custom", message });
  });
  return z.preprocess(asText, rule).meta({ description, examples: [example], what: "a date" });
}

/** A list with exactly `count` entries: the layout and the specification both rely on the number. */
export function exactly<T extends z.ZodType>(count: number, entry: T, description: string) {
  return z.array(entry).length(count).meta({ description, count });
}

/** A link to a page of this site, with or without the name of a part of that page. */
export const link = (path: PathField) =>
  z.strictObject({
    label: text("The words of the link.", "About Us", 40),
    to: path.meta({
      description: "A page of this site, from the first slash on.",
      examples: ["/investors"],
      what: "the path of a page of this site",
    }),
  });

export const button = z.strictObject({
  label: text("The words on the button. It does nothing yet.", "Schedule Meeting", 40),
});

export const heading = z.strictObject({
  title: text("The heading of the section.", "Why Choose Helianth", 80),
  lead: text(
    "One or two sentences under the heading.",
    "Four reasons to start from evidence.",
    320,
  ),
});

/** The drawings that may stand beside a heading; app/ui/mark.tsx holds them. */
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
export const mark = z
  .enum(MARKS)
  .meta({
    choices: [...MARKS],
    description: "The small drawing beside the heading.",
    examples: ["pathway"],
    what: "the name of a drawing",
  });

export const card = z.strictObject({
  mark,
  title: text("The heading of the card.", "Accelerated Development", 60),
  text: text("One or two sentences.", "Development begins where evidence already exists.", 280),
});

/** Where figures come from, and how long they may be shown. A release needs the first two. */
export const sourced = {
  source: text(
    "Where the figure comes from. A release needs it.",
    "Company target, 2025",
    160,
  ).optional(),
  asOf: date(
    "The year, month or day that the source speaks of. A release needs it.",
    "2025-06",
  ).optional(),
  expires: date(
    "The last time that the figure may be shown; without it that is 24 months after `asOf`.",
    "2026-12-31",
  ).optional(),
};

export const stat = z.strictObject({
  value: text("The figure as readers see it, with its unit.", "42%", 24),
  label: text("What the figure counts, in a few words.", "purity grade", 60),
  meaning: text(
    "One sentence that says what the figure means.",
    "Share of the compound that is the named molecule.",
  ),
  ...sourced,
});

export const term = z.strictObject({
  name: text(
    "The term exactly as it stands between <Term> and </Term> in the text.",
    "505(b)(2)",
    60,
  ),
  meaning: text(
    "One sentence that explains it to a newcomer.",
    "An FDA application that may rely on published studies.",
    320,
  ),
});

const acceptance = z.strictObject({
  text: text(
    "The words as they stand in this file: those that the check warned of, or a phrase around them.",
    "safe to store",
  ),
  reason: text(
    "Why they may stand, and who says so.",
    "It speaks of storage; decided by regulatory affairs.",
  ),
  date: date("When that was decided.", "2025-06-30").optional(),
});

/** What every content file may note for its writers; readers do not see it. */
export const noteFields = {
  placeholders: z
    .array(text("What still has to be replaced by a fact.", "The telephone number is a stand-in."))
    .optional()
    .meta({
      description:
        "Everything on this page that is not a confirmed fact yet. A release refuses them.",
    }),
  accepted: z
    .array(acceptance)
    .optional()
    .meta({ description: "Words that regulators cite, and that may stand here all the same." }),
};

/** The fields that every page has. */
export const pageFields = {
  title: text(
    "The title in the browser tab and in search results, at most 60 characters.",
    "For Investors",
    60,
  ),
  description: text(
    "What a search result says under the title, at most 160 characters.",
    "How we develop medicines.",
    160,
  ),
  ...noteFields,
};

/** The fields of every page that stands between the top bar and the footer. */
export const framedFields = {
  ...pageFields,
  forwardLooking: z
    .boolean()
    .optional()
    .meta({
      description:
        "true ends the page with the notice on plans and targets, whose words stand in `site.mdx`.",
      examples: [true],
      what: "true or false",
    }),
};
