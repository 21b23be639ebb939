import { site, type Content } from "../content";
import * as styles from "./contents.css";

/** Shows links to the headings of a long page, folded above its text. */
export function Contents({ headings }: { headings: NonNullable<Content["contents"]> }) {
  const title = site.labels.contents;
  return (
    <nav aria-label={title} className={styles.root}>
      <details>
        <summary className={styles.summary}>{title}</summary>
        <ol role="list">
          {headings.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {words}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
