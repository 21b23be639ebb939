import type { ReactNode } from "react";

import { StatList } from "../prose/stats";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Checklist } from "../ui/list";
import * as styles from "./commitment.css";

type CommitmentProps = Page<"home">["research"] & { children: ReactNode };

/** The company's commitments, with the stats behind them. @param children the prose of the section */
export function Commitment({ title, checklist, stats, children }: CommitmentProps) {
  return (
    <Section title={title} tone="inverse">
      <div className={styles.columns}>
        {children}
        <Checklist items={checklist} />
      </div>
      <StatList stats={stats} arrangement="row" />
    </Section>
  );
}
