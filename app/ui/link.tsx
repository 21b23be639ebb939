import type { ReactNode } from "react";
import type { LinkTarget } from "../schema/fields";
import { PHONE, phoneUrl } from "../schema/references";
import { formatText } from "./text";

interface SiteLinkProps {
  to: LinkTarget | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links to a page, a part, a document (with its kind and size), a telephone or another site. Without a target, shows
 * HTML's placeholder link, announced as disabled.
 */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  if (!to)
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- no href on purpose: nothing can happen, with or without JavaScript
      <a role="link" aria-disabled="true" className={className}>
        {children}
      </a>
    );
  const isDocument = typeof to !== "string";
  return (
    <a href={isDocument ? to.href : hrefOf(to)} className={className}>
      {children}
      {isDocument && <small> ({to.details})</small>}
    </a>
  );
}

/** Returns the URL of a link: adds the base path of the site, or writes a telephone number in one way. */
export function hrefOf(to: string): string {
  if (to.startsWith("/")) return import.meta.env.BASE_URL + to.slice(1);
  return /^tel:[^;]*$/.test(to) ? phoneUrl(decodeURI(to.slice("tel:".length)).trim()) : to;
}

const CONTACT = new RegExp(String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+|${PHONE})`);

/** Renders a text with links on its e-mail addresses and telephone numbers. */
export function linkContacts(words: string): ReactNode {
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
