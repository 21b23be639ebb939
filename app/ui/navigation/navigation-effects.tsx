// Scroll position and focus after a client navigation, as browsers handle them after a page load.
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ScrollRestoration } from "react-router-dom";

/**
 * Restores the scroll position on Back, and moves the focus after a client navigation to the part that the link names,
 * or else to the new page's heading, so that keyboard and screen reader start there (WCAG 2.4.3). React Router's own
 * ScrollRestoration, unlike Remix's, needs no inline script; it scrolls to the part.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target =
      document.getElementById(decodeURIComponent(hash.slice(1))) ??
      document.querySelector<HTMLElement>("h1") ??
      document.querySelector("main");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <ScrollRestoration getKey={scrollKey} />;
}

/**
 * The key of a scroll position. A URL with a "#part" always leads to that part: history entries
 * of plain links share one router key, which would lead back to where the reader clicked.
 */
function scrollKey({ key, hash }: { key: string; hash: string }): string {
  return hash ? `${key} ${Math.random()}` : key;
}
