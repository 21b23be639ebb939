// The deck's behaviour: which slide is current, and the keys, hashes and swipes that change it.
import { useCallback, useEffect, useRef, useState, type PointerEvent } from "react";

import { slideFromHash, stepForKey, stepTo, USES_ARROWS } from "./deck-steps";

/** The distance that separates a tap from a swipe, in CSS pixels. */
const SWIPE = 40;

/** @param total how many slides there are */
export function useDeck(total: number) {
  const [index, setIndex] = useState(0);
  // Before hydration all slides form a scrollable strip; the controls appear with the code behind them.
  const [isReady, setIsReady] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  const step = useCallback(
    (delta: -1 | 1) => {
      const target = stepTo(index, delta, total);
      const [stopping, sibling] =
        delta === 1
          ? [nextButton.current, previousButton.current]
          : [previousButton.current, nextButton.current];
      // A button that becomes disabled loses the focus, so the focus moves to its sibling first (WCAG 2.4.3).
      if (
        target === (delta === 1 ? total - 1 : 0) &&
        document.activeElement === stopping &&
        sibling
      ) {
        sibling.disabled = false;
        sibling.focus();
      }
      setIndex(target);
    },
    [index, total],
  );

  useEffect(() => {
    const strip = track.current;
    const scrolledTo = strip ? Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth) : 0;
    const follow = () => {
      const slide = slideFromHash(location.hash, total);
      if (slide !== undefined) setIndex(slide);
    };
    setIndex(stepTo(0, scrolledTo, total));
    follow();
    setIsReady(true);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [total]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      if (target instanceof Element && target.closest(USES_ARROWS)) return;
      const delta = stepForKey(
        event,
        track.current ? getComputedStyle(track.current).direction === "rtl" : false,
      );
      // At the ends nothing is prevented: arrow keys still scroll a page that is wider than the window.
      if (delta === 0 || stepTo(index, delta, total) === index) return;
      event.preventDefault();
      step(delta);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [index, step, total]);

  const start = useRef<{ x: number; y: number }>();
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === "mouse" ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !track.current) return;
      const across = event.clientX - start.current.x;
      const isSwipe =
        Math.abs(across) > SWIPE &&
        Math.abs(across) > 2 * Math.abs(event.clientY - start.current.y);
      start.current = undefined;
      if (isSwipe)
        step(across < 0 === (getComputedStyle(track.current).direction !== "rtl") ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };

  return { index, isReady, track, previousButton, nextButton, step, swipe };
}
