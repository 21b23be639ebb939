// Every page on paper, in both engines: the PDF that a browser makes, read back with each word's place.
import type { Page } from "@playwright/test";

import { readToTheEnd } from "../../support/browser/fit";
import { expect, openPage, openPageAndSettle, ROUTES, test } from "../../support/browser/site";
import { findPdftotext } from "../../support/pdf/find-pdftotext";
import {
  findOverprints,
  findWord,
  FIRST_LINE,
  printedWidth,
  printPage,
  type Word,
} from "../../support/pdf/sheets";

test.skip(!process.env["CI"] && !findPdftotext(), "there is no pdftotext on this machine");

/** By how many points a word's box may begin above its line; a part that is torn is off by more. */
const ROUGHLY = 10;

/** How many sheets a page may take. */
const MOST_SHEETS: Record<string, number> = { "/contact-us": 1 };

for (const route of [...ROUTES, "/everything"]) {
  for (const paper of ["A4", "Letter"] as const) {
    test(
      `${route} on ${paper}: no text over text, no heading alone, no slide torn`,
      { tag: "@engines" },
      async ({ page }) => {
        await openPageAndSettle(page, route);
        await readToTheEnd(page);
        await makeReadable(page);
        const { sheets, words } = await printPage(page, paper);
        expect(sheets).toBeLessThanOrEqual(MOST_SHEETS[route] ?? Infinity);
        expect(findOverprints(words)).toEqual([]);

        // In this order: Firefox chooses between drawings again when the window changes, not when the medium does.
        await page.emulateMedia({ media: "print" });
        await page.setViewportSize({ width: printedWidth(paper), height: 900 });
        expect(findLonelyHeadings(words, await readHeadings(page))).toEqual([]);
        expect(findTornParts(words, await readParts(page))).toEqual([]);
      },
    );
  }
}

test("a drawing for phones takes no more sheets than the one for wide screens", async ({
  page,
}) => {
  const sheets = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/about-us");
    await readToTheEnd(page);
    sheets.push((await printPage(page, "A4")).sheets);
  }
  const [fromPhone = Infinity, fromDesktop = 0] = sheets;
  expect(fromPhone).toBeLessThanOrEqual(fromDesktop);
});

/** Of ligatures, and of any but the default weight of a variable font, Firefox's PDFs have the shapes alone. */
function makeReadable(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { font-weight: 400 !important; font-variant-ligatures: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Each heading that is printed, with the start of the text after it. */
function readHeadings(page: Page): Promise<{ heading: string; next: string }[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { heading: string; next: string }[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const last = found.at(-1);
      if (last && !last.next) last.next = textContent.trim().slice(0, 30);
      if (parentElement.matches("h1, h2, h3")) found.push({ heading: textContent, next: "" });
    }
    return found;
  });
}

/** The headings that are on another sheet than what follows, or nowhere. */
function findLonelyHeadings(
  words: Word[],
  headings: { heading: string; next: string }[],
): string[] {
  let from = 0;
  return headings.flatMap(({ heading, next }) => {
    const start = findWord(words, heading, from);
    if (start === undefined) return [`${heading} is not printed`];
    from = start + 1;
    const follower = findWord(words, next, from);
    const isTogether = follower !== undefined && words[follower]?.sheet === words[start]?.sheet;
    return isTogether ? [] : [`${heading} / ${next}`];
  });
}

interface Part {
  /** The first text in it. */
  first: string;
  /** How far below the part's upper edge that text begins, in CSS pixels. */
  offset: number;
  last: string;
}

/** The parts that a sheet must not end in: slides, and pictures with a caption. */
function readParts(page: Page): Promise<Part[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[aria-roledescription='slide'], figure:has(img)")].map(
      (part) => {
        const texts = [...part.querySelectorAll("h3, p, figcaption")];
        const [first, last] = [texts.at(0), texts.at(-1)];
        const top = first?.getBoundingClientRect().top ?? 0;
        return {
          first: first?.textContent ?? "",
          offset: top - part.getBoundingClientRect().top,
          last: last?.textContent ?? "",
        };
      },
    ),
  );
}

/** The parts of which the end is on another sheet than the first text, or the beginning on the sheet before. */
function findTornParts(words: Word[], parts: Part[]): string[] {
  let from = 0;
  return parts.flatMap(({ first, offset, last }) => {
    const start = findWord(words, first, from);
    if (start === undefined) return [`${first} is not printed`];
    from = start;
    const end = findWord(words, last, from);
    const word = words[start];
    const isWhole =
      end !== undefined &&
      word?.sheet === words[end]?.sheet &&
      (word?.top ?? 0) - offset * 0.75 >= FIRST_LINE - ROUGHLY;
    return isWhole ? [] : [first];
  });
}
