import { createContext, useContext } from "react";

import type { Content } from "../content";
import type { LinkTarget } from "../schema/fields";

/** The content file whose prose is rendered: that of the page, or in the footer `site.mdx`. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** @throws {Error} outside of `<ProseBody>` */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error("a tag outside of <ProseBody>");
  return content;
}

/** The target of a URL in the prose: a document of the site, or the URL itself. */
export function useTarget(address: string): LinkTarget {
  return useContent().documents[address] ?? address;
}
