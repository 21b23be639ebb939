// The page for every unknown path. The path goes to the console, never into the page.
import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";

import type { Page } from "../schema/pages";
import * as action from "../ui/action.css";
import * as styles from "./not-found.css";

type NotFoundProps = Pick<Page<"not-found">, "code" | "headline" | "link">;

export function NotFound({ code, headline, link }: NotFoundProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    // Not the router's path, which lacks the base path; and not in the message, where "%s" is a format specifier.
    console.error("No page at this path:", window.location.pathname);
  }, [pathname]);
  return (
    <main tabIndex={-1} className={styles.root}>
      <p className={styles.code}>{code}</p>
      <BrokenPath />
      <h1 className={styles.headline}>{headline}</h1>
      <Link to="/" className={action.variant.primary}>
        {link}
      </Link>
    </main>
  );
}

/** A molecule with a lit path that stops at a missing bond. */
function BrokenPath() {
  return (
    <svg viewBox="0 0 400 64" width="400" height="64" aria-hidden="true" className={styles.path}>
      <path className={styles.casing} d="M14 45 59 19l45 26 45-26 45 26" />
      <path className={styles.lit} d="M14 45 59 19l45 26 45-26 45 26" />
      <path className={styles.missing} d="m239 19 45 26 45-26 45 26" />
      <circle className={styles.node} cx="194" cy="45" r="8" />
      <circle className={styles.open} cx="374" cy="45" r="8" />
    </svg>
  );
}
