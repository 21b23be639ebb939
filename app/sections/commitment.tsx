import type { ReactNode } from "react";

import { StatList } from "../prose/stats";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Checklist } from "../ui/list";
import { stack } from "../ui/stack.css";
import * as styles from "./commitment.css";

type CommitmentProps = Partial<NonNullable<Page<"home">["research"]>> & { children: ReactNode };

/** The company's commitments, with the stats behind them. @param children the prose, which may stand alone */
export function Commitment({ title, checklist, stats, children }: CommitmentProps) {
  return (
    <Section title={title} tone={title ? "inverse" : "plain"}>
      <div className={stack.huge}>
        <div className={checklist && styles.columns}>
          {children}
          {checklist && <Checklist items={checklist} />}
        </div>
        {stats && <StatList stats={stats} arrangement="row" />}
      </div>
    </Section>
  );
}
