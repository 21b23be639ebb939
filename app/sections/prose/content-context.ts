import { createContext, useContext } from "react";

import type { Content } from "../../schema/content";
import type { LinkTarget } from "../../schema/fields";

export const ContentContext = createContext<Content | undefined>(undefined);

export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error("a tag outside of <ProseBody>");
  return content;
}

/** The target of a URL in the prose: a document of the site, or the URL itself. */
export function useTarget(address: string): LinkTarget {
  return useContent().documents[address] ?? address;
}
