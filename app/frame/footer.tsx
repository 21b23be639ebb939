import { memo } from "react";

import { useFrame, type Content } from "../content";
import { ProseBody } from "../prose/prose";
import { SiteLink } from "../ui/link";
import { List } from "../ui/list";
import { MenuLinks } from "./menu-links";
import * as styles from "./footer.css";

export const Footer = memo(function Footer() {
  const frame = useFrame();
  const { name, email, address, legal, copyright, labels } = frame.frontmatter;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- no tag that reads the fields of a page is allowed in it
  const prose = frame as unknown as Content;
  return (
    <footer className={styles.root}>
      <div className={styles.content}>
        <div className={styles.blurb}>
          <p className={styles.name}>{name}</p>
          <ProseBody content={prose} />
        </div>
        <div className={styles.columns}>
          <nav aria-label={labels.footer}>
            <MenuLinks className={styles.links} linkClassName={styles.link} />
          </nav>
        </div>
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
});
