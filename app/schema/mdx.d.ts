// What a route gets when it imports a content file: types only, so a renamed field breaks the compile.
interface ContentModule<Name extends import("./pages").PageName> {
  Body: import("mdx/types").MDXContent;
  frontmatter: import("./pages").Page<Name>;
  images: Record<string, import("./fields").Image>;
}

declare module "*/site.mdx" {
  type Content = ContentModule<"site">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

declare module "*/home.mdx" {
  type Content = ContentModule<"home">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

declare module "*/drug-pipeline.mdx" {
  type Content = ContentModule<"drug-pipeline">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

declare module "*/investors.mdx" {
  type Content = ContentModule<"investors">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

declare module "*/about-us.mdx" {
  type Content = ContentModule<"about-us">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

declare module "*/contact-us.mdx" {
  type Content = ContentModule<"contact-us">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

declare module "*/not-found.mdx" {
  type Content = ContentModule<"not-found">;
  const Body: Content["Body"];
  export default Body;
  export const frontmatter: Content["frontmatter"];
  export const images: Content["images"];
}

/** A page made of its prose: any content file that has no route of its own. */
declare module "virtual:prose-pages" {
  export interface ProsePage {
    default: import("mdx/types").MDXContent;
    frontmatter: import("./pages").Page<"prose">;
    images: Record<string, import("./fields").Image>;
  }
  /** @param name the file's name below `content/` without its ending: "news/first" */
  export function findProsePage(name: string): ProsePage | undefined;
}
