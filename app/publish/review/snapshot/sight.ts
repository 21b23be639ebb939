// What a browser said of a page in; out a tree like parse5's, and for each node whether and how it can be seen.
import { defaultTreeAdapter, html } from "parse5";

import type { Element, Node } from "../../markup/html-tree";

/** How a piece of a page can be seen in one view. */
export interface Sight {
  isSeen: boolean;
  /** Size and colours: "16 #222222 on #fbf7ee"; empty for what has none. */
  look: string;
  /** Where it begins and ends, in CSS pixels from the top of the page. */
  top: number;
  bottom: number;
}

/** What the script in the page returns for an element. */
export interface ReadElement {
  tag: string;
  attributes: [name: string, value: string][];
  sight: Sight;
  children: (ReadElement | ReadText)[];
}

interface ReadText {
  text: string;
  sight: Sight;
  /** A style sheet wrote it. */
  isGenerated: boolean;
}

/** An element of a page with how each of its nodes can be seen. */
export interface SeenTree {
  root: Element;
  sights: Map<Node, Sight>;
  generated: Set<Node>;
}

export function toTree(page: ReadElement): SeenTree {
  const sights = new Map<Node, Sight>();
  const generated = new Set<Node>();
  const convert = ({ tag, attributes, sight, children }: ReadElement): Element => {
    const attrs = attributes.map(([name, value]) => ({ name, value }));
    const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
    sights.set(element, sight);
    for (const child of children) {
      const node = "text" in child ? defaultTreeAdapter.createTextNode(child.text) : convert(child);
      if ("text" in child) sights.set(node, child.sight);
      if ("text" in child && child.isGenerated) generated.add(node);
      defaultTreeAdapter.appendChild(element, node);
    }
    return element;
  };
  return { root: convert(page), sights, generated };
}
