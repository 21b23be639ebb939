import type { ReactNode } from "react";

import { InertLink } from "../../ui/action";
import { List } from "../../ui/list";
import { SiteLink } from "../../ui/link";
import { useLanguages, useSite } from "../site";
import { MenuLinks } from "./menu-links";
import * as styles from "./footer.css";

/** @param children the company blurb */
export function Footer({ children }: { children: ReactNode }) {
  const { name, legal, copyright, labels } = useSite();
  return (
    <footer lang={useLanguages().site} className={styles.root}>
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
