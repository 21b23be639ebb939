// All styles of the site, in every page.
import { styles } from "virtual:page-styles";

/**
 * The page's style element; nothing in development. The browser gets it with the HTML, where React would write `>` as
 * `&gt;`. There it is only text: markup made by code needs a trusted type, and no text does.
 */
export function PageStyles() {
  if (!styles) return null;
  return import.meta.env.SSR ? (
    <style data-site="" dangerouslySetInnerHTML={{ __html: styles }} />
  ) : (
    <style data-site="">{styles}</style>
  );
}
