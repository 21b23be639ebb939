// Which slide comes next: pure functions, so that they can be tested without a browser.

/** The index of the slide that a step leads to, from 0; it stops at both ends. */
export function stepTo(index: number, delta: number, total: number): number {
  return Math.min(Math.max(index + delta, 0), total - 1);
}

/** The index of the slide that a hash such as `#slide-3` names; undefined for any other hash. */
export function slideFromHash(hash: string, total: number): number | undefined {
  const number = Number(/^#slide-([1-9]\d*)$/.exec(hash)?.[1]);
  return number <= total ? number - 1 : undefined;
}

/** Widgets in which arrow keys already have a meaning (APG, keyboard interface practice). */
export const USES_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), audio, video, dialog, ' +
  '[role="textbox"], [role="combobox"], [role="listbox"], [role="slider"], [role="spinbutton"], [role="radiogroup"], ' +
  '[role="tablist"], [role="menu"], [role="menubar"], [role="tree"], [role="grid"]';

type Key = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "defaultPrevented"
>;

/**
 * The step for a key press: -1, 1, or 0 for none. Keys with modifiers belong to the browser
 * (Alt+Left is Back), and those that compose text to the input method.
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
