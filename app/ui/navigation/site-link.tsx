import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

import type { LinkTarget } from "../../schema/fields";
import * as styles from "./site-link.css";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page, a part of one, a document, whose kind and size it tells, or another site. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  if (typeof to !== "string")
    return (
      <a href={to.href} className={className}>
        {children} <span className={styles.note}>({to.note})</span>
      </a>
    );
  return to.startsWith("/") ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
