import { useContext, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { ContentContext, useSite } from "../content";
import { hrefOf } from "../ui/link";
import { List } from "../ui/list";

interface MenuLinksProps {
  className: string;
  linkClassName: string;
  children?: ReactNode;
}

/** Lists the links of the menu, for the top bar and the footer. */
export function MenuLinks({ className, linkClassName, children }: MenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <List className={className}>
      {useSite().nav.map(({ label, to }) => (
        <li key={to}>
          <a href={hrefOf(to)} aria-current={currentFor(to, pathname)} className={linkClassName}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </List>
  );
}

/** Links to the open page in the other languages of the site, or to their home pages. */
export function LanguageLinks({ className }: { className: string }) {
  const { lang: open, languages = [] } = useSite();
  const { translations = [] } = useContext(ContentContext)?.frontmatter ?? {};
  const others = new Map(
    [...languages, ...translations].map((translation) => [translation.lang, translation]),
  );
  others.delete(open);
  return [...others.values()].map(({ to, lang, name }) => (
    <li key={lang}>
      <a href={hrefOf(to)} lang={lang} hrefLang={lang} className={className}>
        {name}
      </a>
    </li>
  ));
}

/** Tells whether a link leads to the open page, or to a page above it (ARIA 1.2, aria-current). */
function currentFor(to: string, path: string): "page" | "true" | undefined {
  if (to === path) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}
