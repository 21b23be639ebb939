const CONTROLS = "a, button, input, summary";

/**
 * Remembers fields and focus of the page that was sent, because React 18 renders it anew when other code, such as a
 * password manager's, has put an element into it.
 * @returns a function that gives them to the new elements
 */
export function keepInput(app: HTMLElement): () => void {
  const sent = [...app.querySelectorAll(CONTROLS)];
  let focused = document.activeElement;
  app.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return () => {
    const shown = [...app.querySelectorAll(CONTROLS)];
    for (const old of sent.filter(({ isConnected }) => !isConnected)) {
      // Don't match by place alone, because other code may have put in controls too.
      const isAlike = (each: Element) => describeControl(each) === describeControl(old);
      const now = shown.filter(isAlike)[sent.filter(isAlike).indexOf(old)];
      if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) now.value = old.value;
      if (old === focused && now instanceof HTMLElement) now.focus({ preventScroll: true });
    }
  };
}

/** Describes a control by what stays the same when it is rendered anew. */
function describeControl(control: Element): string {
  return [control.tagName, control.getAttribute("href"), control.textContent].join(" ");
}
