// Fonts that came too late for the first page: a new page may look new.
import displayFont from "@fonts/display.woff2?url";
import textFont from "@fonts/text.woff2?url";

/** As in app/theme/fonts.css.ts. */
const FONTS = [
  ["Newsreader", displayFont, "400"],
  ["Source Sans 3", textFont, "400 600"],
] as const;

let areShown = false;

/**
 * Shows the fonts from now on. A browser never uses an `optional` font that it has once done without, though it has
 * loaded it since (CSS Fonts 4, 11.1); a second face of the same file, which is cached, it uses (CSS Font Loading 3).
 */
export function showFonts(): void {
  if (areShown) return;
  areShown = true;
  for (const [family, file, weight] of FONTS)
    new FontFace(family, `url(${file})`, { weight }).load().then(
      (face) => document.fonts.add(face),
      () => undefined,
    );
}
