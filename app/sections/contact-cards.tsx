import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { List } from "../ui/list";
import { Text } from "../ui/text";
import { phoneUrl } from "../ui/phone-url";
import * as styles from "./contact-cards.css";

type ContactPage = Page<"contact-us">;
type ContactCardsProps = Pick<
  ContactPage,
  "contactTitle" | "email" | "phone" | "office" | "note"
> & { children: ReactNode };

/** The three ways to reach the company. @param children what not to send */
export function ContactCards(props: ContactCardsProps) {
  const { contactTitle, email, phone, office, note, children } = props;
  return (
    <Section title={contactTitle} tone="quiet" layout="beside">
      <List className={styles.cards}>
        <ContactCard {...email} href={`mailto:${email.value}`} />
        <ContactCard {...phone} href={phoneUrl(phone.value)} />
        <ContactCard {...office} />
      </List>
      <div className={styles.notes}>
        {children}
        <p role="note" className={styles.note}>
          <Text>{note}</Text>
        </p>
      </div>
    </Section>
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
