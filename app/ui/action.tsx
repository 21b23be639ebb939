import type { ReactNode } from "react";

import type { LinkTarget } from "../schema/fields";
import { SiteLink } from "./link";
import * as styles from "./action.css";

interface ActionProps {
  to?: LinkTarget | undefined;
  variant?: keyof typeof styles.variant;
  children: ReactNode;
}

/** Shows a link that looks like a button; without a target, a button that does nothing. */
export function Action({ to, variant = "primary", children }: ActionProps) {
  const className = styles.variant[variant];
  return to ? (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  ) : (
    <button type="button" className={className}>
      {children}
    </button>
  );
}
