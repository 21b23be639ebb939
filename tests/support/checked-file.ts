// Made-up content files that passed the check.
import type { CheckedFile } from "../../app/publish/content/model";

/** Makes up a file. @param name "news/first" */
export function checkedFile(name: string, changes: Partial<CheckedFile> = {}): CheckedFile {
  return {
    file: `content/${name}.mdx`,
    text: "",
    name,
    path: `/${name}`,
    isDraft: false,
    privateFields: [],
    images: new Map(),
    documents: new Map(),
    listNames: [],
    ...changes,
    frontmatter: { title: name, description: "A page.", ...changes.frontmatter },
  };
}

/** Makes up the `site.mdx` of other pages, as `pickShown` wants it among them. */
export function siteFile(fields: object = {}): CheckedFile {
  const frontmatter = { name: "A", nav: [], labels: {}, language: "en", ...fields };
  return checkedFile("site", { path: undefined, frontmatter });
}
