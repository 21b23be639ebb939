import { useEffect, useRef } from "react";
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router-dom";

import { getLinkPath, hasPage, useRoutes } from "./prefetch";

/**
 * Restores the scroll position on Back, and moves the focus after a link (WCAG 2.4.3): to the part
 * that it names, or else to the heading. Remix's own ScrollRestoration needs an inline script.
 */
export function NavigationEffects() {
  useLinkClicks();
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const last = useRef({ key, pathname });
  const visited = useRef(new Set([key]));

  useEffect(() => {
    if (last.current.key === key) return;
    const isNewPage = last.current.pathname !== pathname;
    // The router calls it Pop too when the browser has followed a link to a part of the open page.
    const isReturn = isPop && (isNewPage || visited.current.has(key));
    last.current = { key, pathname };
    visited.current.add(key);
    if (!isReturn) focusTarget(hash);
    else if (isNewPage) startTabInView();
  }, [key, pathname, hash, isPop]);

  return <ScrollRestoration />;
}

/** Follows links by one listener, so that they are plain elements. */
function useLinkClicks(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const routes = useRoutes();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || link.target || !isPlainClick(event)) return;
      const { href, search, hash } = link;
      const path = getLinkPath(link);
      const isOpen = path === pathname && search === location.search;
      // Only the browser matches a part of the open page as `:target`.
      if (isOpen && hash) return;
      // After a deploy, only the new document names the new chunks.
      if (!(isOpen || hasPage(path, routes)) || !isDecodable(hash)) return;
      event.preventDefault();
      // As a transition, a click would take a sixth longer (7 interleaved runs).
      navigate(path + search + hash, { replace: href === location.href, flushSync: true });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [pathname, navigate, routes]);
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Tells whether a hash can be decoded; the router fails on others, such as `#%`. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

function focusTarget(hash: string): void {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  for (const target of [part ?? document.querySelector("h1"), document.querySelector("main")]) {
    if (!(target instanceof HTMLElement)) continue;
    // With a `tabindex`, links and buttons would leave the tab order.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}

/** Starts the next Tab at the first text in view, as after a click there. */
function startTabInView(): void {
  const texts = document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, dt)");
  const shown = [...texts].find((text) => text.getBoundingClientRect().top >= 0);
  if (!shown) return;
  shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
  shown.blur();
  shown.removeAttribute("tabindex");
}
