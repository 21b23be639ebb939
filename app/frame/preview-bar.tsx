import * as styles from "./preview-bar.css";

interface PreviewBarProps {
  /** From `SITE_PREVIEW`: "pr-12". */
  label: string;
  /** The commit's short hash; empty outside of a repository. */
  commit: string;
  /** From `SITE_PREVIEW_LINK`; may be empty. */
  link: string;
}

/** Tells reviewers at the foot of every page which preview it is; rendered at build time only. */
export function PreviewBar({ label, commit, link }: PreviewBarProps) {
  return (
    <aside lang="en" aria-label="Preview" className={styles.root}>
      <p>
        <strong>Preview {label}</strong> {commit && <span>commit {commit}</span>}
      </p>
      {link && (
        <a href={link} className={styles.link}>
          Pull request
        </a>
      )}
    </aside>
  );
}
