import type { ReactNode } from "react";

import type { Page } from "../../schema/pages";
import { Action } from "../../ui/action";
import { Band } from "../../ui/band";
import * as styles from "./investor-contact.css";

type InvestorContactProps = Page<"investors">["contact"] & { note: string; children: ReactNode };

/** @param children the prose on plans and targets */
export function InvestorContact({ title, lead, button, to, note, children }: InvestorContactProps) {
  return (
    <Band title={title} lead={lead} tone="light" layout="beside">
      <Action to={to}>{button}</Action>
      <p className={styles.note}>{note}</p>
      {children}
    </Band>
  );
}
