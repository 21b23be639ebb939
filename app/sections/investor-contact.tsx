import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { Action } from "../ui/action";
import { Section } from "../ui/band";
import { Text } from "../ui/text";
import * as styles from "./investor-contact.css";

type InvestorContactProps = Partial<NonNullable<Page<"investors">["contact"]>> & {
  note: string;
  children: ReactNode;
};

/** @param children the prose on plans and targets */
export function InvestorContact({ button, to, note, children, ...heading }: InvestorContactProps) {
  return (
    <Section {...heading} tone="highlight" layout="beside">
      {button && <Action to={to}>{button}</Action>}
      <p role="note" className={styles.note}>
        <Text>{note}</Text>
      </p>
      {children}
    </Section>
  );
}
