import type { ReactNode } from "react";

import type { DocumentFile } from "../schema/fields";
import * as styles from "./download-link.css";

/** A link to a document, with its kind, size and pages below its name. */
export function DownloadLink({ to, children }: { to: DocumentFile; children: ReactNode }) {
  return (
    <a href={to.href} className={styles.root}>
      <span className={styles.name}>{children}</span>{" "}
      <span className={styles.details}>{to.details}</span>
    </a>
  );
}
