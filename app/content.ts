import type { MDXContent } from "mdx/types";
import { createContext, useContext } from "react";

import * as siteFile from "../content/site.mdx";
import type { DocumentLink, Image, LinkTarget } from "./schema/fields";
import type { LatestEntries, Page } from "./schema/pages";
import type { Site } from "./schema/site";

export interface Entry {
  to: string;
  headline: string;
  /** `2026-11-24`. */
  date: string;
  dateInWords: string;
  lead?: string | undefined;
}

/** What the build adds to the fields of a list and its entries. */
export interface Collection {
  title: string;
  to: string;
  /** Of a list, newest first. */
  entries?: Entry[] | undefined;
  /** Of an entry. */
  dateInWords?: string | undefined;
}

/** What an MDX file exports, and each route as its `handle`. */
export interface Content {
  default: MDXContent;
  /** A page with its own layout has more fields. */
  frontmatter: Page<"prose"> & {
    collection?: Collection;
    latest?: LatestEntries | undefined;
  };
  /** By path, as the writer gave it. */
  images: Record<string, Image>;
  documents: Record<string, DocumentLink>;
  /** The headings of the second level of a long page. */
  headings?: readonly { id: string; words: string }[];
  /** The newest entries of the lists that it names, by folder. */
  lists: Record<string, Entry[]>;
  /** The page of all unknown paths has no address of its own. */
  isNotFound?: boolean;
}

// oxlint-disable-next-line typescript/no-unsafe-assignment -- its schema has checked it
export const site: Site = siteFile.frontmatter;

/** The prose of `site.mdx`, for the footer. */
export const footerProse: Pick<Content, "default" | "documents"> = siteFile;

/** Holds the content of the open page; undefined only in Remix's shell in development. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** Reads the content of the open page. */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error("no content around this part");
  return content;
}

/** Finds the document that a URL in the prose names; else returns the URL. */
export function useTarget(address: string): LinkTarget {
  return useContent().documents[address] ?? address;
}
