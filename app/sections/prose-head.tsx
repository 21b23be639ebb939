import { site, type Content } from "../content";
import { lead as leadStyle } from "../ui/section.css";
import { hrefOf } from "../ui/link";
import * as styles from "./prose-head.css";

interface ProseHeadProps {
  page: Content["frontmatter"];
}

/** Opens a page without its own layout: title and lead; of an entry, also its day and the way back. */
export function ProseHead({ page }: ProseHeadProps) {
  const { title, headline = title, lead, draft, date, collection } = page;
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        {collection?.dateInWords && <Breadcrumb page={page} />}
        {draft && <p className={styles.draft}>{site.labels.draft}</p>}
        <h1>{headline}</h1>
        {collection?.dateInWords && (
          <p>
            <time dateTime={date}>{collection.dateInWords}</time>
          </p>
        )}
        {lead && <p className={leadStyle}>{lead}</p>}
      </div>
    </div>
  );
}

/** Links to the pages above an entry (ARIA Authoring Practices, "breadcrumb"). */
function Breadcrumb({ page }: ProseHeadProps) {
  const { title, to = "" } = page.collection ?? {};
  return (
    <nav aria-label={site.labels.breadcrumb} className={styles.breadcrumb}>
      <ol role="list">
        <li className={styles.step}>
          <a href={hrefOf("/")}>{site.name}</a>
        </li>
        <li className={styles.step}>
          <a href={hrefOf(to)}>{title}</a>
        </li>
        <li aria-current="page" className={styles.step}>
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
