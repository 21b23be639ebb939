import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

const FEWEST_HEADINGS = 4;

/** Maps headings to unique ids, as GitHub does: a second "Dose" is `dose-1`. */
export function makeHeadingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, "heading", (heading) => {
    ids.set(heading, slugger.slug(toString(heading).trim()) || slugger.slug("part"));
  });
  return ids;
}

/** Creates a remark plugin that sets the ids of headings. */
export function giveHeadingsIds() {
  return (tree: Root): void => {
    for (const [heading, id] of makeHeadingIds(tree))
      heading.data = Object.assign(heading.data ?? {}, { hProperties: { id } });
  };
}

/** Lists the headings of the second level; undefined for a short page. */
export function headingsOf(tree: Root): { id: string; words: string }[] | undefined {
  const headings = [...makeHeadingIds(tree)].filter(
    ([heading]) => heading.depth === 2 && tree.children.includes(heading),
  );
  if (headings.length < FEWEST_HEADINGS) return undefined;
  return headings.map(([heading, id]) => ({ id, words: toString(heading).trim() }));
}
