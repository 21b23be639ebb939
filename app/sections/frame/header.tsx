// The top bar. The menu is a popover, so on small screens it works without JavaScript too.
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { Picture } from "../../ui/picture";
import { List } from "../../ui/list";
import { PageLink } from "../../ui/link";
import { useSite } from "../site";
import * as styles from "./header.css";

export function Header() {
  const { name, logo, nav, labels } = useSite();
  const menu = useRef<HTMLElement>(null);
  // New with each visit, also to the open page.
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not at hydration: a reader may have opened the menu before.
    if (shown.current !== key) menu.current?.hidePopover?.();
    shown.current = key;
  }, [key]);

  return (
    <header className={styles.root}>
      <a href="#main" className={styles.skip}>
        {labels.skip}
      </a>
      <div className={styles.bar}>
        <PageLink to="/" className={styles.home} aria-label={`${name}, ${labels.home}`}>
          <Picture
            image={{ ...logo, width: 36, height: 36 }}
            alt=""
            sizes="36px"
            isEager
            className={styles.logo}
          />
          <span>{name}</span>
        </PageLink>
        <button type="button" className={styles.toggle} {...{ popovertarget: "menu" }}>
          {labels.menu}
        </button>
        <nav
          ref={menu}
          id="menu"
          aria-label={labels.main}
          className={styles.menu}
          {...{ popover: "auto" }}
        >
          <List className={styles.links}>
            {nav.map(({ label, to }) => (
              <li key={to}>
                <PageLink isInMenu to={to} className={styles.link}>
                  {label}
                </PageLink>
              </li>
            ))}
          </List>
        </nav>
      </div>
    </header>
  );
}
