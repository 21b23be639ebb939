import { useCallback, useEffect, useRef, useState } from "react";

import { isFreeOfArrows, stepForKey } from "./carousel-keys";

/** With these, readers scroll the strip themselves. */
const TAKE_OVER = ["pointerdown", "wheel", "focusin"];

/**
 * The state of a strip of slides: which one is shown, and how to show another.
 * @param total how many slides there are
 */
export function useCarousel(total: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setIsReady] = useState(false);
  /** The slide that a button or a key has asked for, until the strip is there: those that it passes do not count. */
  const goal = useRef<number>();

  const show = useCallback((index: number) => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    goal.current = index;
    setCurrent(index);
    track.current?.scrollTo({ left: slide.offsetLeft });
  }, []);

  // Readers scroll the strip too, and so does the browser for `#slide-3`.
  useEffect(() => {
    const strip = track.current;
    if (!strip) return undefined;
    const slides = [...strip.children];
    let visible = 0;
    const settle = () => {
      goal.current = undefined;
      setCurrent(visible);
    };
    const see = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (!entry) return;
      visible = slides.indexOf(entry.target);
      if (goal.current === undefined || goal.current === visible) settle();
    };
    const observer = new IntersectionObserver(see, { root: strip, threshold: 0.6 });
    for (const slide of slides) observer.observe(slide);
    const listening = new AbortController();
    for (const type of TAKE_OVER)
      strip.addEventListener(type, settle, { passive: true, signal: listening.signal });
    setIsReady(true);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [total]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepForKey(event);
      if (step === 0 || !isFreeOfArrows(event.composedPath()[0], track.current)) return;
      event.preventDefault();
      show(current + step);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [current, show]);

  return { track, current, isReady, show };
}
