import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { Section } from "../ui/section";
import { List } from "../ui/list";
import { quiet, strong } from "../ui/text.css";
import { ActionGroup } from "./actions";
import * as styles from "./cards.css";

type ContactPage = Page<"contact-us">;

/** Shows the three ways to reach the company. @param children what not to send */
export function ContactCards(props: ContactPage & { children: ReactNode }) {
  const { contactTitle, email, phone, office, note, children } = props;
  return (
    <Section title={contactTitle} tone="raised" layout="beside">
      <List>
        <ContactCard {...email} />
        <ContactCard {...phone} />
        <ContactCard {...office} />
      </List>
      <div className={styles.belowCards}>
        {children}
        <p role="note" className={strong}>
          {note}
        </p>
      </div>
    </Section>
  );
}

function ContactCard({ title, value, detail, href }: ContactPage["office"]) {
  return (
    <li className={styles.contactCard}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.value}>{href ? <a href={href}>{value}</a> : value}</p>
      <p className={`${quiet} ${styles.detail}`}>{detail}</p>
    </li>
  );
}

type InvestorContactProps = Partial<NonNullable<Page<"investors">["contact"]>> & {
  note: string;
  children: ReactNode;
};

/** Shows how investors reach the company. @param children the prose on plans and targets */
export function InvestorContact({ button, to, note, children, ...heading }: InvestorContactProps) {
  return (
    <Section {...heading} tone="highlight" layout="beside">
      {button && <ActionGroup actions={[{ label: button, to }]} />}
      <p role="note" className={styles.investorNote}>
        {note}
      </p>
      {children}
    </Section>
  );
}
