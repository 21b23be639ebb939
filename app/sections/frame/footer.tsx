import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";

import type { Page } from "../../schema/pages";
import { InertLink } from "../../ui/action";
import { SiteLink } from "../../ui/navigation/site-link";
import { List } from "../../ui/list";
import * as styles from "./footer.css";

/** @param children the company blurb */
export function Footer({ site, children }: { site: Page<"site">; children: ReactNode }) {
  const { name, nav, legal, copyright, labels } = site;
  return (
    <footer className={styles.root}>
      <div className={styles.content}>
        <div className={styles.blurb}>
          <p className={styles.name}>{name}</p>
          {children}
        </div>
        <nav aria-label={labels.footer}>
          <List className={styles.links}>
            {nav.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </List>
        </nav>
        <p className={styles.copyright}>{copyright}</p>
        <List className={styles.legal}>
          {legal.map(({ label, to }) => (
            <li key={label}>
              {to ? (
                <SiteLink to={to} className={styles.legalLink}>
                  {label}
                </SiteLink>
              ) : (
                <InertLink>{label}</InertLink>
              )}
            </li>
          ))}
        </List>
      </div>
    </footer>
  );
}
