// Runs in the page that a review reads, with JavaScript on or off. `start` forgets, `look` notes what can be seen now,
// `open` opens all that opens without code, `tree` returns the page with what was seen since `start`; `tips` returns
// what opens on focus.
(() => {
  const { parseColor, mix, contrast, hex } = globalThis.pageColors;
  /** Smaller text cannot be read; a lower contrast cannot be seen (WCAG 1.4.3 asks for 4.5). */
  const SMALLEST = 7;
  const LOWEST_CONTRAST = 1.5;
  const seen = new Map();
  const grounds = new Map();

  function start() {
    seen.clear();
  }

  function look() {
    grounds.clear();
    for (const node of nodesIn(document.documentElement)) {
      const sight = node instanceof Text ? sightOfText(node) : sightOfElement(node);
      if (sight && !seen.get(node)?.isSeen) seen.set(node, sight);
    }
  }

  /** Popovers and details: one after the other, since an open one may close another. */
  function open() {
    for (const element of document.querySelectorAll("[popover]")) {
      if (element.matches(":popover-open")) continue;
      element.showPopover();
      look();
      element.hidePopover();
    }
    for (const element of document.querySelectorAll("details:not([open])")) {
      element.open = true;
      look();
      element.open = false;
    }
  }

  /** As JSON: the debugger takes ten times as long for the same as objects. */
  function tree() {
    return JSON.stringify(treeOf(document.documentElement));
  }

  function treeOf(element) {
    const children = childrenOf(element).map((child) =>
      child instanceof Text
        ? { text: child.data, sight: sightOf(child), isGenerated: false }
        : treeOf(child),
    );
    const written = (name) => {
      const text = generatedText(element, name);
      return text ? [{ text, sight: sightOf(element), isGenerated: true }] : [];
    };
    return {
      tag: element.localName,
      attributes: [...element.attributes].map(({ name, value }) => [name, value]),
      sight: sightOf(element),
      children: [
        ...written("::marker"),
        ...written("::before"),
        ...children,
        ...written("::after"),
      ],
    };
  }

  function sightOf(node) {
    return seen.get(node) ?? { isSeen: false, look: "", top: 0, bottom: 0 };
  }

  function childrenOf(element) {
    // With JavaScript, it holds its markup as one text, which nobody sees.
    if (element.localName === "noscript" && getComputedStyle(element).display === "none") return [];
    const inside = element instanceof HTMLTemplateElement ? element.content : element;
    return [...(element.shadowRoot?.childNodes ?? []), ...inside.childNodes].filter(
      (child) => child instanceof Text || child instanceof Element,
    );
  }

  function* nodesIn(element) {
    yield element;
    for (const child of childrenOf(element)) {
      if (child instanceof Element) yield* nodesIn(child);
      else yield child;
    }
  }

  function sightOfText(node) {
    if (!node.data.trim()) return undefined;
    const parent = node.parentElement ?? node.getRootNode().host;
    if (!parent) return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(parent);
    const isDrawn = parent instanceof SVGElement;
    const written = isDrawn ? style.fill : style.webkitTextFillColor;
    const color = parseColor(written);
    const ground = groundOf(parent);
    const size = Math.round(parseFloat(style.fontSize));
    const shown = Math.min(size, box.height);
    const isSeen =
      style.contentVisibility !== "hidden" &&
      isShown(parent, box) &&
      shown >= SMALLEST &&
      (!color || !ground || contrast(mix(color, ground), ground) >= LOWEST_CONTRAST);
    const colors = [hex(color) ?? written, hex(ground) ?? "a picture"];
    return { isSeen, look: `${size} ${colors.join(" on ")}`, ...extentOf(box) };
  }

  function sightOfElement(element) {
    const box = element.getBoundingClientRect();
    return { isSeen: isShown(element, box), look: "", ...extentOf(box) };
  }

  function extentOf(box) {
    return { top: Math.round(box.top + scrollY), bottom: Math.round(box.bottom + scrollY) };
  }

  /** Laid out, not transparent, on the page, and not cut away by an element around it. */
  function isShown(element, box) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (opacityOf(element) < 0.1) return false;
    let { left, right, top, bottom } = box;
    const area = (right - left) * (bottom - top);
    if (area < 2) return false;
    left = Math.max(left, -scrollX);
    top = Math.max(top, -scrollY);
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY, clip, clipPath, maskImage, position } =
        getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // Nobody knows what a mask leaves of it.
      if (maskImage !== "none") return false;
      const isClipped = clip !== "auto" && /absolute|fixed/.test(position);
      if (isClipped && (edge.width <= 1 || isEmptyRect(clip))) return false;
      if (leavesNothing(clipPath)) return false;
      const isCutting = overflowX !== "visible" || overflowY !== "visible";
      if (isCutting && edge.width * edge.height < 2) return false;
      if (around === document.body || around === document.documentElement) continue;
      if (/hidden|clip/.test(overflowX)) [left, right] = cut(left, right, edge.left, edge.right);
      if (/hidden|clip/.test(overflowY)) [top, bottom] = cut(top, bottom, edge.top, edge.bottom);
    }
    return (right - left) * (bottom - top) > area / 2 && right > left;
  }

  /** Whether a clip-path cuts everything away. */
  function leavesNothing(clipPath) {
    const [, shape, inside = ""] = /^(\w+)\((.*)\)$/.exec(clipPath) ?? [];
    if (shape === "inset") {
      const [top = 0, right = top, bottom = top, left = right] = inside.split(" ").map(parseFloat);
      return inside.includes("%") && (top + bottom >= 100 || left + right >= 100);
    }
    if (shape === "polygon") {
      const points = inside.split(/,\s*/).map((point) => point.split(" "));
      return [0, 1].some((side) => new Set(points.map((point) => point[side])).size === 1);
    }
    return /^(?:circle|ellipse)$/.test(shape ?? "") && parseFloat(inside) === 0;
  }

  /** "rect(0px, 0px, 0px, 0px)": top, right, bottom, left. */
  function isEmptyRect(clip) {
    const [top, right, bottom, left] = (clip.match(/-?[\d.]+(?=px)|auto/g) ?? []).map(Number);
    return (right - left) * (bottom - top) < 2;
  }

  function cut(from, to, first, last) {
    return [Math.max(from, first), Math.min(to, last)];
  }

  function opacityOf(element) {
    let opacity = 1;
    for (let around = element; around; around = around.parentElement) {
      const { opacity: own, filter } = getComputedStyle(around);
      const [, filtered = 1] = /\bopacity\(([\d.]+)\)/.exec(filter) ?? [];
      opacity *= Number(own) * Number(filtered);
    }
    return opacity;
  }

  /** The colour behind an element's text; undefined behind a picture, which has no one colour. */
  function groundOf(element) {
    if (!element) return [255, 255, 255, 1];
    if (!grounds.has(element)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const color = parseColor(backgroundColor);
      const behind = () => groundOf(element.parentElement);
      const found =
        backgroundImage !== "none" || !color
          ? undefined
          : color[3] === 1
            ? color
            : behind() && mix(color, behind());
      grounds.set(element, found);
    }
    return grounds.get(element);
  }

  /** The words that a style sheet adds. */
  function generatedText(element, name) {
    const { content, display } = getComputedStyle(element, name);
    if (display === "none" || content === "none" || content === "normal") return "";
    return [...content.matchAll(/"((?:[^"\\]|\\.)*)"|((?:attr|url|counters?)\([^)]*\))/g)]
      .map(([, quoted, other]) => quoted ?? other)
      .join("");
  }

  /** What opens on focus: texts of tooltips with the words of their triggers. */
  async function tips() {
    const found = [];
    for (const element of document.querySelectorAll("a, button, input, summary, [tabindex]")) {
      const extent = extentOf(element.getBoundingClientRect());
      element.focus({ preventScroll: true });
      // What opens on focus has a state; the trigger tells its code one frame late.
      const isTrigger = "state" in element.dataset || element.hasAttribute("aria-describedby");
      for (let frame = 0; frame < (isTrigger ? 3 : 1); frame++)
        await new Promise(requestAnimationFrame);
      for (const tip of document.querySelectorAll("[role=tooltip]"))
        found.push({ text: tip.textContent, trigger: element.textContent, ...extent });
      element.blur();
    }
    return found;
  }

  globalThis.pageReader = { start, look, open, tree, tips };
})();
