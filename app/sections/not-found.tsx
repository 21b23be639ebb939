// The page for every path that is none. The path goes to the console, never into the page.
import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";

import type { Page } from "../schema/pages";
import * as action from "../ui/action.css";
import * as styles from "./not-found.css";

type NotFoundProps = Pick<Page<"not-found">, "code" | "headline" | "link">;

export function NotFound({ code, headline, link }: NotFoundProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    // An argument of its own: inside the text, its "%s" would be a format.
    console.error("No page at this path:", pathname);
  }, [pathname]);
  return (
    <main className={styles.root}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.headline}>{headline}</h1>
      <Link to="/" className={action.rank.first}>{link}</Link>
    </main>
  );
}
