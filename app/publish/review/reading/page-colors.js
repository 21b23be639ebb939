// Runs in the page before in-page.js: colours as styles give them in; out their channels, mixtures and contrast.
(() => {
  const painted = new Map();
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  /** Red, green and blue from 0 to 255, alpha from 0 to 1; undefined for what is no colour. */
  function parseColor(text) {
    const [, inside] = /^rgba?\(([^)]*)\)$/.exec(text) ?? [];
    if (inside === undefined) return CSS.supports("color", text) ? paint(text) : undefined;
    const [red = 0, green = 0, blue = 0, alpha = 1] = inside.split(/[\s,/]+/).map(Number);
    return [red, green, blue, alpha];
  }

  /** A colour of another space, such as oklch. */
  function paint(color) {
    if (!painted.has(color)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
      painted.set(color, [red, green, blue, alpha / 255]);
    }
    return painted.get(color);
  }

  function mix([red, green, blue, alpha], ground) {
    const over = (channel, index) => channel * alpha + ground[index] * (1 - alpha);
    return [...[red, green, blue].map(over), 1];
  }

  /** Contrast ratio (WCAG 2.2, "relative luminance"). */
  function contrast(one, other) {
    const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance(color) {
    const [red, green, blue] = color.slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function hex(color) {
    if (!color) return undefined;
    const parts = color[3] === 1 ? color.slice(0, 3) : [...color.slice(0, 3), color[3] * 255];
    return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
  }

  globalThis.pageColors = { parseColor, mix, contrast, hex };
})();
