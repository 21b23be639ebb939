// The types of a content file on its way through the check: as text, as parts of that text, and as what they link to.
import type { Document } from "yaml";

/** A file's text, split into frontmatter and prose. */
export interface Source {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
  /** Undefined when the block between the two lines of "---" is missing, or too broken to have fields. */
  yaml: Document | undefined;
  /** Offset in `text` at which the YAML begins. */
  yamlStart: number;
  /** Offset in `text` at which the prose begins; 0 when that is unknown. */
  bodyStart: number;
}

/** The way to a field: `["stats", 1, "value"]`. */
export type FieldPath = readonly PropertyKey[];

/** A piece of text as readers see it, without quotes, escapes and marks. */
export interface Passage {
  text: string;
  /** Offset at which it begins in the file, and how it is spelled there, with quotes, escapes and line breaks. */
  start: number;
  raw: string;
  /** The field that holds it; empty for prose. */
  field: string;
}
