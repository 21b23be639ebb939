import { z } from "zod";

import { amount, list, text } from "./fields";
import { sourced, title } from "./shared-fields";

const figure = z.strictObject({
  text: text("The figure in words.", 60),
  from: amount("The low end of the figure, as it is drawn."),
  to: amount("The high end, if it is a range.").optional(),
});

const row = z.strictObject({
  measure: text("What is compared.", 60),
  drawing: z.enum(["cells", "bonds", "seeds"]).meta({
    description: "How it is drawn: `cells` for money, `bonds` for time, `seeds` for all else.",
    seen: false,
  }),
  figures: list(figure, [2, 2], "The figures of both columns, whose numbers have one unit."),
});

/** The table of figures that the page Drug Pipeline draws to scale. */
export const comparison = z
  .strictObject({
    title,
    caption: text("The line above the table.", 200),
    columns: list(text("A column heading.", 40), [3, 3], "The column headings of the table."),
    rows: list(row, [1, 8], "The figures, each drawn to scale."),
    ...sourced,
  })
  .meta({ claim: ["title", "caption"] });
