// The words of the top bar in; out the width from which its links fit beside the company's name. Browsers cannot ask
// "does it fit?" in CSS, so the server picks one of a few widths by the length of the words.

/** Widths in rem from which the links may stand in the bar. */
export const BAR_WIDTHS = [48, 56, 64, 72, 80, 88];

/** Upper bounds of the widths of characters in both fonts, in em, bold ones too; the first match counts. */
const CHARACTERS: [RegExp, number][] = [
  [/[ fijlrt.,:;'’()-]/, 0.38],
  [/[mw&@%MW]/, 0.92],
  [/[a-z\d]/, 0.58],
  [/\p{Script=Latin}/u, 0.73],
  [/./su, 1.1],
];

/** The page's column in rem; see `measure.page`. */
const COLUMN = 78;

/**
 * The narrowest width at which the links fit; undefined when they never do, and stay behind the menu button.
 * @param name the company's name, which may take two lines
 * @param labels the texts of the links, which stay on one
 */
export function barWidth(name: string, labels: string[]): number | undefined {
  const logoAndGaps = 4.5;
  const brand = logoAndGaps + 1.25 * widthOnTwoLines(name.split(" "));
  const links = 1.125 * labels.reduce((sum, label) => sum + widthOf(label), 0);
  const fits = (width: number) => {
    // As `space.edge` and the gap in header.css.ts.
    const edges = 2 * Math.min(4.5, 0.25 + 0.045 * width);
    const gaps = (labels.length - 1) * Math.min(2, 0.022 * width);
    return brand + links + gaps <= Math.min(COLUMN, width - edges);
  };
  return BAR_WIDTHS.find(fits);
}

function widthOnTwoLines(words: string[]): number {
  const widths = words.map((_, index) =>
    Math.max(
      widthOf(words.slice(0, index + 1).join(" ")),
      widthOf(words.slice(index + 1).join(" ")),
    ),
  );
  return Math.min(...widths);
}

/** In em. */
function widthOf(text: string): number {
  const widths = [...text].map((character) => {
    const found = CHARACTERS.find(([kind]) => kind.test(character));
    return found?.[1] ?? 0;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
