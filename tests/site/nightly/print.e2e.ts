// Every page on paper: the PDF that Chromium makes, read back with each text's place.
import { getDocumentProxy } from "unpdf";

import { readToTheEnd } from "../../support/browser/fit";
import {
  expect,
  NIGHTLY,
  openPage,
  openPageAndSettle,
  ROUTES,
  test,
} from "../../support/browser/site";

/** On every side: about what browsers leave by default. */
const EDGE = "1cm";
const PAPER = {
  format: "A4",
  margin: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
} as const;

/** How many sheets a page may take. */
const MOST_SHEETS: Record<string, number> = { "/contact-us": 1, "/investors": 7 };

for (const route of [...ROUTES, "/everything"])
  test(`${route} on paper: few sheets, and no text over another`, NIGHTLY, async ({ page }) => {
    await openPageAndSettle(page, route);
    await readToTheEnd(page);
    const { sheets, texts } = await readPdf(await page.pdf(PAPER));
    expect(texts.length).toBeGreaterThan(5);
    expect.soft(sheets).toBeLessThanOrEqual(MOST_SHEETS[route] ?? 12);
    expect.soft(findOverprints(texts)).toEqual([]);
  });

test(
  "a drawing for phones takes no more sheets than the one for wide screens",
  NIGHTLY,
  async ({ page }) => {
    const sheets: number[] = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, "/about-us");
      await readToTheEnd(page);
      sheets.push((await readPdf(await page.pdf(PAPER))).sheets);
    }
    expect(sheets[0]).toBeLessThanOrEqual(sheets[1] ?? 0);
  },
);

test("a slide stays on one sheet, whatever the height of the sheet", NIGHTLY, async ({ page }) => {
  await openPageAndSettle(page, "/investors");
  await readToTheEnd(page);
  const slides = page.locator("[aria-roledescription=slide]");
  const titles = await slides.getByRole("heading").allTextContents();
  for (const height of [800, 900, 1000]) {
    const { texts } = await readPdf(await page.pdf({ ...PAPER, format: "", height }));
    const tops = titles.map((title) => texts.find(({ text }) => title.startsWith(text))?.top);
    // Its picture is above it, so no title is at the top of a sheet.
    expect(Math.min(...tops.map(Number)), `${height} px`).toBeGreaterThan(150);
  }
});

/** In points from the sheet's upper left corner. */
interface PrintedText {
  text: string;
  /** Counted from 0. */
  sheet: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is printed, in reading order. */
async function readPdf(bytes: Uint8Array): Promise<{ sheets: number; texts: PrintedText[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const texts: PrintedText[] = [];
  for (let sheet = 0; sheet < pdf.numPages; sheet++) {
    const page = await pdf.getPage(sheet + 1);
    const [, , , height = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const [left, baseline] = [Number(item.transform[4]), height - Number(item.transform[5])];
      // Without ascenders and descenders.
      const box = {
        left,
        right: left + item.width,
        top: baseline - item.height * 0.6,
        bottom: baseline,
      };
      texts.push({ text: item.str, sheet, ...box });
    }
  }
  await pdf.destroy();
  return { sheets: texts.at(-1) ? pdf.numPages : 0, texts };
}

/** Pairs of texts that are printed over each other. */
function findOverprints(texts: PrintedText[]): string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          other.sheet === one.sheet &&
          one.left < other.right - 1 &&
          one.right > other.left + 1 &&
          one.top < other.bottom &&
          one.bottom > other.top,
      )
      .map((other) => `${one.text} / ${other.text}, sheet ${one.sheet + 1}`),
  );
}
