import { z } from "zod";

import { amount, text } from "./fields";
import { sourced } from "./shared-fields";

const figure = z.strictObject({
  text: text("The figure in words.", "10-12 years", 60),
  from: amount("The low end of the figure, as it is drawn.", 10),
  to: amount("The high end, if it is a range.", 12).optional(),
});

const row = z.strictObject({
  measure: text("What is compared.", "Time", 60),
  drawing: z.enum(["cells", "bonds", "seeds"]).meta({
    description: "How it is drawn: `cells` for money, `bonds` for time, `seeds` for all else.",
    examples: ["bonds"],
    seen: false,
  }),
  figures: z
    .array(figure)
    .length(2)
    .describe("The figures of the two columns, whose numbers have one unit."),
});

/** The table of figures that the page Drug Pipeline draws to scale. */
export const comparison = z
  .strictObject({
    caption: text("The line above the table.", "Two pathways compared.", 200),
    columns: z
      .array(text("A column heading.", "New drug", 40))
      .length(3)
      .describe("The column headings of the table."),
    rows: z.array(row).min(1).max(8).describe("The figures, each drawn to scale."),
    ...sourced,
  })
  .meta({ description: "A comparison.", claim: ["title", "caption"] });
