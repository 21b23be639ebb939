// The report of a review as a browser shows it: on a screen, by keys, to people who hear it, and on paper.
import { expect, test, type Page } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";

import { runAxe } from "../../../app/publish/review/pictures/axe";
import { renderReport } from "../../../app/publish/review/write/html-report";
import { fullReport } from "./sample-report";

/** Opens the report, with pictures of each page. */
async function open(page: Page, file: string): Promise<void> {
  const size = { width: 1280, height: 300, channels: 3, background: "#fbf7ee" } as const;
  const picture = await sharp({ create: size }).webp().toBuffer();
  await writeFile(
    file,
    await renderReport(fullReport(picture), { preview: "https://preview.example/" }),
  );
  await page.goto(pathToFileURL(file).href);
}

test("it fits every width, breaks no rule of accessibility, and leads to each page by keys", async ({
  page,
}, info) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await open(page, info.outputPath("report.html"));
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

test("pictures keep their size, and on paper all words stand without them", async ({
  page,
}, info) => {
  await open(page, info.outputPath("report.html"));
  const picture = page.getByRole("img").first();
  expect((await picture.boundingBox())?.width).toBe(1280);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("ins", { hasText: "hope" }).first()).toBeVisible();
  await expect(page.getByText("A paragraph of the new page").first()).toBeVisible();
  await expect(picture).toBeHidden();
});
