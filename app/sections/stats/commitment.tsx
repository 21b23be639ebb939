import type { ReactNode } from "react";

import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import * as checklistStyles from "../../ui/checklist.css";
import { List } from "../../ui/list";
import { StatList } from "./stats";
import * as styles from "./commitment.css";

type CommitmentProps = Pick<Page<"home">, "checklist" | "stats"> & {
  title: string;
  children: ReactNode;
};

/** The company's commitments, with the stats behind them. @param children the prose of the section */
export function Commitment({ title, checklist, stats, children }: CommitmentProps) {
  return (
    <Band title={title} tone="night">
      <div className={styles.columns}>
        {children}
        <List className={checklistStyles.root}>
          {checklist.map((item) => (
            <li key={item} className={checklistStyles.item}>
              {item}
            </li>
          ))}
        </List>
      </div>
      <StatList stats={stats} arrangement="row" />
    </Band>
  );
}
