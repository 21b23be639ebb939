// The documents of a content file in; out its links and the tags that are links.
import type { MDXProps } from "mdx/types";
import type { ReactNode } from "react";

import type { DocumentFile, LinkTarget } from "../../schema/fields";
import { ActionLink } from "../../ui/action";
import { SiteLink } from "../../ui/navigation/site-link";
import * as styles from "./link-tags.css";

/** @param documents by the paths that the writer gave them */
export function linkTags(
  documents: Record<string, DocumentFile>,
): NonNullable<MDXProps["components"]> {
  const targetOf = (address: string): LinkTarget => documents[address] ?? address;
  return {
    a: ({ href = "", children }) => <SiteLink to={targetOf(href)}>{children}</SiteLink>,
    Button: ({ to, children }: { to: string; children: ReactNode }) => (
      <ActionLink to={targetOf(to)}>{children}</ActionLink>
    ),
    Download: ({ file, children }: { file: string; children: ReactNode }) => (
      <a href={documents[file]?.href} className={styles.download}>
        <span className={styles.words}>{children}</span>{" "}
        <span className={styles.note}>{documents[file]?.note}</span>
      </a>
    ),
  };
}
