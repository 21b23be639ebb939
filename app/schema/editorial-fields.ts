// The fields for writers and reviewers, in any content file; readers do not see them.
import { z } from "zod";
import { unseen } from "./fields";

export const editorialFields = {
  placeholders: z
    .array(unseen("What a fact must still replace.", "The telephone number is a stand-in."))
    .meta({
      description: "What on this page is not a confirmed fact yet. A release allows none.",
      private: true,
    })
    .optional(),
};
