import type { ReactNode } from "react";

import type { LinkTarget } from "../schema/fields";

interface SiteLinkProps {
  to: LinkTarget | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links to a page, a part, a document (with its kind and size), a telephone or another site.
 * Without a target, shows HTML's placeholder link, announced as disabled.
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

/** Returns the URL of a link: adds the base path of the site. */
export function hrefOf(to: string): string {
  return to.startsWith("/") ? import.meta.env.BASE_URL + to.slice(1) : to;
}
