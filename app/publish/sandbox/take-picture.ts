// A page's address in, a picture for a document out.
import type { Browser } from "playwright";
import sharp from "sharp";

/** Which part of a page is shown: its first screen, the whole page, or a heading with what follows it. */
export type Shown = "screen" | "page" | { heading: string };

/**
 * Writes a picture of a page as a WebP file.
 * @param width of the file in pixels; the window is 1280 wide
 * @throws {Error} when the page has no heading with this id
 */
export async function takePicture(
  browser: Browser,
  url: string,
  file: string,
  { shown, width }: { shown: Shown; width: number },
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 960 },
    reducedMotion: "reduce",
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const clip = typeof shown === "object" ? await partBelow(shown.heading) : undefined;
  const picture = await page.screenshot({ fullPage: shown !== "screen", ...(clip && { clip }) });
  await sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toFile(file);
  await page.close();

  /** The box from below a heading to the next one of its level, as wide as the text around it. */
  async function partBelow(id: string) {
    const heading = page.locator(`h2[id="${id}"]`);
    const box = await heading.evaluate((element) => {
      const { left, width, bottom } = (element.parentElement ?? element).getBoundingClientRect();
      const top = element.getBoundingClientRect().bottom;
      let next = element.nextElementSibling;
      while (next && next.tagName !== "H2") next = next.nextElementSibling;
      const end = next ? next.getBoundingClientRect().top : bottom;
      // With a margin, as the page has one.
      return { x: left - 24, y: top + scrollY, width: width + 48, height: end - top };
    });
    return box;
  }
}
