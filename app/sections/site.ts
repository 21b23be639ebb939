import { createContext, useContext, useEffect } from "react";

import type { Page } from "../schema/pages";

export const SiteContext = createContext<Page<"site"> | undefined>(undefined);

/** The fields of `site.mdx`. */
export function useSite(): Page<"site"> {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite() outside of the root");
  return site;
}

/** Sets the title of the tab after a client navigation; the page's document has it already. */
export function useTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = tabTitle(title, name);
  }, [title, name]);
}

export function tabTitle(page: string, site: string): string {
  return `${page} · ${site}`;
}
