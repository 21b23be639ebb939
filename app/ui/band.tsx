// Full-width bands of the page, with their content in the page's column.
import { useId, type ReactNode } from "react";

import { Text } from "./text";
import * as styles from "./band.css";

interface BandProps {
  tone?: keyof typeof styles.tone;
  children: ReactNode;
}

/** A band without a heading of its own. */
export function Band({ tone = "plain", children }: BandProps) {
  return (
    <div className={styles.tone[tone]}>
      <div className={styles.content}>{children}</div>
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
  /** Whether paper keeps it on one sheet, if it fits. */
  avoidPageBreak?: boolean;
}

/** A band that is a region named by its heading. */
export function Section({
  title,
  titleLang,
  lead,
  tone = "plain",
  layout = "over",
  avoidPageBreak = false,
  children,
}: SectionProps) {
  const id = useId();
  if (title === undefined) return <Band tone={tone}>{children}</Band>;
  const className = [styles.tone[tone], avoidPageBreak && styles.avoidPageBreak];
  return (
    <section className={className.filter(Boolean).join(" ")} aria-labelledby={id}>
      <div className={styles.layout[layout]}>
        <header className={styles.head[layout]}>
          <h2 id={id} lang={titleLang}>
            <Text>{title}</Text>
          </h2>
          {lead && (
            <p className={styles.lead}>
              <Text>{lead}</Text>
            </p>
          )}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
