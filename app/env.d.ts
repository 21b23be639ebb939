/** Constants of the build; vite.config.ts defines them. */
interface ImportMetaEnv {
  readonly SITE_IS_PREVIEW: boolean;
  /**
   * What the bar of a preview says; null for the public site. Don't read it in scripts: they would
   * differ in each build.
   */
  readonly SITE_PREVIEW: { label: string; commit: string; link: string } | null;
  /** Without a trailing slash. */
  readonly SITE_ORIGIN: string;
}

/** A content file, checked against its schema; the module that imports it says which page it is. */
declare module "*.mdx" {
  const Body: import("mdx/types").MDXContent;
  export default Body;
  // oxlint-disable-next-line typescript/no-explicit-any -- each file has other fields: `const page: Page<"home"> = content.frontmatter`
  export const frontmatter: any;
  export const images: Record<string, import("./schema/fields").Image>;
  export const documents: Record<string, import("./schema/fields").DocumentLink>;
  export const lists: Record<string, import("./content").Entry[]>;
}

/** The Network Information API, which TypeScript does not know. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
