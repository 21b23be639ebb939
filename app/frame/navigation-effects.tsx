// Scroll position and focus after a navigation in the app, as browsers handle them after a page load.
import { useEffect, useRef } from "react";
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router-dom";

import { isPlainClick } from "../ui/link";

/**
 * Restores the scroll position on Back. Moves the focus, which scrolls nothing (WCAG 2.4.3): after a link to the part of
 * a page that it names, or else to the heading; on Back to the link that was followed. React Router's own
 * ScrollRestoration, unlike Remix's, needs no inline script.
 */
export function NavigationEffects() {
  useInPageLinks();
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    if (shown.current.key === key) return;
    shown.current = { key, pathname };
    const target = isBack ? document.links[followedLinks.get(key) ?? -1] : focusTarget(hash);
    target?.focus({ preventScroll: true });
    // There is no such link or heading, or it is hidden.
    if (isNewPage && document.activeElement !== target)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [key, pathname, hash, isBack]);

  return <ScrollRestoration />;
}

/** Which link was followed: by the key of a history entry, its place among the links of the page. */
const followedLinks = new Map<string, number>();

/**
 * Remembers which link was followed. Links within the page go through the router, which saves the scroll position before
 * it scrolls: some browsers report it after.
 */
function useInPageLinks(): void {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link) return;
      followedLinks.set(key, [...document.links].indexOf(link));
      const hash = link.getAttribute("href") ?? "";
      if (!hash.startsWith("#") || !isDecodable(hash)) return;
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      navigate({ search, hash }, { replace: hash === window.location.hash });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [key, search, navigate]);
}

/** The router fails on a hash that cannot be decoded, such as `#%`. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/** The part of the page that a hash names, or else the heading; made focusable. */
function focusTarget(hash: string): HTMLElement | null {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  const target = part ?? document.querySelector<HTMLElement>("h1");
  // Links have their place among the tab stops.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}
