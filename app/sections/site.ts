import { useMatches } from "@remix-run/react";
import { createContext, useContext, useEffect } from "react";

import type { ProseContent } from "../schema/content";
import type { Page } from "../schema/pages";

export const SiteContext = createContext<Page<"site"> | undefined>(undefined);

/** The fields of `site.mdx`. */
export function useSite(): Page<"site"> {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite() outside of the root");
  return site;
}

/** Sets the title and the language after a client navigation; the page's document has them already. */
export function useTitle(title: string): void {
  const { name } = useSite();
  const { page } = useLanguages();
  useEffect(() => {
    document.title = tabTitle(title, name);
    document.documentElement.lang = page;
  }, [title, name, page]);
}

/** The language of the open page; and that of the site, if it is another, for what is the same on all pages. */
export function useLanguages() {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- page-module.ts writes this handle; other pages have none
  const content = useMatches().at(-1)?.handle as ProseContent | undefined;
  const page = content?.frontmatter.lang ?? "en";
  return { page, site: page === "en" ? undefined : "en" };
}

export function tabTitle(page: string, site: string): string {
  return `${page} · ${site}`;
}
