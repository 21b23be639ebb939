// Which slide comes next: pure rules, so that they can be tested without a browser.

/** The slide that a step leads to; it never leaves the deck and never loops. Indexes count from 0. */
export function stepTo(index: number, delta: number, total: number): number {
  return Math.min(Math.max(index + delta, 0), total - 1);
}

/** The slide that an address such as `#slide-3` names, or undefined. */
export function slideFromHash(hash: string, total: number): number | undefined {
  const number = Number(/^#slide-([1-9]\d*)$/.exec(hash)?.[1]);
  return number <= total ? number - 1 : undefined;
}

/** Where arrow keys already mean something else (APG, keyboard interface practice). */
export const USES_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), audio, video, dialog, ' +
  '[role="textbox"], [role="combobox"], [role="listbox"], [role="slider"], [role="spinbutton"], [role="radiogroup"], ' +
  '[role="tablist"], [role="menu"], [role="menubar"], [role="tree"], [role="grid"]';

type Key = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "defaultPrevented"
>;

/**
 * The step that a key press asks for: -1, 1, or 0 for "not ours". Modifiers belong to the browser
 * (Alt+Left is Back), and so does composing text.
 */
export function stepForKey(event: Key, isRightToLeft: boolean): -1 | 0 | 1 {
  if (
    event.defaultPrevented ||
    event.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return 0;
  if (event.key === "ArrowRight") return isRightToLeft ? -1 : 1;
  if (event.key === "ArrowLeft") return isRightToLeft ? 1 : -1;
  return 0;
}
