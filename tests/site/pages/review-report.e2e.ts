// The report of a review as a browser shows it: on a screen, by keys, to people who hear it, and on paper.
import { expect, test, type Page } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";

import { runAxe } from "../../../app/publish/review/pictures/axe";
import type { Report } from "../../../app/publish/review/report";
import { renderReport } from "../../../app/publish/review/write/html-report";
import {
  sampleChange,
  sampleFigure,
  sampleLook,
  samplePage,
  sampleReport,
} from "../../support/sample-report";

const PATHS = ["/", "/investors", "/about-us"];

/** Opens the report on these pages, each with pictures. */
async function open(page: Page, report: Report, file: string): Promise<void> {
  const size = { width: 1280, height: 300, channels: 3, background: "#fbf7ee" } as const;
  const picture = await sharp({ create: size }).webp().toBuffer();
  const looks = PATHS.map((path) => sampleLook(path, picture));
  await writeFile(file, await renderReport(report, looks, { preview: "https://preview.example/" }));
  await page.goto(pathToFileURL(file).href);
}

const PAGES = PATHS.map((path) => samplePage({ path, title: `Page ${path}` }));
const SIGNATURES = PAGES.map(({ path, title }) => ({
  ...{ path, title, hash: "5".repeat(64) },
  ...{ signed: [], missing: ["Legal", "Medical"], outdated: [] },
}));

test("it fits every width, breaks no rule of accessibility, and leads to each page by keys", async ({
  page,
}, info) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const report = sampleReport({
    pages: PAGES,
    changes: [
      sampleChange({ severity: "critical", reasons: ["A reason."], figures: [sampleFigure()] }),
      ...PATHS.map((path) => sampleChange({ places: [path], subject: "look", words: [] })),
      sampleChange({ severity: "code", subject: "code", places: [] }),
    ],
    samePages: ["/plans"],
    warnings: [{ place: "content/investors.mdx:1:1", message: "a warning" }],
    signatures: SIGNATURES,
  });
  await open(page, report, info.outputPath("report.html"));
  await page.getByRole("link", { name: "Page /about-us" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Page /about-us", exact: true })).toBeInViewport();
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

test("one changed word takes one screen, and three changes at most two sheets of paper", async ({
  page,
}, info) => {
  const file = info.outputPath("report.html");
  await open(page, sampleReport(), file);
  await page
    .locator(".picture")
    .first()
    .evaluate((picture) => picture.removeAttribute("open"));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  const change = sampleChange({ figures: [sampleFigure()] });
  const changes = [change, change, { ...change, places: PATHS }];
  await open(page, sampleReport({ pages: PAGES, changes, signatures: SIGNATURES }), file);
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("ins", { hasText: "hope" }).first()).toBeVisible();
  await expect(page.locator("img").first()).toBeHidden();
});
