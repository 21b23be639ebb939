import type { ReactNode } from "react";

import type { Page } from "../../schema/pages";
import { Action } from "../../ui/action";
import { Band } from "../../ui/band";
import { List } from "../../ui/list";
import { phoneUrl } from "./phone-url";
import * as styles from "./contact.css";

type ContactPage = Page<"contact-us">;
type ContactCardsProps = Pick<ContactPage, "ways" | "email" | "phone" | "office" | "note"> & {
  children: ReactNode;
};

/** The three ways to reach the company. @param children what not to send */
export function ContactCards({ ways, email, phone, office, note, children }: ContactCardsProps) {
  return (
    <Band title={ways} tone="quiet" layout="beside">
      <List className={styles.cards}>
        <ContactCard {...email} href={`mailto:${email.value}`} />
        <ContactCard {...phone} href={phoneUrl(phone.value)} />
        <ContactCard {...office} />
      </List>
      <div className={styles.notes}>
        {children}
        <p className={styles.note}>{note}</p>
      </div>
    </Band>
  );
}

function ContactCard({ title, value, detail, href }: ContactPage["office"] & { href?: string }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.value}>{href ? <a href={href}>{value}</a> : value}</p>
      <p className={styles.detail}>{detail}</p>
    </li>
  );
}

type InvestorContactProps = Page<"investors">["contact"] & { note: string; children: ReactNode };

/** @param children the prose on plans and targets */
export function InvestorContact({ title, lead, button, to, note, children }: InvestorContactProps) {
  return (
    <Band title={title} lead={lead} tone="light" layout="beside">
      <Action to={to}>{button}</Action>
      <p className={styles.investorNote}>{note}</p>
      {children}
    </Band>
  );
}
