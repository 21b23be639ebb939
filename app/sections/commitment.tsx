import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { Section } from "../ui/section";
import { columns } from "../ui/section.css";
import { stack } from "../ui/layout.css";
import { List } from "../ui/list";
import { checklistItem } from "./cards.css";
import { StatList } from "./stats";

type CommitmentProps = Partial<NonNullable<Page<"home">["research"]>> & { children: ReactNode };

/**
 * Shows the company's commitments, with the stats behind them. @param children the prose, which may
 * stand alone
 */
export function Commitment({ title, checklist, stats, children }: CommitmentProps) {
  return (
    <Section title={title} tone={title ? "inverse" : "plain"}>
      <div className={stack.huge}>
        <div className={checklist && columns}>
          {children}
          {checklist && (
            <List>
              {checklist.map((item) => (
                <li key={item} className={checklistItem}>
                  {item}
                </li>
              ))}
            </List>
          )}
        </div>
        {stats && <StatList stats={stats} arrangement="row" />}
      </div>
    </Section>
  );
}
