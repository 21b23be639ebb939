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
import { hasPage, getLinkPath, useRoutes } from "./prefetch";

/**
 * Restores the scroll position on Back. Moves the focus, which scrolls nothing (WCAG 2.4.3): after a link to the part of
 * a page that it names, or else to the heading; on Back to the link that was followed. React Router's own
 * ScrollRestoration, unlike Remix's, needs no inline script.
 */
export function NavigationEffects() {
  useLinks();
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    if (shown.current.key === key) return;
    shown.current = { key, pathname };
    const left = document.links[followedLinks.get(key) ?? -1];
    // A link to a part of the open page, which the browser follows itself, is no way back.
    const isPart = isBack && !isNewPage && !left && hash !== "";
    const target = isBack && !isPart ? left : focusTarget(hash);
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
 * Follows plain links to pages and to parts of them without loading a document, and remembers which was followed. Links
 * are plain elements, so a page of many is not rendered again for each of them, and one rule holds for prose and frame.
 */
function useLinks(): void {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const routes = useRoutes();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link) return;
      followedLinks.set(key, [...document.links].indexOf(link));
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const { href, search, hash } = link;
      const path = getLinkPath(link);
      const isOpen = path === pathname && search === location.search;
      // The browser also marks the part as its target (CSS, `:target`).
      if (isOpen && hash) return;
      // The document of a page whose code is gone has the names of the new code.
      if (!routes || !(isOpen || hasPage(path, routes)) || !isDecodable(hash)) return;
      event.preventDefault();
      // At once: in slices, as React renders a transition, a click takes a sixth longer (7 interleaved runs).
      navigate(path + search + hash, { replace: href === location.href, flushSync: true });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [key, pathname, navigate, routes]);
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
