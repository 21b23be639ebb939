import type { ReactNode } from "react";

import { InertLink } from "../../ui/action";
import { List } from "../../ui/list";
import { PageLink, SiteLink } from "../../ui/link";
import { useSite } from "../site";
import * as styles from "./footer.css";

/** @param children the company blurb */
export function Footer({ children }: { children: ReactNode }) {
  const { name, nav, legal, copyright, labels } = useSite();
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
                <PageLink isInMenu to={to} className={styles.link}>
                  {label}
                </PageLink>
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
