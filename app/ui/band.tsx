// A full-width stripe of the page with its content on the page's measure.
import { useId, type ReactNode } from "react";

import * as styles from "./band.css";

interface BandProps {
  title?: string | undefined;
  lead?: string | undefined;
  tone?: keyof typeof styles.tone;
  children: ReactNode;
}

/** With a title the stripe is a region named by it, else a plain block. */
export function Band({ title, lead, tone = "plain", children }: BandProps) {
  const id = useId();
  if (!title) return <div className={styles.tone[tone]}><div className={styles.content}>{children}</div></div>;
  return (
    <section className={styles.tone[tone]} aria-labelledby={id}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
