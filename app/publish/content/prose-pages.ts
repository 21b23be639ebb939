// Checked pages in; out the ones that this build shows, and the links in the top bar that they ask for.
import type { CheckedPage } from "./source/model";
import { hasLayout } from "./source/collection";
import { previewLabel } from "../env";

/** The pages made of their prose alone that this build shows. */
export function prosePages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  return [...pages]
    .filter((page) => !hasLayout(page.name) && !isHidden(page, isDev))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a build must hold nothing of a page: drafts show in development, and in previews, which have a label. */
export function isHidden(page: CheckedPage | undefined, isDev: boolean): boolean {
  return page?.isDraft === true && !isDev && previewLabel() === undefined;
}

/** The links that pages ask for with `nav:`, after those of `site.mdx`, by path. */
export function menuLinks(pages: CheckedPage[]): { label: string; to: string }[] {
  return pages.flatMap(({ url, frontmatter: { nav, title } }) =>
    url && nav ? [{ label: typeof nav === "string" ? nav : String(title), to: url }] : [],
  );
}
