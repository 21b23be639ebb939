import { useCallback, useEffect, useRef, useState } from "react";

/** Tracks which slide of a strip is shown, and shows others by call or by arrow keys anywhere. */
export function useDeck() {
  const stripRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setIsReady] = useState(false);

  const show = useCallback((index: number) => {
    const slide = stripRef.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    setCurrent(index);
    stripRef.current?.scrollTo({ left: slide.offsetLeft });
  }, []);

  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return undefined;
    // Browsers restore no position of the strip on Back and on a reload.
    const named = [...strip.children].find(({ id }) => `#${id}` === location.hash);
    if (named instanceof HTMLElement)
      strip.scrollTo({ left: named.offsetLeft, behavior: "instant" });
    // Readers scroll the strip too, and browsers for `#slide-3`.
    const readPosition = () =>
      setCurrent(Math.round((strip.scrollLeft * strip.childElementCount) / strip.scrollWidth));
    readPosition();
    const listening = new AbortController();
    const { signal } = listening;
    // Safari before 26.2 lacks `scrollend`: 150 ms without a scroll stand for it.
    let timer = 0;
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(readPosition, 150);
    };
    strip.addEventListener("scroll", onScroll, { passive: true, signal });
    signal.addEventListener("abort", () => clearTimeout(timer));
    // On a zoomed page, a finger has to move the page.
    const onZoom = () => (strip.style.overflowX = (visualViewport?.scale ?? 1) > 1 ? "hidden" : "");
    visualViewport?.addEventListener("resize", onZoom, { signal });
    setIsReady(true);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepForKey(event);
      if (step === 0) return;
      event.preventDefault();
      show(current + step);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [current, show]);

  return { stripRef, current, isReady, show };
}

/**
 * Returns the step for a key press: -1, 1, or 0 for none, as while typing, or for Alt+Left, which
 * is Back.
 */
function stepForKey(event: KeyboardEvent): -1 | 0 | 1 {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const hasModifier = altKey || ctrlKey || metaKey || shiftKey;
  if (event.defaultPrevented || hasModifier || isTyping(target)) return 0;
  if (key === "ArrowRight") return 1;
  return key === "ArrowLeft" ? -1 : 0;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}
