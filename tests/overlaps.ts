// Words that lie on other words.
import type { Page } from "@playwright/test";

/** Pairs of texts of the page as it stands that cover each other. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) && getComputedStyle(node.parentElement).clipPath === "none";
      if (!isSeen || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNode(node);
      // The box of a line reaches beyond its letters, by about a fifth of its height above and below.
      for (const { x, y, width, height } of range.getClientRects()) lines.push({ node, box: new DOMRect(x, y + height / 5, width, (height * 3) / 5) });
    }
    return lines.flatMap((one, index) =>
      lines.slice(index + 1)
        .filter(({ node, box }) => node !== one.node && box.left < one.box.right - 1 && box.right > one.box.left + 1 && box.top < one.box.bottom && box.bottom > one.box.top)
        .map(({ node }) => `${one.node.textContent} / ${node.textContent}`),
    );
  });
}
