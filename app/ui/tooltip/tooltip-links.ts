// The links of the open page that have a tooltip, as they come and go.

/** A link in the page, and what its tooltip says. */
export interface TooltipLink {
  id: number;
  link: HTMLAnchorElement;
  text: string;
}

let links: readonly TooltipLink[] = [];
let last = 0;
const watchers = new Set<() => void>();

/** @returns a new array after each change */
export function tooltipLinks(): readonly TooltipLink[] {
  return links;
}

/** @returns how to take it out again */
export function addTooltipLink(link: HTMLAnchorElement, text: string): () => void {
  const id = ++last;
  change([...links, { id, link, text }]);
  return () => change(links.filter((other) => other.id !== id));
}

/** @returns how to stop watching */
export function watchTooltipLinks(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(changed: readonly TooltipLink[]): void {
  links = changed;
  for (const watcher of watchers) watcher();
}
