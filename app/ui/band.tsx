// Full-width bands of the page, with their content in the page's column.
import { createContext, useContext, type ReactNode } from "react";

import { slug } from "../schema/ids";
import { page } from "./layout.css";
import { formatText } from "./text";
import * as styles from "./band.css";

/** Whether sections are shown: after a click, the opening of a page is painted before they are rendered. */
export const WholePage = createContext(true);

interface BandProps {
  tone?: keyof typeof styles.tone;
  children: ReactNode;
}

/** A band without a heading of its own. */
export function Band({ tone = "plain", children }: BandProps) {
  return (
    <div className={styles.tone[tone]}>
      <div className={page}>{children}</div>
    </div>
  );
}

interface SectionProps extends BandProps {
  /** For links to it; by default from the words of the title. */
  id?: string;
  /** Without one, it is a band only. */
  title?: string | undefined;
  lead?: string;
  /** Where the heading is: above the content, or in a column beside it. */
  layout?: keyof typeof styles.layout;
}

/** A band that is a region named by its heading, of which links can name the id. */
export function Section(props: SectionProps) {
  const { title, lead, tone = "plain", layout = "over", children } = props;
  const { id = slug(title ?? "") || "part" } = props;
  if (!useContext(WholePage)) return null;
  if (title === undefined)
    return (
      <Band tone={tone}>
        <div className={styles.untitled[layout]}>{children}</div>
      </Band>
    );
  return (
    <section className={styles.tone[tone]} aria-labelledby={id}>
      <div className={styles.layout[layout]}>
        <header className={styles.heading[layout]}>
          <h2 id={id}>{formatText(title)}</h2>
          {lead && <p className={styles.lead}>{formatText(lead)}</p>}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
