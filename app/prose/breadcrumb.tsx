import { site, type Content } from "../content";
import { hrefOf } from "../ui/link";
import * as styles from "./prose-page.css";

/** Links to the pages above an entry (ARIA Authoring Practices, "breadcrumb"). */
export function Breadcrumb({ page }: { page: Content["frontmatter"] }) {
  const { name, labels } = site;
  const { title, to = "" } = page.collection ?? {};
  const above = [{ name, to: "/" }, ...(title ? [{ name: title, to }] : [])];
  return (
    <nav aria-label={labels.breadcrumb} className={styles.breadcrumb}>
      <ol role="list">
        {above.map((step) => (
          <li key={step.to} className={styles.step}>
            <a href={hrefOf(step.to)}>{step.name}</a>
          </li>
        ))}
        <li aria-current="page" className={styles.step}>
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
