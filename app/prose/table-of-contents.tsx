import { site, type Content } from "../content";
import * as styles from "./prose.css";

/** Shows links to the headings of a long page, folded above its text. */
export function TableOfContents({ headings }: { headings: NonNullable<Content["headings"]> }) {
  const title = site.labels.contents;
  return (
    <nav aria-label={title} className={styles.contents}>
      <details>
        <summary className={styles.contentsTitle}>{title}</summary>
        <ol role="list">
          {headings.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.contentsLink}>
                {words}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
