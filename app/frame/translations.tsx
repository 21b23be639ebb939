import { useLocation } from "@remix-run/react";

import { useOpenContent } from "../content";
import { PageLink } from "../ui/link";
import * as styles from "./translations.css";

/** The open page in other languages: links in their own words. */
export function Translations() {
  const { pathname } = useLocation();
  const { translations = [] } = useOpenContent()?.frontmatter ?? {};
  const others = translations.filter(({ to }) => to !== pathname);
  if (others.length === 0) return null;
  return (
    <p className={styles.root}>
      {others.map(({ to, lang, name }) => (
        <PageLink key={lang} to={to} lang={lang} hrefLang={lang} className={styles.link}>
          {name}
        </PageLink>
      ))}
    </p>
  );
}
