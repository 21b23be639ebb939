/** Of the browser or of React. */
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click follows a link here: it is not one that opens a tab, a window or a download. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
