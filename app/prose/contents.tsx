import type { ReactNode } from "react";

import type { Content } from "../content";
import { site, useSiteLanguage } from "../site";
import { Text } from "../ui/text";
import * as styles from "./contents.css";

type WithContentsProps = { contents: Content["contents"]; children: ReactNode };

/** The text of a page, of a long one with links to its headings: beside it, or folded above it where there is no room. */
export function WithContents({ contents, children }: WithContentsProps) {
  const lang = useSiteLanguage();
  if (!contents) return children;
  const title = site.labels.contents;
  return (
    <div className={styles.root}>
      <nav aria-label={title} className={styles.contents}>
        <p lang={lang} className={styles.title}>
          {title}
        </p>
        <details className={styles.folded}>
          <summary lang={lang} className={styles.summary}>
            {title}
          </summary>
          <ol role="list">
            {contents.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  <Text>{words}</Text>
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      {children}
    </div>
  );
}
