/** The texts of the bar on every page of a preview. */
export interface Preview {
  /** From `SITE_PREVIEW`: "pr-12". */
  label: string;
  /** The commit's short hash; empty outside of a repository. */
  commit: string;
  /** What the review says in one sentence; a review that runs later writes it into the built pages. */
  verdict: string;
  /** Where the report is, or will be. */
  report: string;
}

/** Stands in the pages of a preview until `npm run review -- … --preview DIR` replaces it with the verdict. */
export const NO_VERDICT = "There is no review of this preview yet.";
