import { z } from "zod";

import { day, flag, text } from "./fields";
import { optionalPicture } from "./shared-fields";

/** The fields that the `index.mdx` of a folder has in addition to those of a page. */
export const listFields = {
  list: flag("true lists the other pages of this folder, newest first."),
};

/** The fields that an entry of a list has in addition to those of a page. */
export const entryFields = {
  date: day("Its day, by which its list is sorted."),
  headline: text("A heading longer than the title.", "News", 160).optional(),
  ...optionalPicture,
};

/** Accepts a list of at most `max` entries; a list without entries is left out. */
export function optionalList<Entry extends z.ZodType>(
  entry: Entry,
  max: number,
  description: string,
) {
  return z.array(entry).min(1).max(max).describe(description).optional();
}
