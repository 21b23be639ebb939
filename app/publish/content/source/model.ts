// The types of a content file on its way through the check: its text, its parts, what it names, and the result.
import type { Root } from "mdast";
import type { Document } from "yaml";
import type { z } from "zod";

import type { Collection, Entry } from "../../../content";
import type { FileReference } from "../../../schema/fields";
import type { Translation } from "../../../schema/languages";
import type { Place } from "../../../schema/pages";
import type { Frame } from "../../../schema/site";
import type { SourceDocument } from "../../documents/document-file";
import type { ImageFile } from "../../images/image-file";
import type { Tokens } from "../../markup/tokens";
import type { Problem, TextRange } from "../../problems/problem";

/** A file's text, split into frontmatter and prose. */
export interface Source {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** As in the file, without the byte order mark that some editors put first. All offsets count in it. */
  text: string;
  /** Its fields, with their tokens filled; undefined when they are missing, or too broken to be fields. */
  yaml: Document | undefined;
  /** Offset in `text` at which the YAML begins. */
  yamlStart: number;
  /** Offset in `text` at which the prose begins; 0 when that is unknown. */
  bodyStart: number;
}

/** The way to a field: `["stats", 1, "value"]`. */
export type FieldPath = readonly PropertyKey[];

/** A text as visitors see it, without quotes, escapes and marks. */
export interface VisibleText {
  kind: "field" | "prose" | "code" | "alt";
  text: string;
  /** Where it stands in the file, with quotes, escapes and line breaks. */
  range: TextRange;
  /** The field that contains it; empty for prose. */
  field: string;
  /** Whether visitors see it after an action, or on some pages only. */
  isLater?: boolean;
}

/** A place in a file that names an image or a document, or links somewhere. */
export interface Mention {
  /** A "page" must be one of this site; a "target" may be elsewhere, or a part of its own page; a "list" is a folder. */
  kind: "image" | "document" | "page" | "target" | "list";
  /** The name or address as written. */
  name: string;
  range: TextRange;
  /** Empty for prose. */
  field: string;
}

/** Whether a value is a file, a key of {@link CheckedPage.images} or {@link CheckedPage.documents}; not by class, because the builds of one process share values and not modules. */
export function isFileReference(value: unknown): value is FileReference {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "file reference"
  );
}

/** Why a public build leaves a page out: it is a draft, or its day has not come. */
export interface Unpublished {
  /** The first day on which a build shows it; undefined for a draft. */
  until?: string;
  /** For people: "under embargo until 2026-11-24". */
  words: string;
}

/** A content file that becomes a page, or a part of all pages. */
export interface ContentFile {
  /** Below `content/`, with forward slashes. */
  file: string;
  /** The file without its ending: "news/first"; a folder's `index.mdx` has the folder's name. */
  name: string;
  /** The path of its page; undefined for what is no page of its own. */
  path: string | undefined;
}

/** A content file, read once; every rule works on this. */
export interface ParsedFile extends ContentFile {
  source: Source;
  /** The fields as they were written, all of them texts; undefined when there are none that can be read. */
  data: unknown;
  /** What a file without a layout of its own is; undefined while that is unknown, because an `index.mdx` cannot be read. */
  place: Place | undefined;
  schema: z.ZodObject;
  /** What the schema made of the fields. */
  fields: z.ZodSafeParseResult<Record<string, unknown>> | undefined;
  /** What the page shows of its prose. */
  prose: "nothing" | "words" | "words and images";
  /** The prose, with its tokens filled. */
  tree: Root;
  /** What cannot be read of it. */
  errors: Problem[];
  texts: VisibleText[];
  /** What it names: images, documents and links, those of its fields first. */
  mentions: Mention[];
  /** Undefined when it is published. */
  unpublished: Unpublished | undefined;
  /** The image files by the names that the writer gave them, or why there is none. */
  imageFiles: ReadonlyMap<string, ImageFile | string>;
  /** The same for documents. */
  documentFiles: ReadonlyMap<string, SourceDocument | string>;
}

/** A content file that passed. */
export interface CheckedPage {
  /** Absolute path of the file. */
  path: string;
  /** From the project's root, with forward slashes. */
  file: string;
  /** The file's text, from which its prose is compiled. */
  text: string;
  /** As {@link ContentFile.name}. */
  name: string;
  /** The path of its page; undefined for what is no page of its own. */
  url: string | undefined;
  unpublished: Unpublished | undefined;
  /** Its fields; each image and document is a {@link FileReference}. */
  frontmatter: Record<string, unknown>;
  /** The fields of it that no component gets. */
  privateFields: readonly string[];
  /** The values of `{site.name}` and so on in its language. */
  tokens: Tokens;
  /** On the pages that a build shows: the fields of the frame in its language. */
  frame?: Frame;
  /** On the pages that a build shows, if they are a list or an entry of one. */
  collection?: Collection;
  /** On the pages that a build shows, if they have several languages. */
  translations?: Translation[] | undefined;
  /** The lists that it names, with their newest entries once the pages that a build shows are known. */
  lists: Record<string, Entry[]>;
  /** The image files that it shows, in its fields and in its prose, by the names that the writer gave them. */
  images: ReadonlyMap<string, ImageFile>;
  /** The same for the documents that it links to. */
  documents: ReadonlyMap<string, SourceDocument>;
  /** Of a long page, its headings of the second level. */
  contents?: { id: string; words: string }[] | undefined;
}
