// A content file as routes export it, and as all parts of a page get it.
import type { MDXContent } from "mdx/types";
import { createContext, useContext } from "react";
import { useMatches } from "react-router-dom";

import type { Collection, EntryLink } from "./schema/collections";
import type { DocumentFile, Image, LinkTarget } from "./schema/fields";
import { SITE_LANGUAGE, type Translation } from "./schema/languages";
import type { LatestEntries, Page } from "./schema/pages";

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
  /** The names of its footnotes, in the order of their numbers. */
  footnotes: readonly string[];
  /** Of a long page: its headings of the second level. */
  contents?: readonly { id: string; words: string }[];
  /** The newest entries of the lists that it names. */
  lists: Record<string, EntryLink[]>;
  /** True for the page of all unknown paths, which has no address of its own. */
  isNotFound?: boolean;
}

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

/**
 * The `lang` of what the site itself says on a page in another language (WCAG 3.1.2); undefined where the page has the
 * site's language.
 */
export function useLabelLang(): string | undefined {
  const lang = useContext(ContentContext)?.frontmatter.lang ?? SITE_LANGUAGE;
  return lang === SITE_LANGUAGE ? undefined : SITE_LANGUAGE;
}

/** The content of the open page, for what is around all pages; undefined in Remix's own shell, in development only. */
export function useOpenContent(): Content | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isContent(handle) ? handle : undefined;
}

function isContent(handle: unknown): handle is Content {
  return typeof handle === "object" && handle !== null && "frontmatter" in handle;
}
