// A content file as routes export it, and as all parts of a page get it.
import type { MDXContent } from "mdx/types";
import { createContext, useContext } from "react";
import { useMatches } from "react-router-dom";

import type { DocumentFile, Image, LinkTarget } from "./schema/fields";
import type { Translation } from "./schema/languages";
import type { LatestEntries, Page } from "./schema/pages";
import type { Frame } from "./schema/site";

/** A link to an entry. */
export interface Entry {
  to: string;
  headline: string;
  /** `2026-11-24`. */
  date: string;
  /** The day, or the days and the time of an event, in the words of the page that shows them. */
  when: string;
  lead?: string | undefined;
  /** The days and the places of an event. */
  starts?: string | undefined;
  ends?: string | undefined;
  place?: string | undefined;
  webcast?: string | undefined;
  /** The heading above it on its list; by default its year. */
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
  /** On a list: first its events, those to come before all others; newest first. */
  entries?: Entry[];
  /** Of an entry: when it is, in words and for an event in ISO 8601, and its neighbors. */
  when?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  newer?: Entry | undefined;
  older?: Entry | undefined;
}

/** What an MDX file exports. Each route exports it as its `handle`. */
export interface Content {
  /** Its prose. */
  default: MDXContent;
  /** The fields that any page may have; a page with a layout of its own has more. */
  frontmatter: Page<"prose"> & {
    /** What the build adds to the pages of a collection. */
    collection?: Collection;
    /** All languages of a page that has several, that of the original first. */
    translations?: Translation[];
    latest?: LatestEntries | undefined;
  };
  /** By the paths that the writer gave them. */
  images: Record<string, Image>;
  documents: Record<string, DocumentFile>;
  /** Of a long page: its headings of the second level. */
  contents?: readonly { id: string; words: string }[];
  /** The newest entries of the lists that it names. */
  lists: Record<string, Entry[]>;
  /** The `site.mdx` of its language. */
  frame: FrameContent;
  /** True for the page of all unknown paths, which has no address of its own. */
  isNotFound?: boolean;
}

/** What a `site.mdx` exports: its fields are around the page, its prose in the footer. */
export type FrameContent = Pick<Content, "default" | "documents"> & { frontmatter: Frame };

/** What is around the open page. */
export const FrameContext = createContext<FrameContent | undefined>(undefined);

/** The content whose words are shown: that of the open page; in the footer, `site.mdx`. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** @throws {Error} outside of a page */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error("no content around this part");
  return content;
}

/** The target of a URL in the prose: a document of the site, or the URL itself. */
export function useTarget(address: string): LinkTarget {
  return useContent().documents[address] ?? address;
}

/** The fields of `site.mdx` in the language of the open page. @throws {Error} outside of a page */
export function useSite(): Frame {
  return useFrame().frontmatter;
}

/** What is around the open page. @throws {Error} outside of a page */
export function useFrame(): FrameContent {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("no frame around this part");
  return frame;
}

/** The content of the open page, for what is around all pages; undefined in Remix's own shell, in development only. */
export function useOpenContent(): Content | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isContent(handle) ? handle : undefined;
}

function isContent(handle: unknown): handle is Content {
  return typeof handle === "object" && handle !== null && "frontmatter" in handle;
}
