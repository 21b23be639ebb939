import type { PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { REFERENCE } from "../../schema/references";

/** Keeps references such as "505(b)(2)" on one line in prose. */
export function keepReferences() {
  return (tree: Root): void =>
    visit(tree, "text", (node, index, parent) => {
      const parts = node.value.split(REFERENCE);
      // Don't mark parts of a <Term>, because it takes plain words only.
      if (index === undefined || !parent || parts.length === 1 || "name" in parent)
        return undefined;
      const marked = parts.map((value, at): PhrasingContent => {
        const text = { type: "text", value } as const;
        const span = { hName: "span", hProperties: { className: ["no-break"] } };
        return at % 2 === 0 ? text : { type: "emphasis", data: span, children: [text] };
      });
      parent.children.splice(index, 1, ...marked);
      return [SKIP, index + marked.length];
    });
}
