import { z } from "zod";
import { readAmount } from "./amounts";
import { text } from "./fields";
import { sourced } from "./shared-fields";

const row = z
  .array(text("A cell.", "10-12 years", 60))
  .length(3)
  .meta({
    description: "What is compared, then two figures of one unit: the new drug, the hybrid.",
    examples: [["Time", "10-12 years", "3-6 years"]],
  })
  .transform(([measure = "", ...cells], context) => {
    const amounts = cells.map(readAmount);
    const unit = amounts.find(Boolean)?.unit;
    const compared = cells.flatMap((text, index) => {
      const amount = amounts[index];
      if (amount && amount.unit === unit) return { text, ...amount };
      const message = amount
        ? `"${text}" and "${cells[0]}" have different units; write both in one`
        : `"${text}" cannot be drawn to scale; write one number, or one range from low to high, in digits`;
      context.addIssue({ code: "custom", path: [index + 1], message });
      return [];
    });
    return { measure, amounts: compared };
  });

/** The table that `<Comparison>` shows, with a drawing of each figure. */
export const comparison = z
  .strictObject({
    caption: text("The line above the table.", "Two pathways compared.", 200),
    columns: z
      .array(text("A column heading.", "New drug", 40))
      .length(3)
      .meta({
        description: "The column headings of the table.",
        examples: [["Measure", "New drug", "Hybrid"]],
      }),
    rows: z.array(row).min(1).max(8).describe("The figures, each drawn to scale."),
    ...sourced,
  })
  .meta({ description: "A comparison, for <Comparison>.", claim: ["title", "caption"] });
