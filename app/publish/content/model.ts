// The types of a content file on its way through the check.
import type { Root } from "mdast";
import type { Document } from "yaml";
import type { z } from "zod";

import type { Entry } from "../../content";
import type { FileReference } from "../../schema/fields";
import type { Place } from "../../schema/pages";
import type { DocumentFile } from "../files/document";
import type { ImageFile } from "../files/image";
import type { Problem } from "../problems/problem";

export interface Source {
  /** From the project's root. */
  file: string;
  /** Without a byte order mark. All offsets count in it. */
  text: string;
  /** The fields, tokens filled; undefined when missing or broken. */
  yaml?: Document | undefined;
  yamlStart: number;
  /** Where the prose begins; 0 when unknown. */
  bodyStart: number;
}

/** The way to a field: `["stats", 1, "value"]`. */
export type FieldPath = readonly PropertyKey[];

export interface WrittenText {
  /** As in the file, with quotes and escapes. */
  raw: string;
  /** The offset of `raw` in the file. */
  start: number;
  /** "" for prose. */
  field: string;
}

/** A text as visitors see it. */
export interface VisibleText extends WrittenText {
  text: string;
}

/** A place that names a file, page or list. */
export interface Mention extends WrittenText {
  /** A "page" is of this site; a "target" may be elsewhere; a "list" is a folder. */
  kind: "image" | "document" | "page" | "target" | "list";
  name: string;
  /** The file that is named, once it is read. */
  image?: ImageFile;
  document?: DocumentFile;
  /** Why there is no such file; "" where that is reported elsewhere. */
  fault?: string;
}

export interface ContentFile {
  /** Below `content/`, with forward slashes. */
  file: string;
  /** "news/first"; an `index.mdx` has its folder's name. */
  name: string;
  /** Undefined for what is no page. */
  path: string | undefined;
}

export interface ParsedFile extends ContentFile {
  source: Source;
  /** All of them texts; undefined when they cannot be read. */
  data: unknown;
  /** What a file without a layout is; undefined below an unreadable `index.mdx`. */
  place: Place | undefined;
  schema: z.ZodObject;
  fields: z.ZodSafeParseResult<Record<string, unknown>> | undefined;
  /** Its `prose` in the schema: "none", "words" without images, "required" or "optional". */
  prose: unknown;
  /** With tokens filled. */
  tree: Root;
  errors: Problem[];
  texts: VisibleText[];
  mentions: Mention[];
  isDraft: boolean;
}

/** A content file without errors. */
export interface CheckedPage {
  /** Absolute path of the file. */
  path: string;
  /** From the project's root. */
  file: string;
  text: string;
  name: string;
  /** Undefined for what is no page. */
  url: string | undefined;
  isDraft: boolean;
  /** Images and documents are a {@link FileReference}. */
  frontmatter: Record<string, unknown>;
  privateFields: readonly string[];
  /** The lists that it names, with their newest entries on shown pages. */
  lists: Record<string, Entry[]>;
  /** By written name. */
  images: Map<string, ImageFile>;
  documents: Map<string, DocumentFile>;
  /** The second-level headings of a long page. */
  contents?: { id: string; words: string }[] | undefined;
}

/** Tells whether a value is a file. Builds share values and not modules, so a class would not do. */
export function isFileReference(value: unknown): value is FileReference {
  const isObject = typeof value === "object" && value !== null;
  return isObject && "kind" in value && value.kind === "file reference";
}
