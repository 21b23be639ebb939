// The fonts of pages (fonts.css.ts), drawings and share images (app/publish/files/fonts.ts).

/** A font; a face is a weight, in italics with that word: "400 italic". */
export interface Font {
  family: string;
  /** Fontsource's files for browsers, up to the subset in their names, with the faces of pages. */
  web: { files: string; faces: readonly string[] };
  /** TTF files by face for drawings and share images; Fontsource's lack some signs. */
  outlines: Readonly<Record<string, string>>;
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
  outlines: {
    "400": "@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf",
    "400 italic":
      "@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf",
  },
  generic: "serif",
};

const textFont: Font = {
  family: "Source Sans 3",
  web: {
    files: "@fontsource/source-sans-3/files/source-sans-3",
    faces: ["400", "400 italic", "600"],
  },
  outlines: {
    "400": "source-sans/TTF/SourceSans3-Regular.ttf",
    "400 italic": "source-sans/TTF/SourceSans3-It.ttf",
    "600": "source-sans/TTF/SourceSans3-Semibold.ttf",
    "600 italic": "source-sans/TTF/SourceSans3-SemiboldIt.ttf",
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
