import type { Content } from "../content";
import { stepsAbove } from "../head";
import { site, useSiteLanguage } from "../site";
import { PageLink } from "../ui/link";
import { Text } from "../ui/text";
import * as styles from "./breadcrumb.css";

/** The way to an entry, as its structured data has it (ARIA Authoring Practices, "breadcrumb"). */
export function Breadcrumb({ page }: { page: Content["frontmatter"] }) {
  const { labels } = site;
  return (
    <nav aria-label={labels.breadcrumb} lang={useSiteLanguage()} className={styles.root}>
      <ol role="list" className={styles.steps}>
        {stepsAbove(page).map(({ name, to }) => (
          <li key={to} className={styles.step}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
        <li aria-current="page" lang={page.lang} className={styles.step}>
          <Text>{page.title}</Text>
        </li>
      </ol>
    </nav>
  );
}
