// The top bar, and a banner below it. The menu is a popover, so on small screens it works without JavaScript too.
import { memo, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { useLabelLang } from "../content";
import { site } from "../site";
import { hrefOf, SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { text } from "../ui/text";
import { MenuLinks } from "./menu-links";
import * as styles from "./header.css";

/** In CSS pixels, half that of the bar. */
const LOGO_HEIGHT = 36;

/** In CSS pixels. */
const LOGO_WIDTH = Math.round((LOGO_HEIGHT * site.logo.width) / site.logo.height);

export const Header = memo(function Header() {
  const { name, logo, logoHasName, labels } = site;
  const lang = useLabelLang();
  return (
    <>
      <a href="#siteMain" lang={lang} className={styles.skip}>
        {labels.skip}
      </a>
      <header lang={lang} className={styles.root}>
        <div className={styles.bar}>
          <a href={hrefOf("/")} className={styles.home} aria-label={`${name}, ${labels.home}`}>
            <Picture
              image={{ ...logo, width: LOGO_WIDTH, height: LOGO_HEIGHT }}
              alt=""
              sizes={`${LOGO_WIDTH}px`}
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

/** What the logo and the links take on one line, in rem: a letter is about half as wide as its text is high. */
const NEEDED =
  LOGO_WIDTH / 16 +
  (site.logoHasName ? 0 : Math.max(...site.name.split(/\s/).map((word) => word.length)) * 0.625) +
  site.nav.reduce((sum, { label }) => sum + label.length * 0.585 + 1.25, 0);

/** Without the edges of the bar. */
const STEP = styles.STEPS.find((width) => NEEDED < 0.91 * width - 1.5) ?? 0;

function Menu() {
  const { labels } = site;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  // New with each visit, also to the open page.
  const { key } = useLocation();
  const shown = useRef(key);
  // A browser without popovers shows the links in the bar.
  const close = () => menu.current?.hidePopover?.();
  useEffect(() => {
    // Not at hydration: a reader may have opened the menu before.
    if (shown.current !== key) close();
    shown.current = key;
  }, [key]);
  // An open menu would stay in the top layer of a bar that has room for the links, and hides the button.
  useEffect(() => {
    const observer = new ResizeObserver(() => button.current?.offsetWidth === 0 && close());
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle[STEP]}
        {...{ popovertarget: "siteMenu" }}
      >
        {labels.menu}
      </button>
      <nav
        ref={menu}
        id="siteMenu"
        aria-label={labels.main}
        className={styles.menu[STEP]}
        {...{ popover: "auto" }}
      >
        <MenuLinks className={styles.links} linkClassName={styles.link} />
      </nav>
    </>
  );
}

/** A line below the top bar of every page, while `site.mdx` has one. */
export const Banner = memo(function Banner() {
  const { banner } = site;
  const lang = useLabelLang();
  if (!banner) return null;
  const words = text(banner.text);
  return (
    <aside lang={lang} className={styles.banner}>
      <p className={styles.bannerText}>
        {banner.to ? <SiteLink to={banner.to}>{words}</SiteLink> : words}
      </p>
    </aside>
  );
});
