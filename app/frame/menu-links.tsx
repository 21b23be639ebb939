import { useLocation } from "react-router-dom";

import { site } from "../content";
import { hrefOf } from "../ui/link";
import { List } from "../ui/list";

interface MenuLinksProps {
  className: string;
  linkClassName: string;
}

/** Lists the links of the menu, for the top bar and the footer. */
export function MenuLinks({ className, linkClassName }: MenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <List className={className}>
      {site.nav.map(({ label, to }) => (
        <li key={to}>
          <a href={hrefOf(to)} aria-current={currentFor(to, pathname)} className={linkClassName}>
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}

/** Returns the `aria-current` (ARIA 1.2) of a link to the open page, or to a page above it. */
function currentFor(to: string, path: string): "page" | "true" | undefined {
  if (to === path) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
