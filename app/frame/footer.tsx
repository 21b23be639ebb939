import { ContentContext, footerProse, site, useContent } from "../content";
import { ProseBody } from "../prose/prose";
import { SiteLink } from "../ui/link";
import { List } from "../ui/list";
import { MenuLinks } from "./menu-links";
import * as styles from "./footer.css";

/** Ends a page: company, menu, legal links. */
export function Footer() {
  const { name, email, address, legal, copyright, labels } = site;
  const content = { ...useContent(), ...footerProse };
  return (
    <footer className={styles.root}>
      <div className={styles.content}>
        <div className={styles.blurb}>
          <p className={styles.name}>{name}</p>
          <ContentContext.Provider value={content}>
            <ProseBody />
          </ContentContext.Provider>
        </div>
        <nav aria-label={labels.footer}>
          <MenuLinks className={styles.links} linkClassName={styles.link} />
        </nav>
        <div className={styles.quiet}>
          {(email || address) && (
            <address className={styles.contact}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              <span>{address}</span>
            </address>
          )}
          <p>{copyright}</p>
        </div>
        <List className={styles.legal}>
          {legal.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to} className={styles.legalLink}>
                {label}
              </SiteLink>
            </li>
          ))}
        </List>
      </div>
    </footer>
  );
}
