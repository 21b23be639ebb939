import { createContext, useContext, type ReactNode } from "react";

import { slug } from "../schema/ids";
import * as styles from "./section.css";

/** Tells whether sections are rendered: after a click, the opening of a page is painted first. */
export const WholePage = createContext(true);

interface SectionProps {
  title?: string | undefined;
  lead?: string;
  /** Where the heading is: above the content, or in a column beside it. */
  layout?: keyof typeof styles.layout;
  tone?: keyof typeof styles.tone | undefined;
  children: ReactNode;
}

/** Spans the window, with heading and content in the page's column; without a title, no region. */
export function Section(props: SectionProps) {
  const { title, lead, tone = "plain", children } = props;
  const layout = (title && props.layout) || "over";
  const id = slug(title ?? "") || "part";
  if (!useContext(WholePage)) return null;
  const Region = title ? "section" : "div";
  return (
    <Region className={styles.tone[tone]} aria-labelledby={title && id}>
      <div className={styles.layout[layout]}>
        {title && (
          <header className={styles.heading[layout]}>
            <h2 id={id}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </Region>
  );
}
