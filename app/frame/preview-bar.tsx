// What a reviewer needs to know about a preview, at the foot of every page; it works without JavaScript.
import preview from "virtual:preview";

import * as styles from "./preview-bar.css";

export function PreviewBar() {
  const { label, commit, verdict, report } = preview;
  return (
    <aside aria-label="Preview" className={styles.root}>
      <p>
        <strong>Preview {label}</strong> {commit && <span>commit {commit}</span>}
      </p>
      <p>{verdict}</p>
      <a href={report} className={styles.link}>
        Report
      </a>
    </aside>
  );
}
