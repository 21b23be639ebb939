// The type of an imported content file, so that a renamed field is a compile error.

/** What all content files export, whatever their fields are. */
declare module "content-file" {
  const Body: import("mdx/types").MDXContent;
  export default Body;
  export const images: Record<string, import("./fields").Image>;
  export const documents: Record<string, import("./fields").DocumentFile>;
  /** The names of its footnotes, in the order of their numbers. */
  export const notes: readonly string[];
}

declare module "*/site.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"site">;
}

declare module "*/home.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"home">;
}

declare module "*/drug-pipeline.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"drug-pipeline">;
}

declare module "*/investors.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"investors">;
}

declare module "*/about-us.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"about-us">;
}

declare module "*/contact-us.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"contact-us">;
}

declare module "*/not-found.mdx" {
  export { default, documents, images, notes } from "content-file";
  export const frontmatter: import("./pages").Page<"not-found">;
}

/** A page of prose: any content file without its own route. */
interface ProsePageModule {
  default: import("mdx/types").MDXContent;
  frontmatter: import("./pages").Page<"prose"> & {
    /** What the build adds to the pages of a collection. */
    collection?: import("./collections").Collection;
  };
  images: Record<string, import("./fields").Image>;
  documents: Record<string, import("./fields").DocumentFile>;
  notes: readonly string[];
}

/** These pages by the names of their files below `content/`; empty in a browser. */
declare module "virtual:prose-pages" {
  const pages: Record<string, ProsePageModule>;
  export default pages;
}

/** In a visitor's browser, how the code of each of these pages is fetched; elsewhere empty. */
declare module "virtual:prose-page-imports" {
  const imports: Record<string, () => Promise<ProsePageModule>>;
  export default imports;
}

/** The modules of the routes that this build shows, by file: `/app/routes/investors.tsx`. */
declare module "virtual:route-modules" {
  const modules: Record<string, (typeof window.__remixRouteModules)[string]>;
  export default modules;
}
