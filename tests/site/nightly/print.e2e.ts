// Every page on paper, in both engines: the PDF that a browser makes, read back with each text's place.
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Browser } from "puppeteer-core";

import { findFirefox, launchFirefox } from "../../support/browser/firefox";
import { readToTheEnd } from "../../support/browser/fit";
import {
  expect,
  NIGHTLY,
  openPage,
  openPageAndSettle,
  ROUTES,
  test,
} from "../../support/browser/site";

/** On every side, in centimetres: about what browsers leave by default. */
const MARGIN = 1;
const EDGE = `${MARGIN}cm`;
const PAPER = {
  format: "A4",
  margin: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
} as const;

/** The width of A4 without its margins, in CSS pixels. */
const WIDTH = 718;

const [POINTS, PIXELS] = [72 / 2.54, 96 / 2.54];

/** By how many points a text's box may begin above its line; a part that is torn is off by more. */
const ROUGHLY = 12;

/** How many sheets a page may take. */
const MOST_SHEETS: Record<string, number> = { "/contact-us": 1, "/investors": 7 };

let firefox: Browser | undefined;
test.beforeAll(async () => {
  if (findFirefox() ?? process.env["CI"]) firefox = await launchFirefox();
});
test.afterAll(() => firefox?.close());

for (const route of [...ROUTES, "/everything"])
  test(
    `${route} on paper: no overlapping text, no stranded heading, no slide across two sheets`,
    NIGHTLY,
    async ({ page }) => {
      await openPageAndSettle(page, route);
      await readToTheEnd(page);
      await page.evaluate(makeReadable);
      const pdfs: Uint8Array[] = [await page.pdf(PAPER)];
      if (firefox) pdfs.push(await printInFirefox(firefox, page.url()));
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: WIDTH, height: 900 });
      const blocks = [...(await page.evaluate(readHeadings)), ...(await page.evaluate(readParts))];
      for (const pdf of pdfs) {
        const { sheets, texts } = await readPdf(pdf);
        expect.soft(sheets).toBeLessThanOrEqual(MOST_SHEETS[route] ?? 12);
        expect.soft(findOverprints(texts)).toEqual([]);
        expect.soft(findTornBlocks(texts, blocks)).toEqual([]);
      }
    },
  );

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

async function printInFirefox(browser: Browser, url: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(url);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.evaluate(makeReadable);
  // Pictures below the window load when a reader scrolls to them; nobody scrolls paper.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const pdf = await page.pdf(PAPER);
  await page.close();
  return pdf;
}

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
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
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

/** What a sheet must not end in: a heading with the text after it, a slide, a picture with its caption. */
interface Block {
  first: string;
  last: string;
  /** How far below the block's upper edge its first text begins, in CSS pixels. */
  offset: number;
}

/** The blocks that are on two sheets, or nowhere. */
function findTornBlocks(texts: PrintedText[], blocks: Block[]): string[] {
  let all = "";
  const starts = texts.map(({ text }) => {
    const start = all.length;
    all += lettersOf(text);
    return start;
  });
  const find = (text: string, from: number) => {
    const position = all.indexOf(lettersOf(text), from);
    return { position, printed: texts[starts.findLastIndex((start) => start <= position)] };
  };
  let from = 0;
  return blocks.flatMap(({ first, last, offset }, index) => {
    // Headings come in the order of the page, and then parts do.
    if (offset > 0 && blocks[index - 1]?.offset === 0) from = 0;
    const { position, printed } = find(first, from);
    if (!printed) return [`${first} is not printed`];
    from = position + 1;
    const isWhole =
      find(last, position).printed?.sheet === printed.sheet &&
      printed.top - (offset / PIXELS) * POINTS >= MARGIN * POINTS - ROUGHLY;
    return isWhole ? [] : [`${first} / ${last}`];
  });
}

/** Letters and digits only. */
function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

// The functions below run in the page, so they use nothing from outside their bodies.

/** Of ligatures, and of any but the default weight of a variable font, Firefox's PDFs have the shapes alone. */
function makeReadable(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { font-weight: 400 !important; font-variant-ligatures: none !important }");
  document.adoptedStyleSheets = [sheet];
}

/** Each heading that is printed, with the start of the text after it. */
function readHeadings(): Block[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Block[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
      continue;
    const block = found.at(-1);
    if (block?.last === "") block.last = textContent.trim().slice(0, 30);
    if (parentElement.matches("h1, h2, h3"))
      found.push({ first: textContent, last: "", offset: 0 });
  }
  return found;
}

/** Slides, and pictures with a caption. */
function readParts(): Block[] {
  const parts = document.querySelectorAll("[aria-roledescription='slide'], figure:has(img)");
  return [...parts].map((part) => {
    const texts = [...part.querySelectorAll("h3, p, figcaption")];
    const [first, last] = [texts.at(0), texts.at(-1)];
    const top = first?.getBoundingClientRect().top ?? 0;
    return {
      first: first?.textContent ?? "",
      last: last?.textContent ?? "",
      offset: top - part.getBoundingClientRect().top,
    };
  });
}
