// The fields for writers and reviewers, in any content file; readers do not see them.
import { z } from "zod";
import { date, text } from "./fields";

const acceptance = z.strictObject({
  text: text(
    "The words in this file that the check warned about, or a phrase that contains them.",
    "safe to store",
  ),
  reason: text(
    "Why the words are acceptable, and who decided it.",
    "It speaks of storage; decided by regulatory affairs.",
  ),
  date: date("When it was decided.", "2025-06-30").optional(),
});

const role = text("A role.", "Legal", 30)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} &,./’-]*$/u)
  .meta({ what: "the short name of a role" });

export const editorialFields = {
  placeholders: z
    .array(text("What a fact must still replace.", "The telephone number is a stand-in."))
    .describe("What on this page is not a confirmed fact yet. A release allows none.")
    .optional(),
  accepted: z
    .array(acceptance)
    .describe("Words that regulators cite, but that have been approved for this page.")
    .optional(),
  signOff: z
    .array(role)
    .superRefine(refuseRepeated)
    .describe(
      "The roles that must sign a page before a release: in `site.mdx` for all pages, in a page’s own file instead of those; an empty list means nobody.",
    )
    .optional(),
};

/** Each role once, whatever its capitals. */
function refuseRepeated(roles: string[], context: z.RefinementCtx): void {
  const plain = roles.map((name) => name.toLowerCase());
  for (const [index, name] of roles.entries())
    if (plain.indexOf(name.toLowerCase()) < index)
      context.addIssue({
        code: "custom",
        path: [index],
        message: `"${name}" stands here twice, expected each role once; delete one of the two`,
      });
}
