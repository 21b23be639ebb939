// Made-up pages that passed the check.
import type { CheckedPage } from "../../app/publish/content/model";

/** Makes up a page. @param name "news/first" */
export function checkedPage(name: string, changes: Partial<CheckedPage> = {}): CheckedPage {
  return {
    file: `content/${name}.mdx`,
    text: "",
    name,
    path: `/${name}`,
    isDraft: false,
    privateFields: [],
    images: new Map(),
    documents: new Map(),
    lists: {},
    ...changes,
    frontmatter: { title: name, description: "A page.", ...changes.frontmatter },
  };
}

/** Makes up the `site.mdx` of other pages, as `shownPages` wants it among them. */
export function sitePage(fields: object = {}): CheckedPage {
  const frontmatter = { name: "A", nav: [], labels: {}, language: "en", ...fields };
  return checkedPage("site", { path: undefined, frontmatter });
}
