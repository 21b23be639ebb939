import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

import { slideFromHash, stepForKey, stepTo, USES_ARROWS } from "./deck-steps";

/** A shorter movement is a tap, a longer one a swipe; CSS pixels. */
const SWIPE = 40;

/** Returns whether there was a slide to go to. */
type Step = (delta: -1 | 1) => boolean;

/** @param total how many slides there are */
export function useDeck(total: number) {
  const [index, setIndex] = useState(0);
  // Before hydration the slides form a strip that scrolls, and the buttons are disabled.
  const [isReady, setIsReady] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  const step = useCallback<Step>(
    (delta) => {
      const target = stepTo(index, delta, total);
      const [pressed, sibling] =
        delta === 1
          ? [nextButton.current, previousButton.current]
          : [previousButton.current, nextButton.current];
      // A button that disables itself would drop the focus: it moves to the sibling first (WCAG 2.4.3).
      if (
        stepTo(target, delta, total) === target &&
        document.activeElement === pressed &&
        sibling
      ) {
        sibling.disabled = false;
        sibling.focus();
      }
      setIndex(target);
      return target !== index;
    },
    [index, total],
  );

  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    // It has no width while a reader's own styles hide it.
    const scrolledTo = clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;
    const followHash = () => {
      const slide = slideFromHash(location.hash, total);
      if (slide !== undefined) setIndex(slide);
    };
    setIndex(stepTo(0, scrolledTo, total));
    followHash();
    setIsReady(true);
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, [total]);

  useArrowKeys(track, step);
  const swipe = useSwipe(track, step);
  return { index, isReady, track, previousButton, nextButton, step, swipe };
}

/** Arrow keys step from anywhere on the page, except where they already have a meaning. */
function useArrowKeys(track: RefObject<HTMLElement>, step: Step) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      if (target instanceof Element && (target.closest(USES_ARROWS) || isInScroller(target)))
        return;
      const delta = stepForKey(event, isRightToLeft(track.current));
      // At the ends the key stays the browser's: it scrolls a page that is wider than the window.
      if (delta !== 0 && step(delta)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [track, step]);
}

/** Whether an element is in a part of the page that can be scrolled sideways, such as a wide table. */
function isInScroller(element: Element): boolean {
  if (element === document.body) return false;
  const { overflowX } = getComputedStyle(element);
  const isScroller = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
  return isScroller || (element.parentElement !== null && isInScroller(element.parentElement));
}

/** The handlers with which a finger or a pen swipes from slide to slide. */
function useSwipe(track: RefObject<HTMLElement>, step: Step) {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === "mouse" ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) <= SWIPE || Math.abs(across) <= 2 * Math.abs(down)) return;
      step(across < 0 === isRightToLeft(track.current) ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === "rtl";
}
