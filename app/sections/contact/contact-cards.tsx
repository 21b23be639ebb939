import type { ReactNode } from "react";

import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import * as styles from "./contact-cards.css";

type WaysProps = Pick<Page<"contact-us">, "email" | "phone" | "office" | "note"> & {
  title: string;
  children: ReactNode;
};

/** The three ways to reach the company. @param children a word on what not to send */
export function Ways({ title, email, phone, office, note, children }: WaysProps) {
  return (
    <Band title={title} tone="quiet" layout="beside">
      <ul className={styles.root}>
        <Way {...email} href={`mailto:${email.value}`} />
        <Way {...phone} href={`tel:+1${phone.value.replace(/\D/g, "")}`} />
        <Way {...office} />
      </ul>
      <div className={styles.notes}>
        {children}
        <p className={styles.note}>{note}</p>
      </div>
    </Band>
  );
}

function Way({
  title,
  value,
  detail,
  href,
}: {
  title: string;
  value: string;
  detail: string;
  href?: string;
}) {
  return (
    <li className={styles.way}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.value}>{href ? <a href={href}>{value}</a> : value}</p>
      <p className={styles.detail}>{detail}</p>
    </li>
  );
}
