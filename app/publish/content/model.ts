// The types of a content file on its way through the check.
import type { Root } from "mdast";
import type { Document } from "yaml";
import type { z } from "zod";

import type { Entry } from "../../content";
import type { FileReference } from "../../schema/fields";
import type { DocumentFile } from "../files/document";
import type { ImageFile } from "../files/image";
import type { Problem } from "../problems/problem";

/** A text file in which problems have a place. */
export interface Source {
  /** From the project's root. */
  file: string;
  text: string;
  yaml?: Document | undefined;
  yamlStart: number;
  /** Where the prose begins; 0 when unknown. */
  bodyStart: number;
}

/** The way to a field: `["stats", 1, "value"]`. */
export type FieldPath = readonly PropertyKey[];

/** Where a problem is. */
export interface Location {
  start: number;
  /** Such as `stats[1].value`; "" for prose. */
  field: string;
}

/** How something is written, quotes included. */
export interface Written extends Location {
  raw: string;
}

/** A text as visitors see it. */
export interface VisibleText extends Written {
  text: string;
}

/** A place that names a file, a page or a list. */
export interface Mention extends Location {
  kind: NonNullable<z.core.GlobalMeta["names"]>;
  name: string;
}

/** A content file, right or wrong. */
export interface ParsedFile {
  /** Below `content/`. */
  file: string;
  /** "news/first". */
  name: string;
  /** Undefined for what is no page. */
  path: string | undefined;
  source: Source;
  /** The fields as texts, if they can be read. */
  data: unknown;
  schema: z.ZodObject;
  /** With tokens filled. */
  tree: Root;
  errors: Problem[];
  texts: VisibleText[];
  mentions: Mention[];
  /** By written name. */
  images: Map<string, ImageFile>;
  documents: Map<string, DocumentFile>;
  isDraft: boolean;
}

/** A content file without errors. */
export interface CheckedPage extends Pick<ParsedFile, "name" | "isDraft" | "images" | "documents"> {
  /** Absolute. */
  path: string;
  /** From the project's root. */
  file: string;
  text: string;
  /** Undefined for what is no page. */
  url: string | undefined;
  /** Files are a {@link FileReference}. */
  frontmatter: Record<string, unknown>;
  privateFields: readonly string[];
  /** The lists that it names, by folder. */
  lists: Record<string, Entry[]>;
  contents?: { id: string; words: string }[] | undefined;
}

/** Tells whether a value is a file. */
export function isFileReference(value: unknown): value is FileReference {
  const isObject = typeof value === "object" && value !== null;
  return isObject && "kind" in value && value.kind === "file reference";
}
