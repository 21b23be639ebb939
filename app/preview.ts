/** The texts of the bar on every page of a preview. */
export interface Preview {
  label: string;
  /** The commit's short hash, followed by "+" when the files differ from it. */
  commit: string;
  /** By path: the content file and its placeholders, including those of all pages. "/404.html" means every path without a page. */
  pages: Record<string, { source: string; placeholders: string[] }>;
  /** The result of `npm run review`, if its last run was for this commit. */
  review?: PreviewReview;
  drafts: PreviewLink[];
}

interface PreviewReview {
  verdict: string;
  href: string;
  /** The changed pages. */
  changes: PreviewLink[];
  /** By path: who has signed the page as it is now, "Legal (A. Name)", and the roles that have not. */
  signatures: Record<string, { signed: string[]; missing: string[] }>;
}

export interface PreviewLink {
  path: string;
  words: string;
}
