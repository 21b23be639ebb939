// The links of the site.
import type { ReactNode } from "react";
import type { DocumentFile, LinkTarget } from "../schema/fields";
import { PHONE, phoneUrl } from "../schema/references";
import { formatText } from "./text";
import * as styles from "./link.css";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page or a part of one, to a document, with its kind and size, to a telephone, or to another site. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  const isDocument = typeof to !== "string";
  return (
    <a href={isDocument ? to.href : hrefOf(to)} className={className}>
      {children}
      {isDocument && <small> ({to.details})</small>}
    </a>
  );
}

/**
 * The URL of a link: a path of the site begins with the base path, and a telephone number is dialed in one way, however
 * it is written. The frame follows links to pages without loading a document.
 */
export function hrefOf(to: string): string {
  if (to.startsWith("/")) return import.meta.env.BASE_URL + to.slice(1);
  return /^tel:[^;]*$/.test(to) ? phoneUrl(decodeURI(to.slice("tel:".length)).trim()) : to;
}

const CONTACT = new RegExp(String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+|${PHONE})`);

/** A text whose e-mail addresses and telephone numbers are links. */
export function linkedText(words: string): ReactNode {
  return words.split(CONTACT).map((part, index) =>
    index % 2 === 0 ? (
      formatText(part)
    ) : (
      <a key={index} href={part.includes("@") ? `mailto:${part}` : phoneUrl(part)}>
        {formatText(part)}
      </a>
    ),
  );
}

/** A link to a document, with its kind, size and pages below its name. */
export function DownloadLink({ to, children }: { to: DocumentFile; children: ReactNode }) {
  return (
    <a href={to.href} className={styles.download}>
      <span className={styles.downloadName}>{children}</span>{" "}
      <span className={styles.downloadDetails}>{to.details}</span>
    </a>
  );
}

/** A link that leads nowhere: HTML's placeholder link (no href), announced as disabled. */
export function InertLink({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- no href on purpose: nothing can happen, with or without JavaScript
    <a role="link" aria-disabled="true" className={styles.inert}>
      {children}
    </a>
  );
}

/** A click event of the browser or of React. */
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click follows a link here: it is not one that opens a tab, a window or a download. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
