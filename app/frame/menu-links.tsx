import { useLocation } from "@remix-run/react";

import { site } from "../site";
import { List } from "../ui/list";
import { PageLink } from "../ui/link";

/** The links of the menu, which the top bar and the footer show. */
export function MenuLinks(styles: { className: string; linkClassName: string }) {
  const { pathname } = useLocation();
  return (
    <List className={styles.className}>
      {site.nav.map(({ label, to }) => (
        <li key={to}>
          <PageLink
            to={to}
            prefetch="always"
            aria-current={currentFor(to, pathname)}
            className={styles.linkClassName}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </List>
  );
}

/** Whether a link leads to the open page, or to a page above it (ARIA 1.2, aria-current). */
function currentFor(to: string, path: string): "page" | "true" | undefined {
  if (to === path) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
