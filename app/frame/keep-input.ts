/** What readers fill in or focus. */
const CONTROLS = "a, button, input, summary";

/**
 * Remembers the fields and the focus of the page that was sent. React renders all of it anew when other code, such as a
 * password manager's, has put an element into it: React 18 knows no way to leave such elements alone, around which
 * `suppressHydrationWarning` covers texts and attributes only, and `<Suspense>` discards the part that it is around.
 * @returns gives the new elements what readers have typed by then, and the focus
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
      // Not by its place alone: what has been put in may be controls too.
      const isAlike = (each: Element) => describeControl(each) === describeControl(old);
      const now = shown.filter(isAlike)[sent.filter(isAlike).indexOf(old)];
      if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) now.value = old.value;
      if (old === focused && now instanceof HTMLElement) now.focus({ preventScroll: true });
    }
  };
}

function describeControl(control: Element): string {
  return [control.tagName, control.getAttribute("href"), control.textContent].join(" ");
}
