// Links that look like buttons, and controls that do nothing yet.
import type { ReactNode } from "react";

import type { LinkTarget } from "../schema/fields";
import { SiteLink } from "./navigation/site-link";
import * as styles from "./action.css";

interface ActionProps {
  rank?: keyof typeof styles.rank;
  children: ReactNode;
}

export function ActionGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

export function ActionLink({ to, rank = "first", children }: ActionProps & { to: LinkTarget }) {
  return (
    <SiteLink to={to} className={styles.rank[rank]}>
      {children}
    </SiteLink>
  );
}

/** A button; without a target it does nothing. */
export function Action({ to, ...props }: ActionProps & { to?: LinkTarget | undefined }) {
  return to ? <ActionLink to={to} {...props} /> : <InertButton {...props} />;
}

/** A button that does nothing: focusable, no handler, never a submit. */
function InertButton({ rank = "first", children }: ActionProps) {
  return (
    <button type="button" className={styles.rank[rank]}>
      {children}
    </button>
  );
}

/** A link that leads nowhere: HTML's placeholder link (no href), announced as disabled. */
export function InertLink({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/anchor-is-valid -- no href on purpose: nothing can happen, with or without JavaScript
    <a role="link" aria-disabled="true" className={styles.inertLink}>
      {children}
    </a>
  );
}
