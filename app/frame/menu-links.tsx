import { useLocation } from "react-router-dom";

import { site } from "../site";
import { hrefOf } from "../ui/link";
import { List } from "../ui/list";

/** The links of the menu, which the top bar and the footer show. */
export function MenuLinks(styles: { className: string; linkClassName: string }) {
  const { pathname } = useLocation();
  return (
    <List className={styles.className}>
      {site.nav.map(({ label, to }) => (
        <li key={to}>
          <a
            href={hrefOf(to)}
            aria-current={currentFor(to, pathname)}
            className={styles.linkClassName}
          >
            {label}
          </a>
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
