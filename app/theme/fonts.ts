// The fonts of pages (fonts.css.ts), drawings (app/publish/files/drawing.ts).

/** A font; a face is a weight, in italics with that word: "400 italic". */
export interface Font {
  family: string;
  /** Fontsource's files for browsers, up to the subset in their names, with the faces of pages. */
  web: { files: string; faces: readonly string[] };
  /** The file of each face for drawings. */
  drawn: Readonly<Record<string, string>>;
  /** The kind of system font that is shown until this one has loaded. */
  generic: keyof typeof systemFonts;
}

/** Lists system fonts by their full names, as `local()` takes them; the fonts of a row have the same widths. */
export const systemFonts = {
  serif: [
    ["Georgia", "Gelasio Regular"],
    ["Noto Serif", "Noto Serif Regular"],
    ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos Regular"],
    ["DejaVu Serif"],
  ],
  "sans-serif": [
    ["Arial", "ArialMT", "Liberation Sans", "Arimo Regular"],
    ["Roboto", "Roboto Regular"],
    ["DejaVu Sans"],
  ],
} as const;

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
  // Fontsource's files have no signs such as ≥ and →.
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

/** Names in CSS a system font with the metrics of the web font that it replaces. */
export function nameFallback({ family }: Font, systemFont: string): string {
  return `${family} as ${systemFont}`;
}
