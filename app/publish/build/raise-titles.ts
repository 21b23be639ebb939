// Skips no heading level where entries of a tag come before the first heading.
import type { Root } from "mdast";

import { tagOf } from "../../schema/tags";

/** A remark plugin: such a tag that only the page's title is above gets headings of the second level (WCAG 2.2, 1.3.1). */
export function raiseTitles() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === "heading") return;
      if (node.type === "mdxJsxFlowElement" && tagOf(node.name ?? "")?.titled)
        node.attributes.push({ type: "mdxJsxAttribute", name: "level", value: "h2" });
    }
  };
}
