import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { site } from "../content";
import type { Page } from "../schema/pages";
import * as action from "../ui/action.css";
import { cluster } from "../ui/layout.css";
import { hrefOf, SiteLink } from "../ui/link";
import { List } from "../ui/list";
import { Picture } from "../ui/picture";
import * as styles from "./hero.css";

type NotFoundProps = Page<"not-found"> & { children: ReactNode };

/** Shows the page of every unknown path. Writes the path to the console, never into the page. */
export function NotFound({ code, headline, link, image, alt = "", children }: NotFoundProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The router's path lacks the base path; in a message, "%s" would be a format specifier.
    console.error("No page at this path:", window.location.pathname);
  }, [pathname]);
  const links = [...site.nav, ...site.legal].filter(({ to }) => to !== undefined);
  return (
    <main tabIndex={-1} className={styles.notFound}>
      {image && (
        <Picture image={image} alt={alt} sizes="12rem" isEager className={styles.notFoundImage} />
      )}
      <p className={styles.code}>{code}</p>
      <h1 className={styles.notFoundHeadline}>{headline}</h1>
      {children}
      <a href={hrefOf("/")} className={action.variant.primary}>
        {link}
      </a>
      <List className={cluster}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </List>
    </main>
  );
}
