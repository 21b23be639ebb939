// The building blocks of every page schema. Each carries one sentence for writers (it becomes the
// manual) and one example (it becomes part of the error message); `what` names what is no plain text.
import { z } from "zod";

/** An image as components receive it; width and height are in CSS pixels, read from the file. */
export interface Image {
  src: string;
  width: number;
  height: number;
}

/** Turns a writer's relative path into an {@link Image}; the content check supplies it. */
export type ImageField = z.ZodType<Image, string>;

/** Checks that a path leads to a page of this site; the content check supplies it. */
export type PathField = z.ZodType<string, string>;

/** One line of text, never blank, at most `max` characters. */
export function text(description: string, example: string, max = 300) {
  return z.string().trim().min(1).max(max).meta({ description, examples: [example] });
}

/** A list with exactly `count` entries: the layout and the specification both rely on the number. */
export function exactly<T extends z.ZodType>(count: number, entry: T, description: string) {
  return z.array(entry).length(count).meta({ description, count });
}

/** A link to a page of this site, with or without the name of a part of that page. */
export const link = (path: PathField) => z.strictObject({
  label: text("The words of the link.", "About Us", 40),
  to: path.meta({ description: "A page of this site, from the first slash on.", examples: ["/investors"], what: "the path of a page of this site" }),
});

export const button = z.strictObject({
  label: text("The words on the button. It does nothing yet.", "Schedule Meeting", 40),
});

export const heading = z.strictObject({
  title: text("The heading of the section.", "Why Choose Helianth", 80),
  lead: text("One or two sentences under the heading.", "Four reasons to start from evidence.", 320),
});

/** The drawings that may stand beside a heading; app/ui/mark.tsx holds them. */
const MARKS = ["accelerated", "derisked", "synergy", "biology", "scaffold", "pathway", "evidence", "patent", "capital", "team"] as const;
export const mark = z
  .enum(MARKS)
  .meta({ choices: [...MARKS], description: "The small drawing beside the heading.", examples: ["pathway"], what: "the name of a drawing" });

export const card = z.strictObject({
  mark,
  title: text("The heading of the card.", "Accelerated Development", 60),
  text: text("One or two sentences.", "Development begins where evidence already exists.", 280),
});

export const stat = z.strictObject({
  value: text("The figure as readers see it, with its unit.", "42%", 24),
  label: text("What the figure counts, in a few words.", "purity grade", 60),
  meaning: text("One sentence that says what the figure means.", "Share of the compound that is the named molecule."),
  source: text("Where the figure comes from.", "Company target, 2025", 160),
});

export const term = z.strictObject({
  name: text("The term exactly as it stands between <Term> and </Term> in the text.", "505(b)(2)", 60),
  meaning: text("One sentence that explains it to a newcomer.", "An FDA application that may rely on published studies.", 320),
});

/** The fields that every page has. */
export const pageFields = {
  title: text("The title in the browser tab and in search results, at most 60 characters.", "For Investors", 60),
  description: text("What a search result says under the title, at most 160 characters.", "How we develop medicines.", 160),
  placeholders: z
    .array(text("What still has to be replaced by a fact.", "The telephone number is a stand-in."))
    .optional()
    .meta({ description: "Everything on this page that is not a confirmed fact yet. A release refuses them." }),
};
