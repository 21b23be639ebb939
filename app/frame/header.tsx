// The menu is a popover, so that it works without JavaScript.
import { memo, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { useSite } from "../content";
import type { Frame } from "../schema/site";
import { hrefOf, SiteLink } from "../ui/link";
import { Picture } from "../ui/picture";
import { formatText } from "../ui/text";
import { LanguageLinks, MenuLinks } from "./menu-links";
import * as styles from "./header.css";

/** In CSS pixels. */
const LOGO_HEIGHT = 36;

function logoWidth({ logo }: Frame): number {
  return Math.round((LOGO_HEIGHT * logo.width) / logo.height);
}

export const Header = memo(function Header() {
  const site = useSite();
  const { name, logo, logoHasName, labels, home } = site;
  const width = logoWidth(site);
  return (
    <>
      <a href="#siteMain" className={styles.skip}>
        {labels.skip}
      </a>
      <header className={styles.root}>
        <div className={styles.bar}>
          <a href={hrefOf(home)} className={styles.home} aria-label={`${name}, ${labels.home}`}>
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

/** Estimates from which of `STEPS` on the links fit into the bar. */
function findStep(site: Frame): number {
  const words = site.logoHasName ? [] : site.name.split(/\s/).map(countLetters);
  const links = [
    ...site.nav.map(({ label }) => label),
    ...(site.languages ?? []).filter(({ lang }) => lang !== site.lang).map(({ name }) => name),
  ];
  const needed =
    logoWidth(site) / 16 +
    Math.max(0, ...words) * 0.625 +
    links.reduce((sum, label) => sum + countLetters(label) * 0.585 + 1.25, 0);
  return styles.STEPS.find((width) => needed < 0.91 * width - 1.5) ?? 0;
}

/** Counts the letters of words; a Chinese or Japanese sign, which is as wide as two, counts twice. */
function countLetters(words: string): number {
  return words.length + (words.match(/[\u2e80-\uffef]/g) ?? []).length;
}

function Menu() {
  const site = useSite();
  const { labels } = site;
  const step = findStep(site);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Don't require `hidePopover`, because browsers without it show the links in the bar.
  const close = () => menu.current?.hidePopover?.();
  // Don't close it at hydration, because a reader may have opened it before.
  useEffect(() => close, [key]);
  // Don't leave the menu open without its button, because it would cover the links in the bar.
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
        className={styles.toggle[step]}
        {...{ popovertarget: "siteMenu" }}
      >
        {labels.menu}
      </button>
      <nav
        ref={menu}
        id="siteMenu"
        aria-label={labels.main}
        className={styles.menu[step]}
        {...{ popover: "auto" }}
      >
        <MenuLinks className={styles.links} linkClassName={styles.link}>
          <LanguageLinks className={styles.link} />
        </MenuLinks>
      </nav>
    </>
  );
}

/** Shows a line below the top bar of every page, while `site.mdx` has one. */
export const Banner = memo(function Banner() {
  const { banner } = useSite();
  if (!banner) return null;
  const words = formatText(banner.text);
  return (
    <aside className={styles.banner}>
      <p className={styles.bannerText}>
        {banner.to ? <SiteLink to={banner.to}>{words}</SiteLink> : words}
      </p>
    </aside>
  );
});
