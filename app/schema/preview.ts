/** The texts of the bar on every page of a preview. */
export interface Preview {
  label: string;
  /** The commit's short hash, followed by "+" when the files differ from it. */
  commit: string;
  /** By path: the content file and its placeholders, including those of all pages. "/404.html" means every path without a page. */
  pages: Record<string, { source: string; placeholders: string[] }>;
  /** The result of `npm run review`, if its last run was for this commit. */
  review?: { verdict: string; href: string; changes: PreviewLink[] };
  drafts: PreviewLink[];
}

export interface PreviewLink {
  path: string;
  words: string;
}
