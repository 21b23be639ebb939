// The report of a review as a browser shows it: on a screen, by keys, to people who hear it, and on paper.
import { expect, test, type Page } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";

import { runAxe } from "../../../app/publish/review/screenshots/axe";
import type { Report } from "../../../app/publish/review/report";
import { renderReport } from "../../../app/publish/review/write/html-report";
import {
  sampleChange,
  sampleFigure,
  sampleLook,
  samplePage,
  sampleReport,
} from "../../support/sample-report";

const ADDRESSES = { preview: "https://preview.example/", live: "https://www.example.com/" };
const PATHS = ["/", "/investors", "/about-us"];
const PAGES = PATHS.map((path) => samplePage({ path, title: `Page ${path}` }));

/** Opens the report on these pages, each with pictures. */
async function open(page: Page, report: Report, file: string): Promise<void> {
  const size = { width: 1280, height: 300, channels: 3, background: "#fbf7ee" } as const;
  const picture = await sharp({ create: size }).webp().toBuffer();
  const looks = new Map(PATHS.map((path) => [path, sampleLook(picture)]));
  await writeFile(file, await renderReport(report, looks, ADDRESSES));
  await page.goto(pathToFileURL(file).href);
}

test("it fits every width, breaks no rule of accessibility, and leads from a change to its picture by keys", async ({
  page,
}, info) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const places = PATHS.map((path) => ({ path, heading: ["A heading"], top: 640 }));
  const report = sampleReport({
    pages: PAGES,
    changes: [
      sampleChange({ severity: "critical", reasons: ["A reason."], figures: [sampleFigure()] }),
      sampleChange({ places }),
      sampleChange({ severity: "code", subject: "code", places: [] }),
    ],
    samePages: ["/plans"],
    warnings: [{ place: "content/investors.mdx:1:1", message: "a warning" }],
    signatures: [
      {
        path: "/investors",
        title: "For investors",
        hash: "5".repeat(64),
        signed: [],
        missing: ["Legal"],
        outdated: [],
      },
    ],
  });
  await open(page, report, info.outputPath("report.html"));
  await page.locator("summary", { hasText: "On 3 pages" }).focus();
  await page.keyboard.press("Enter");
  const link = page
    .locator("li", { hasText: "Page /about-us" })
    .getByRole("link", { name: "Picture" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("figure:target")).toBeInViewport();
  await expect(page.locator("figure:target img").first()).toHaveAttribute(
    "alt",
    /^Page \/about-us, 1280 px, 412 to 712 px/,
  );
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  expect((await runAxe(page)).violations).toEqual([]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(messages).toEqual([]);
});

test("three small changes take at most two sheets of paper, and leave out neither a word nor a page", async ({
  page,
}, info) => {
  const places = PATHS.map((path) => ({ path, heading: ["A heading"], top: 640 }));
  const sentence =
    "In a sentence of a usual length, one of the words is another one than before, and no more. ";
  const change = sampleChange({
    old: sentence,
    new: `${sentence}It ends here.`,
    words: [
      { text: sentence, mark: "same" },
      { text: "It ends here.", mark: "added" },
    ],
    figures: [sampleFigure()],
  });
  const signatures = PAGES.map(({ path, title }) => ({
    path,
    title,
    hash: "5".repeat(64),
    signed: [],
    missing: ["Legal", "Medical"],
    outdated: [],
  }));
  const changes = [change, change, { ...change, places }];
  await open(
    page,
    sampleReport({ pages: PAGES, changes, signatures }),
    info.outputPath("report.html"),
  );
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("It ends here.").first()).toBeVisible();
  await expect(page.locator("li", { hasText: "Page /about-us" })).toBeVisible();
  await expect(page.locator("img").first()).toBeHidden();
});
