import { useCallback, useEffect, useRef, useState } from "react";

/** The strip that arrow keys move: the one used last, or the first of the page. */
const used: { strip?: Element } = {};

/** Tracks which slide of a strip is shown, and shows others. */
export function useCarousel() {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setIsReady] = useState(false);

  const show = useCallback((index: number) => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    setCurrent(index);
    used.strip = track.current ?? undefined;
    track.current?.scrollTo({ left: slide.offsetLeft });
  }, []);

  // Don't count steps, because readers scroll the strip too, and browsers for `#slide-3`.
  useEffect(() => {
    const strip = track.current;
    if (!strip) return undefined;
    const named = [...strip.children].find(({ id }) => `#${id}` === location.hash);
    if (named || !used.strip?.isConnected) used.strip = strip;
    // Don't rely on browsers, because they restore no position of the strip on Back and on a reload.
    if (named instanceof HTMLElement)
      strip.scrollTo({ left: named.offsetLeft, behavior: "instant" });
    const readPosition = () => Math.round(strip.scrollLeft / strip.clientWidth);
    let shown = readPosition();
    setCurrent(shown);
    const onScrollEnd = () => {
      // Don't count it as used when a window of another size only snaps it again.
      if (readPosition() !== shown) used.strip = strip;
      shown = readPosition();
      setCurrent(shown);
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Don't rely on `scrollend`, because Safari before 26.2 lacks it.
    const end = "onscrollend" in strip ? "scrollend" : "scroll";
    strip.addEventListener(end, onScrollEnd, { passive: true, signal });
    // Don't scroll the strip on a zoomed page, because a finger has to move the page.
    const zoom = () => (strip.style.overflowX = (visualViewport?.scale ?? 1) > 1 ? "hidden" : "");
    visualViewport?.addEventListener("resize", zoom, { signal });
    setIsReady(true);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepForKey(event);
      if (step === 0 || used.strip !== track.current) return;
      if (!leavesArrowKeysFree(event.composedPath()[0], track.current)) return;
      // Don't move the strip behind an open menu. (`:is` forgives an unknown selector.)
      if (document.querySelector(":is(:popover-open)")) return;
      event.preventDefault();
      show(current + step);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [current, show]);

  return { track, current, isReady, show };
}

type Key = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "defaultPrevented"
>;

/**
 * Returns the step for a key press: -1, 1, or 0 for none, as for Alt+Left, which is Back, or while text is composed.
 */
export function stepForKey(event: Key): -1 | 0 | 1 {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing) return 0;
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (event.key === "ArrowRight") return 1;
  return event.key === "ArrowLeft" ? -1 : 0;
}

/** Selects the page itself, what has the focus after a navigation, and plain links and buttons. */
const WITHOUT_ARROWS = 'body, [tabindex="-1"], a:not([role]), button:not([role])';

/**
 * Tells whether arrow keys may move the strip: where they are pressed, they have no other meaning, unlike in a text
 * field, a widget (ARIA Authoring Practices, keyboard interface) or a table that scrolls.
 */
function leavesArrowKeysFree(target: EventTarget | undefined, strip: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches(WITHOUT_ARROWS) || Boolean(strip?.contains(target));
}
