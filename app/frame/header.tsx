// The menu is a popover, so that it works without JavaScript.
import { memo, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { site } from "../content";
import { hrefOf, SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { MenuLinks } from "./menu-links";
import * as styles from "./header.css";

/** In CSS pixels. */
const LOGO_HEIGHT = 36;

export const Header = memo(function Header() {
  const { name, logo, logoHasName, labels } = site;
  const width = Math.round((LOGO_HEIGHT * logo.width) / logo.height);
  return (
    <>
      <a href="#siteMain" className={styles.skip}>
        {labels.skip}
      </a>
      <header className={styles.root}>
        <div className={styles.bar}>
          <a href={hrefOf("/")} className={styles.home} aria-label={`${name}, ${labels.home}`}>
            <Picture
              image={{ ...logo, width, height: LOGO_HEIGHT }}
              alt=""
              sizes={`${width}px`}
              isEager
            />
            {!logoHasName && <span className={styles.name}>{name}</span>}
          </a>
          <Menu />
        </div>
      </header>
    </>
  );
});

function Menu() {
  const { labels } = site;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Browsers without `hidePopover` show the links in the bar.
  const close = () => menu.current?.hidePopover?.();
  // Not at hydration: a reader may have opened it before.
  useEffect(() => close, [key]);
  // An open menu would cover the bar without its button, and a page that Back restores.
  useEffect(() => {
    const observer = new ResizeObserver(() => button.current?.offsetWidth === 0 && close());
    if (button.current) observer.observe(button.current);
    addEventListener("pagehide", close);
    return () => {
      removeEventListener("pagehide", close);
      observer.disconnect();
    };
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        // React 18 has no types of popovers.
        {...{ popovertarget: "siteMenu" }}
      >
        {labels.menu}
      </button>
      <nav
        ref={menu}
        id="siteMenu"
        aria-label={labels.main}
        className={styles.menu}
        {...{ popover: "auto" }}
      >
        <MenuLinks className={styles.links} linkClassName={styles.link} />
      </nav>
    </>
  );
}

/** Shows a line below the top bar of every page, while `site.mdx` has one. */
export const Banner = memo(function Banner() {
  const { banner } = site;
  if (!banner) return null;
  return (
    <aside className={styles.banner}>
      <p className={styles.bannerText}>
        {banner.to ? <SiteLink to={banner.to}>{banner.text}</SiteLink> : banner.text}
      </p>
    </aside>
  );
});
