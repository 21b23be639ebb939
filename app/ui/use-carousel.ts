import { useCallback, useEffect, useRef, useState } from "react";

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
    // On a page that the reader has zoomed into, a finger moves the page and not the strip.
    const zoom = () => (strip.style.overflowX = (visualViewport?.scale ?? 1) > 1 ? "hidden" : "");
    visualViewport?.addEventListener("resize", zoom, { signal: listening.signal });
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
      // The strip is behind an open dialog.
      if (document.querySelector("dialog[open]")) return;
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
 * The step for a key press: -1, 1, or 0 for none. Keys with modifiers belong to the browser
 * (Alt+Left is Back), and those that compose text to the input method.
 */
export function stepForKey(event: Key): -1 | 0 | 1 {
  if (
    event.defaultPrevented ||
    event.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return 0;
  if (event.key === "ArrowRight") return 1;
  if (event.key === "ArrowLeft") return -1;
  return 0;
}

/** The page itself, what has the focus after a navigation, and plain links and buttons. */
const WITHOUT_ARROWS = 'body, [tabindex="-1"], a:not([role]), button:not([role])';

/**
 * Whether arrow keys have no meaning of their own where they are pressed, unlike in a text field, a widget (APG, keyboard
 * interface practice) or a table that scrolls; or where they would scroll the strip itself.
 */
export function isFreeOfArrows(target: EventTarget | undefined, strip: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches(WITHOUT_ARROWS) || Boolean(strip?.contains(target));
}
