// The content of a page, as its route exports it and as its parts read it.
import type { MDXContent } from "mdx/types";
import { createContext, useContext } from "react";
import { useMatches } from "react-router-dom";

import type { DocumentFile, Image, LinkTarget } from "./schema/fields";
import type { Translation } from "./schema/languages";
import type { LatestEntries, Page } from "./schema/pages";
import type { Frame } from "./schema/site";

/** An entry as lists and links show it. */
export interface Entry {
  to: string;
  headline: string;
  /** `2026-11-24`. */
  date: string;
  /** The day, or the days and the time of an event, in words. */
  when: string;
  lead?: string | undefined;
  /** The days and the places of an event. */
  starts?: string | undefined;
  ends?: string | undefined;
  place?: string | undefined;
  webcast?: string | undefined;
  /** The heading above it on its list; by default, its year. */
  group?: string | undefined;
}

/** What the build adds to the fields of a list, and of an entry. */
export interface Collection {
  kind: "news" | "publications" | "jobs";
  /** The list's own title and path. */
  title: string;
  to: string;
  boilerplate?: string | undefined;
  contact?: string | undefined;
  /** The entries of a list: coming events, then past ones, then all others. */
  entries?: Entry[];
  /** The day of an entry in words, the times of an event in ISO 8601, and the neighbors. */
  when?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  newer?: Entry | undefined;
  older?: Entry | undefined;
}

/** What an MDX file exports. Each route exports it as its `handle`. */
export interface Content {
  default: MDXContent;
  /** The fields that any page may have; a page with its own layout has more. */
  frontmatter: Page<"prose"> & {
    collection?: Collection;
    /** All languages of a page that has several, the original first. */
    translations?: Translation[];
    latest?: LatestEntries | undefined;
  };
  /** By path, as the writer gave it. */
  images: Record<string, Image>;
  documents: Record<string, DocumentFile>;
  /** The headings of the second level of a long page. */
  contents?: readonly { id: string; words: string }[];
  /** The newest entries of the lists that it names, by folder. */
  lists: Record<string, Entry[]>;
  frame: FrameContent;
  /** True for the page of all unknown paths, which has no address of its own. */
  isNotFound?: boolean;
}

/** What a `site.mdx` exports: its fields surround the page, its prose is in the footer. */
export type FrameContent = Pick<Content, "default" | "documents"> & { frontmatter: Frame };

/** Holds the `site.mdx` of the open page. */
export const FrameContext = createContext<FrameContent | undefined>(undefined);

/** Holds the content that is rendered: that of the open page; in the footer, `site.mdx`. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** Reads the content that is rendered. @throws {Error} outside of a page */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error("no content around this part");
  return content;
}

/** Finds the document that a URL in the prose names; else returns the URL. */
export function useTarget(address: string): LinkTarget {
  return useContent().documents[address] ?? address;
}

/** Reads the fields of `site.mdx` in the language of the open page. @throws {Error} outside of a page */
export function useSite(): Frame {
  return useFrame().frontmatter;
}

/** Reads the `site.mdx` in the language of the open page. @throws {Error} outside of a page */
export function useFrame(): FrameContent {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("no frame around this part");
  return frame;
}

/** Reads the content of the open page; undefined only in the shell that Remix shows in development. */
export function useOpenContent(): Content | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isContent(handle) ? handle : undefined;
}

function isContent(handle: unknown): handle is Content {
  return typeof handle === "object" && handle !== null && "frontmatter" in handle;
}
