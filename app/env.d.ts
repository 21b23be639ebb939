/** Constants of the build; vite.config.ts defines them. */
interface ImportMetaEnv {
  /** Whether this is a preview, which must not be indexed. */
  readonly SITE_IS_PREVIEW: boolean;
  /** The public origin of the site, without a trailing slash. */
  readonly SITE_ORIGIN: string;
}

/** A content file, checked against its schema; the module that imports it says which page it is. */
declare module "*.mdx" {
  const Body: import("mdx/types").MDXContent;
  export default Body;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each file has other fields: `const page: Page<"home"> = content.frontmatter`
  export const frontmatter: any;
  export const images: Record<string, import("./schema/fields").Image>;
  export const documents: Record<string, import("./schema/fields").DocumentFile>;
  export const footnotes: readonly string[];
  export const lists: Record<string, import("./schema/collections").EntryLink[]>;
}

/** The bar of previews; in the public site, a component that renders nothing. */
declare module "virtual:preview-bar" {
  export const PreviewBar: import("react").FunctionComponent;
}

/** The texts of the bar; in previews only. */
declare module "virtual:preview" {
  const preview: import("./preview").Preview;
  export default preview;
}

/** What the first paint needs; empty in development. */
declare module "virtual:page-styles" {
  /** All styles of the site. */
  export const styles: string;
  /** The Content Security Policy, which allows these styles. */
  export const policy: string;
}

/** Of the Network Information API, which TypeScript does not know. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
