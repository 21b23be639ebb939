// Checked pages in; out the ones that this build shows, and the links of its top bar.
import { joinCollections } from "./collections";
import { isHidden } from "./publication";
import { hasLayout } from "./source/collection";
import type { CheckedPage } from "./source/model";

/** The pages made of their prose alone that this build shows, with what their collections add. */
export function prosePages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const shown = [...pages].filter((page) => !hasLayout(page.name) && !isHidden(page, isDev));
  return joinCollections(shown.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

/** These and the pages with a layout of their own. */
export function shownPages(pages: Iterable<CheckedPage>, isDev: boolean): CheckedPage[] {
  const all = [...pages];
  const laidOut = all.filter((page) => hasLayout(page.name) && !isHidden(page, isDev));
  return [...laidOut, ...prosePages(all, isDev)];
}

/** The files of `app/routes` that a build leaves out, as patterns: their pages are not published yet. */
export function hiddenRoutes(pages: Iterable<CheckedPage>): string[] {
  return [...pages]
    .filter((page) => hasLayout(page.name) && isHidden(page, false))
    .map(({ name }) => `**/${name}.tsx`);
}

/**
 * The links of the top bar: those of `site.mdx`, which count 10, 20, 30 and so on, without the ones to pages that the
 * build leaves out; and those that pages ask for with `nav:`, by their `navOrder:`, else last.
 */
export function menuLinks(pages: Iterable<CheckedPage>, isDev: boolean): MenuLink[] {
  const all = [...pages];
  const { nav: written } = all.find(({ name }) => name === "site")?.frontmatter ?? {};
  const hidden = all.filter((page) => isHidden(page, isDev)).map(({ url }) => url);
  const own = (Array.isArray(written) ? written : [])
    .map((link: MenuLink, index) => ({ link, order: 10 * (index + 1) }))
    .filter(({ link }) => !hidden.includes(link.to.replace(/#.*/, "")));
  const asked = prosePages(all, isDev).flatMap(({ url, frontmatter }) => {
    const { nav, navOrder = Number.MAX_VALUE, title } = frontmatter;
    const label = String(nav === true ? title : nav);
    return url && nav ? [{ link: { label, to: url }, order: Number(navOrder) }] : [];
  });
  return [...own, ...asked].toSorted((a, b) => a.order - b.order).map(({ link }) => link);
}

interface MenuLink {
  label: string;
  to: string;
}
