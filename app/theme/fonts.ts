/** A font; a face is a weight, in italics with that word: "400 italic". */
export interface Font {
  family: string;
  /** Files of Fontsource, up to the subset in their names. */
  web: { files: string; faces: readonly string[] };
  /** The file of each face for drawings. */
  drawn: Readonly<Record<string, string>>;
  /** The kind of system font that is shown until this one has loaded. */
  generic: keyof typeof systemFonts;
}

interface SystemFont {
  /** For `local()`, fonts with the same widths. */
  names: readonly [string, ...string[]];
  /** In percent: the ratio of both fonts' letter widths; the web font's ascent and descent divided by it. */
  metrics: readonly [sizeAdjust: number, ascent: number, descent: number];
}

/** The numbers change only with the web fonts. */
export const systemFonts: Readonly<Record<"serif" | "sans-serif", readonly SystemFont[]>> = {
  serif: [
    { names: ["Georgia", "Gelasio Regular"], metrics: [96.12, 76.47, 27.57] },
    { names: ["Noto Serif", "Noto Serif Regular"], metrics: [89.09, 82.51, 29.75] },
    {
      names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos Regular"],
      metrics: [105.48, 69.68, 25.12],
    },
    { names: ["DejaVu Serif"], metrics: [82.95, 88.61, 31.95] },
  ],
  "sans-serif": [
    {
      names: ["Arial", "ArialMT", "Liberation Sans", "Arimo Regular"],
      metrics: [93.76, 109.21, 42.66],
    },
    { names: ["Roboto", "Roboto Regular"], metrics: [93.97, 108.97, 42.57] },
    { names: ["DejaVu Sans"], metrics: [82.23, 124.52, 48.64] },
  ],
};

const displayFont: Font = {
  family: "Newsreader",
  web: { files: "@fontsource/newsreader/files/newsreader", faces: ["400", "400 italic"] },
  drawn: {
    "400": "@fontsource/newsreader/files/newsreader-latin-400-normal.woff2",
    "400 italic": "@fontsource/newsreader/files/newsreader-latin-400-italic.woff2",
  },
  generic: "serif",
};

const textFont: Font = {
  family: "Source Sans 3",
  web: {
    files: "@fontsource/source-sans-3/files/source-sans-3",
    faces: ["400", "400 italic", "600"],
  },
  drawn: {
    "400": "source-sans/WOFF2/TTF/SourceSans3-Regular.ttf.woff2",
    "400 italic": "source-sans/WOFF2/TTF/SourceSans3-It.ttf.woff2",
    "600": "source-sans/WOFF2/TTF/SourceSans3-Semibold.ttf.woff2",
    "600 italic": "source-sans/WOFF2/TTF/SourceSans3-SemiboldIt.ttf.woff2",
  },
  generic: "sans-serif",
};

export const fonts = { display: displayFont, text: textFont };

/** The font of signs that no subset has, such as ≥ ≈ → ₂. */
export const signs = {
  family: "Signs",
  file: "source-sans/WOFF2/TTF/SourceSans3-Regular.ttf.woff2",
  /** The display font has no Greek letters: both families take them from here. */
  greek: { files: textFont.web.files, faces: ["400", "600"] },
};

/** Names, in CSS, a system font with the metrics of the web font that it replaces. */
export function nameFallback({ family }: Font, systemFont: string): string {
  return `${family} as ${systemFont}`;
}
