// Says which files of a request are content: words, pictures and documents, which neither a build nor a browser runs.

/** Below `content/`, main's code reads drawings and MDX, and refuses what would run. */
const CONTENT =
  /^content\/(?:(?!node_modules\/)[^./][^/]*\/)*[^./][^/]*\.(?:avif|jpe?g|md|mdx|pdf|png|svg|txt|webp)$/i;
/** Nothing reads Markdown outside of `content/`. */
const NOTES = /\.md$/;
/** Below `public/`, a file is published as it is: a drawing or an XML file opened by itself can run scripts. */
const PUBLIC = /^public\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:avif|gif|ico|jpe?g|pdf|png|txt|webp)$/;

/**
 * Whether a file is content. All else is code, hidden files included: `.gitattributes` decides which bytes a checkout gets.
 * @param path from the project's folder, with forward slashes
 */
export function isContent(path: string): boolean {
  return CONTENT.test(path) || PUBLIC.test(path) || NOTES.test(path);
}
