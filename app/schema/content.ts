// A content file as the sections of any page get it.
import type { MDXContent } from "mdx/types";

import type { Collection, EntryLink } from "./collections";
import type { DocumentFile, Image } from "./fields";
import type { Page } from "./pages";

/** What an MDX file exports. */
export interface Content<Fields = Pick<Page<"prose">, "title" | "terms" | "forwardLooking">> {
  /** Its prose. */
  default: MDXContent;
  frontmatter: Fields;
  /** By the paths that the writer gave them. */
  images: Record<string, Image>;
  documents: Record<string, DocumentFile>;
  /** The names of its footnotes, in the order of their numbers. */
  notes: readonly string[];
  /** The newest entries of the lists that its tags name. */
  lists: Record<string, EntryLink[]>;
}

/** A page without a layout of its own. */
export type ProseContent = Content<
  Page<"prose"> & {
    /** What the build adds to the pages of a collection. */
    collection?: Collection;
  }
>;
