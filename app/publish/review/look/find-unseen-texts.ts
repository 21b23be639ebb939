export interface UnseenTexts {
  indexes: number[];
  total: number;
}

/**
 * Finds text that is not rendered, transparent, of the color of its ground, too small, clipped, or off the page. Text
 * in a strip, a fold, a menu or a dialog counts as seen.
 */
export function findUnseenTexts(isPaper: boolean): UnseenTexts {
  const ACTION = "a, button, label, summary, option, [role=status]";
  const FOLD = "details:not([open]), [popover], dialog";
  // Don't name a function here, because the compiler would add a helper that the page lacks.
  const tools = {
    alpha(color: string) {
      const [, , , alpha = "1"] = color.match(/[\d.]+/g) ?? [];
      return Number(alpha);
    },
    /** Tells whether an element hides a box of its text; undefined when that can be scrolled to. */
    hides(element: Element, box: DOMRect): boolean | undefined {
      const style = getComputedStyle(element);
      const own = element.getBoundingClientRect();
      if (Number(style.opacity) < 0.1) return true;
      if (/inset\((?:50|[6-9]\d|100)%|circle\(0/.test(style.clipPath)) return true;
      const overflow = `${style.overflowX} ${style.overflowY}`;
      if (/auto|scroll/.test(overflow) && own.width > 1 && own.height > 1) return undefined;
      const isOutside =
        box.right <= own.left ||
        box.left >= own.right ||
        box.bottom <= own.top ||
        box.top >= own.bottom;
      return /hidden|clip/.test(overflow) && (isOutside || own.width <= 1 || own.height <= 1);
    },
    ground(start: Element): string | undefined {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        if (backgroundImage !== "none") return undefined;
        if (tools.alpha(backgroundColor) > 0.5) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    },
    isSeen(parent: Element, box: DOMRect): boolean {
      const style = getComputedStyle(parent);
      if (style.visibility !== "visible" || Number.parseFloat(style.fontSize) < 4) return false;
      if (tools.alpha(style.color) < 0.1 || style.color === tools.ground(parent)) return false;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const hidden = tools.hides(element, box);
        if (hidden === undefined) return true;
        if (hidden && element !== document.body && element !== document.documentElement)
          return false;
      }
      const isOnPage = box.right + scrollX > 0 && box.bottom + scrollY > 0;
      return isOnPage && box.left + scrollX < document.documentElement.scrollWidth;
    },
  };
  const indexes: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let total = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode(), total++) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest("script, style, noscript")) continue;
    if (parent.closest(FOLD) || parent.closest(ACTION)) continue;
    if (isPaper && parent.closest("nav, form")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
    const [box] = boxes;
    if (!box || !tools.isSeen(parent, box)) indexes.push(total);
  }
  return { indexes, total };
}
