import { kindOf } from "../../schema/file-kinds";

/** Main's code reads drawings and MDX, and refuses what would run. */
const CONTENT = /^content\/(?:(?!node_modules\/)[^./][^/]*\/)*[^./][^/]*$/i;
const TEXT = /\.(?:mdx?|txt)$/i;
/** Nothing reads Markdown outside of `content/`. */
const MARKDOWN = /\.md$/;
const PUBLIC = /^public\/(?:[^./][^/]*\/)*[^./][^/]*$/;
/** A drawing or an XML file that is published as it is could run scripts. */
const INERT = /\.(?:avif|gif|ico|jpe?g|pdf|png|txt|webp)$/;

/**
 * Tells whether a path is content, which nothing runs; `.gitattributes` decides which bytes a
 * checkout gets.
 */
export function isContentFile(path: string): boolean {
  if (MARKDOWN.test(path)) return true;
  if (CONTENT.test(path)) return kindOf(path) !== undefined || TEXT.test(path);
  return PUBLIC.test(path) && INERT.test(path);
}
