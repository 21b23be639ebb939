// The contrast of text with its background.

/** Red, green and blue, from 0 to 255. */
type Color = [number, number, number];

/** The contrast of two colours by WCAG 2, from 1 (none) to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colours of elements' text and background. Runs in the page, so it uses nothing from outside its body. */
export function readColors(
  elements: Element[],
): { text: Color; ground: Color; words: string; isProse: boolean }[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas to read colours with");
  // A canvas converts any notation to sRGB bytes.
  const toBytes = (color: string): Color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const groundOf = (element: Element): string => {
    const color = getComputedStyle(element).backgroundColor;
    return color === "rgba(0, 0, 0, 0)" && element.parentElement
      ? groundOf(element.parentElement)
      : color;
  };
  return elements.map((element) => ({
    text: toBytes(getComputedStyle(element).color),
    ground: toBytes(groundOf(element)),
    words: element.getAttribute("alt") ?? element.textContent ?? "",
    isProse: element.matches("p, li, dd, td"),
  }));
}
