import type { ReactNode } from "react";

import { site, useSiteLanguage } from "../site";
import { InertLink } from "../ui/action";
import { SiteLink } from "../ui/link";
import { List } from "../ui/list";
import { MenuLinks } from "./menu-links";
import * as styles from "./footer.css";

/** @param children the company blurb */
export function Footer({ children }: { children: ReactNode }) {
  const { name, legal, copyright, labels } = site;
  return (
    <footer lang={useSiteLanguage()} className={styles.root}>
      <div className={styles.content}>
        <div className={styles.blurb}>
          <p className={styles.name}>{name}</p>
          {children}
        </div>
        <nav aria-label={labels.footer}>
          <MenuLinks className={styles.links} linkClassName={styles.link} />
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
