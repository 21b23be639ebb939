// The fixed top bar. The menu is a popover, so on small screens it works without JavaScript too.
import { Link, NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

import type { Page } from "../../schema/pages";
import { Picture } from "../../ui/picture";
import { List } from "../../ui/list";
import { barWidth } from "./bar-width";
import * as styles from "./header.css";

export function Header({ site: { name, logo, nav, labels } }: { site: Page<"site"> }) {
  const menu = useRef<HTMLElement>(null);
  // New with each visit, also to the open page.
  const { key } = useLocation();
  const labelsOfLinks = nav.map(({ label }) => label);
  const shown = useRef(key);
  useEffect(() => {
    // Not at hydration: a reader may have opened the menu before.
    if (shown.current !== key) menu.current?.hidePopover?.();
    shown.current = key;
  }, [key]);

  return (
    <header className={styles.root} data-bar={barWidth(name, labelsOfLinks)}>
      <a href="#main" className={styles.skip}>
        {labels.skip}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${name}, ${labels.home}`}>
          <Picture
            image={{ ...logo, width: 36, height: 36 }}
            alt=""
            sizes="36px"
            isEager
            className={styles.logo}
          />
          <span>{name}</span>
        </Link>
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
                <NavLink to={to} className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </List>
        </nav>
      </div>
    </header>
  );
}
