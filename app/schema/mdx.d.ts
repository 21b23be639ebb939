/** A content file. What is in it was checked against its schema; the route that imports it says which page it is. */
declare module "*.mdx" {
  const Body: import("mdx/types").MDXContent;
  export default Body;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each file has other fields: `const page: Page<"home"> = content.frontmatter`
  export const frontmatter: any;
  export const images: Record<string, import("./fields").Image>;
  export const documents: Record<string, import("./fields").DocumentFile>;
  export const notes: readonly string[];
  export const lists: Record<string, import("./collections").EntryLink[]>;
}
