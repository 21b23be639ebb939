// The fields for writers and reviewers, in any content file; readers do not see them.
import { z } from "zod";
import { date, unseen } from "./fields";

const acceptance = z.strictObject({
  text: unseen("The phrase in this file that contains the regulated words.", "safe to store"),
  reason: unseen(
    "Why the words are acceptable, and who decided it.",
    "It speaks of storage; decided by regulatory affairs.",
  ),
  date: date("When it was decided.", "2025-06-30").optional(),
});

const role = unseen("A role.", "Legal", 30)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} &,./’-]*$/u)
  .meta({ what: "the short name of a role" });

export const editorialFields = {
  placeholders: z
    .array(unseen("What a fact must still replace.", "The telephone number is a stand-in."))
    .describe("What on this page is not a confirmed fact yet. A release allows none.")
    .optional(),
  accepted: z
    .array(acceptance)
    .describe("Words that regulators object to, but that have been approved for this page.")
    .optional(),
  signOff: z
    .array(role)
    .refine(isEachOnce, "names a role twice, expected each role once; delete one of the two")
    .describe(
      "The roles that must sign a page before a release: in `site.mdx` for all pages, in a page’s own file instead of those; an empty list means nobody.",
    )
    .optional(),
};

function isEachOnce(roles: string[]): boolean {
  return new Set(roles.map((name) => name.toLowerCase())).size === roles.length;
}
