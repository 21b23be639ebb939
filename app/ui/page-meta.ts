// Every head tag that depends on the page.
import type { MetaDescriptor } from "@remix-run/react";

/**
 * The title, description and robots tags of a page.
 * @param page the page's frontmatter
 * @param siteName stands after the page's title
 */
export function pageMeta(
  page: { title: string; description: string },
  siteName: string,
  { isIndexed = true } = {},
): MetaDescriptor[] {
  return [
    { title: `${page.title} · ${siteName}` },
    { name: "description", content: page.description },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
