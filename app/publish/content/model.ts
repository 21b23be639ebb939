import type { Root } from "mdast";
import type { Document } from "yaml";
import type { z } from "zod";

import type { FileReference } from "../../schema/fields";
import type { DocumentFile } from "../files/document";
import type { ImageFile } from "../files/image";
import type { Problem } from "../problems/problem";

export interface Source {
  file: string;
  text: string;
  yaml?: Document | undefined;
  yamlStart: number;
  /** 0 when unknown. */
  bodyStart: number;
}

/** Such as `["stats", 1, "value"]`. */
export type FieldPath = readonly PropertyKey[];

export interface TextLocation {
  start: number;
  /** Such as `stats[1].value`; "" for prose. */
  field: string;
}

/** How something is written, quotes included. */
export interface Written extends TextLocation {
  raw: string;
}

export interface VisibleText extends Written {
  text: string;
}

/** Words that name something. */
export interface Mention extends TextLocation {
  kind: NonNullable<z.core.GlobalMeta["names"]>;
  name: string;
}

/** A content file, right or wrong. */
export interface ParsedFile {
  /** "news/first". */
  name: string;
  /** Undefined for what is no page. */
  path: string | undefined;
  source: Source;
  data: unknown;
  schema: z.ZodObject;
  tree: Root;
  errors: Problem[];
  texts: VisibleText[];
  mentions: Mention[];
  /** By written name. */
  images: Map<string, ImageFile>;
  documents: Map<string, DocumentFile>;
  isDraft: boolean;
}

type KeptField = "name" | "path" | "isDraft" | "images" | "documents";

/** A content file without errors. */
export interface CheckedFile extends Pick<ParsedFile, KeptField> {
  file: string;
  text: string;
  frontmatter: Record<string, unknown>;
  privateFields: readonly string[];
  /** The folders whose entries it shows. */
  listNames: readonly string[];
  headings?: { id: string; words: string }[] | undefined;
}

/** Tells whether a value is a file. */
export function isFileReference(value: unknown): value is FileReference {
  const isObject = typeof value === "object" && value !== null;
  return isObject && "kind" in value && value.kind === "file reference";
}
