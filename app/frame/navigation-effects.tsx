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
 * Restores the scroll position on Back, and moves the focus after each navigation (WCAG 2.4.3): to the part that the
 * link names, or else to the heading; on Back to the link that was followed. Remix's own ScrollRestoration needs an
 * inline script.
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
    const followed = followedLinks.get(key);
    const left = document.links[followed?.index ?? -1];
    // Don't call it Back, as the router does, when the browser has followed a link to a part of the open page.
    const isPart = isBack && !isNewPage && !left && hash !== "";
    // Don't keep this, because the reader may scroll before leaving by Back or Forward.
    if (followed) followed.isInOpening = false;
    const target = isBack && !isPart ? left : focusTarget(hash);
    target?.focus({ preventScroll: true });
    // Don't leave the focus on the last page's link when the target is missing or hidden.
    if (isNewPage && document.activeElement !== target)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [key, pathname, hash, isBack]);

  return <ScrollRestoration />;
}

interface FollowedLink {
  /** Its place among the links of its page. */
  index: number;
  isInOpening: boolean;
}

/** By the key of the history entry that was left. */
const followedLinks = new Map<string, FollowedLink>();

/** Tells whether a page was left before it was scrolled, by a link that stands above its sections. */
export function wasLeftInOpening(key: string): boolean {
  return followedLinks.get(key)?.isInOpening === true;
}

function isInOpening(link: Element): boolean {
  const rest = document.querySelector("main > :nth-child(2)");
  const follows = rest && link.compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING;
  return scrollY === 0 && follows !== 0;
}

/**
 * Follows links to pages of the site without loading a document, and remembers which was followed. Listens on the
 * document, so that links are plain elements.
 */
function useLinks(): void {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const routes = useRoutes();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link) return;
      const index = [...document.links].indexOf(link);
      followedLinks.set(key, { index, isInOpening: isInOpening(link) });
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const { href, search, hash } = link;
      const path = getLinkPath(link);
      const isOpen = path === pathname && search === location.search;
      // Don't follow it here, because only the browser matches the part as `:target`.
      if (isOpen && hash) return;
      // Don't follow a link after a deploy, because only the new document names the new chunks.
      if (!routes || !(isOpen || hasPage(path, routes)) || !isDecodable(hash)) return;
      event.preventDefault();
      // Don't render it as a transition, because a click would take a sixth longer (7 interleaved runs).
      navigate(path + search + hash, { replace: href === location.href, flushSync: true });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [key, pathname, navigate, routes]);
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

/** Finds the part of the page that a hash names, or else the heading, and makes it focusable. */
function focusTarget(hash: string): HTMLElement | null {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  const target = part ?? document.querySelector<HTMLElement>("h1");
  // Don't change links and buttons, because they would leave the tab order.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}
