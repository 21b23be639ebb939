// The parts of a page that links can name: its headings, with the ids that GitHub gives them, and its slides.
import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";

/** The id of the heading above the notes. */
const NOTES = "footnote-label";
/** How the ids of slides, stats, terms and footnotes begin. */
const OTHER_PARTS = /^(?:slide|stat|term|note)-/;

/** The headings from top to bottom with their ids, each once: a second "Dose" is `dose-1`. */
export function headingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  slugger.slug(NOTES);
  return new Map(
    headingsOf(tree).map((heading) => {
      const words = readHeadingText(heading);
      const isOther = OTHER_PARTS.test(new GithubSlugger().slug(words));
      return [heading, slugger.slug(isOther ? `part-${words}` : words) || slugger.slug("part")];
    }),
  );
}

/** A remark plugin that gives the headings of a page these ids, and numbers its carousels from the second on. */
export function givePartsIds() {
  return (tree: Root): void => {
    for (const [heading, id] of headingIds(tree))
      heading.data = Object.assign(heading.data ?? {}, { hProperties: { id } });
    let carousels = 0;
    visit(tree, "mdxJsxFlowElement", ({ name, attributes }) => {
      if (name !== "Carousel" || ++carousels === 1) return;
      attributes.push({ type: "mdxJsxAttribute", name: "place", value: String(carousels) });
    });
  };
}

/** How many headings of the second level a long page has at least. */
const LONG = 4;

/** The headings of the second level of a long page, for the list of its contents; undefined for all others. */
export function contentsOf(tree: Root): { id: string; words: string }[] | undefined {
  const headings = [...headingIds(tree)].filter(
    ([heading]) => heading.depth === 2 && tree.children.includes(heading),
  );
  if (headings.length < LONG) return undefined;
  return headings.map(([heading, id]) => ({ id, words: readHeadingText(heading) }));
}

/** The words of a heading, without notes to other writers. */
export function readHeadingText(heading: Heading): string {
  const words: string[] = [];
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") words.push(node.value);
    if (node.type === "image") words.push(node.alt ?? "");
  });
  return words.join("").trim();
}

/** The headings of a page from top to bottom. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "heading", (heading) => {
    headings.push(heading);
  });
  return headings;
}
