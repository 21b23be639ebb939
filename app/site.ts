// The company's own fields, from `site.mdx`, for every page.
import { frontmatter } from "../content/site.mdx";
import { useOpenContent } from "./content";
import { SITE_LANGUAGE } from "./schema/languages";
import type { Page } from "./schema/pages";

export const site: Page<"site"> = frontmatter;

/**
 * The `lang` of what the site itself says on a page in another language (WCAG 3.1.2); undefined where the page has the
 * site's language.
 */
export function useSiteLanguage(): string | undefined {
  const lang = useOpenContent()?.frontmatter.lang ?? SITE_LANGUAGE;
  return lang === SITE_LANGUAGE ? undefined : SITE_LANGUAGE;
}
