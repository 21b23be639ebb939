// What a reviewer needs to know about a preview, at the foot of every page; it works without JavaScript.
import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import preview from "virtual:preview";

import type { PreviewLink } from "../preview";
import { List } from "../ui/list";
import * as styles from "./preview-bar.css";

export function PreviewBar() {
  const { label, commit, pages, review, drafts } = preview;
  const asked = useLocation().pathname.replace(/\/$/, "") || "/";
  const path = pages[asked] ? asked : "/404.html";
  const { source, placeholders } = pages[path] ?? { source: "", placeholders: [] };
  const signatures = review?.signatures[path];
  const pagesOf = (links: PreviewLink[]) =>
    links.map(({ path, words }) => (
      <li key={path}>
        {pages[path] ? (
          <Link to={path} className={styles.link}>
            {words}
          </Link>
        ) : (
          words
        )}
      </li>
    ));
  return (
    <aside aria-label="Preview" className={styles.root}>
      <p>
        <strong>Preview {label}</strong> <span className={styles.quiet}>commit {commit}</span>
      </p>
      {review ? (
        <>
          <BarList title={review.verdict}>{pagesOf(review.changes)}</BarList>
          <a href={review.href} className={styles.link}>
            Report
          </a>
        </>
      ) : (
        <p className={styles.quiet}>No report of this commit</p>
      )}
      <p>Source: {source}</p>
      {signatures && (
        <p>
          Signed: {signatures.signed.join(", ") || "nobody"}
          {signatures.missing.length > 0 && (
            <strong>; missing: {signatures.missing.join(", ")}</strong>
          )}
        </p>
      )}
      <BarList title={`Placeholders here: ${placeholders.length}`}>
        {placeholders.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </BarList>
      <BarList title={`Drafts: ${drafts.length}`}>{pagesOf(drafts)}</BarList>
    </aside>
  );
}

function BarList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className={styles.quiet}>{title}</p>;
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>{title}</summary>
      <List className={styles.entries}>{children}</List>
    </details>
  );
}
