/** What the bar on every page of a preview says. */
export interface Preview {
  label: string;
  /** The first digits of the commit's hash, and a "+" when the files are not as it has them. */
  commit: string;
  /** By path: the content file, and what is listed there, or for all pages, as not yet a fact. "/404.html" stands for all paths without a page. */
  pages: Record<string, { source: string; placeholders: string[] }>;
  /** What `npm run review` found, if that was asked about this very commit. */
  review?: { verdict: string; href: string; changes: PreviewLink[] };
  drafts: PreviewLink[];
}

export interface PreviewLink {
  path: string;
  words: string;
}
