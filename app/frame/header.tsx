// The top bar, below the banner. The menu is a popover, so on small screens it works without JavaScript too.
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { site, useSiteLanguage } from "../site";
import { PageLink, SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { Text } from "../ui/text";
import { MenuLinks } from "./menu-links";
import * as styles from "./header.css";

/** In CSS pixels, half that of the bar. */
const LOGO_HEIGHT = 36;

/** As in header.css.ts. */
const MENU_IN_BAR = "(min-width: 56rem)";

export function Header() {
  const { name, logo, logoHasName, labels } = site;
  const logoWidth = Math.round((LOGO_HEIGHT * logo.width) / logo.height);
  const lang = useSiteLanguage();
  const menu = useRef<HTMLElement>(null);
  // New with each visit, also to the open page.
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not at hydration: a reader may have opened the menu before.
    if (shown.current !== key) menu.current?.hidePopover();
    shown.current = key;
  }, [key]);
  // An open menu would stay in the top layer of a bar that has room for the links.
  useEffect(() => {
    const widened = matchMedia(MENU_IN_BAR);
    const close = () => menu.current?.hidePopover();
    widened.addEventListener("change", close);
    return () => widened.removeEventListener("change", close);
  }, []);

  return (
    <>
      <a href="#main" lang={lang} className={styles.skip}>
        {labels.skip}
      </a>
      <Banner />
      <header lang={lang} className={styles.root}>
        <div className={styles.bar}>
          <PageLink to="/" className={styles.home} aria-label={`${name}, ${labels.home}`}>
            <Picture
              image={{ ...logo, width: logoWidth, height: LOGO_HEIGHT }}
              alt=""
              sizes={`${logoWidth}px`}
              isEager
            />
            {!logoHasName && <span className={styles.name}>{name}</span>}
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
            <MenuLinks className={styles.links} linkClassName={styles.link} />
          </nav>
        </div>
      </header>
    </>
  );
}

/** A line above the top bar of every page, while `site.mdx` has one. */
function Banner() {
  const { banner } = site;
  const lang = useSiteLanguage();
  if (!banner) return null;
  const text = <Text>{banner.text}</Text>;
  return (
    <aside lang={lang} className={styles.banner}>
      <p className={styles.bannerText}>
        {banner.to ? <SiteLink to={banner.to}>{text}</SiteLink> : text}
      </p>
    </aside>
  );
}
