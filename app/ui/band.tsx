// Full-width bands of the page, with their content in the page's column.
import { useId, type ReactNode } from "react";

import { page } from "./layout.css";
import { text } from "./text";
import * as styles from "./band.css";

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
  /** Without one, it is a band only. */
  title?: string | undefined;
  /** The language of the title, where it is another than the page's. */
  titleLang?: string | undefined;
  lead?: string;
  /** Where the heading is: above the content, or in a column beside it. */
  layout?: keyof typeof styles.layout;
}

/** A band that is a region named by its heading. */
export function Section(props: SectionProps) {
  const { title, titleLang, lead, tone = "plain", layout = "over", children } = props;
  const id = useId();
  if (title === undefined) return <Band tone={tone}>{children}</Band>;
  return (
    <section className={styles.tone[tone]} aria-labelledby={id}>
      <div className={styles.layout[layout]}>
        <header className={styles.heading[layout]}>
          <h2 id={id} lang={titleLang}>
            {text(title)}
          </h2>
          {lead && <p className={styles.lead}>{text(lead)}</p>}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
