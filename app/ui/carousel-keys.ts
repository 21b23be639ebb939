// Which key presses step through a carousel.

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
