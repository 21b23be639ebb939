// Prose in; out the same, in which no heading level is skipped where entries come before the first heading.
import type { Root } from "mdast";

/** Tags whose entries have headings of the third level. */
const TITLED = ["Cards", "Carousel", "People"];

/** A remark plugin: such a tag that only the page's title is above gets headings of the second level (WCAG 2.2, 1.3.1). */
export function raiseTitles() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === "heading") return;
      if (node.type === "mdxJsxFlowElement" && TITLED.includes(node.name ?? ""))
        node.attributes.push({ type: "mdxJsxAttribute", name: "level", value: "h2" });
    }
  };
}
