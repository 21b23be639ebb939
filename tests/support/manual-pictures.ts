// `npm run manual:pictures`: takes the pictures of the manual and the README again, from the specimen and the built site.
// Two are made by hand: approve.webp shows GitHub, review-report.webp a report that needs a change.
import { chromium } from "@playwright/test";
import sharp from "sharp";

import { createStaticServer } from "../../app/publish/hosting/static-server";
import { BROWSER_ARGUMENTS, findBrowser } from "../../app/publish/browser";
import { TAGS } from "../../app/schema/tags";
import { listenOnLoopback } from "./loopback";
import { SPECIMEN_CLIENT } from "./specimen";

/** Each by its name: the page of the specimen, and what it shows: an element, or all from there to another one. */
const PICTURES: [name: string, path: string, first: string, end?: string][] = [
  ["page-home", "/", "body"],
  ["page-drug-pipeline", "/drug-pipeline", "body"],
  ["page-investors", "/investors", "body"],
  ["page-about-us", "/about-us", "body"],
  ["page-contact-us", "/contact-us", "body"],
  ["latest", "/", "main section:has(time)"],
  ["list", "/bulletin", "main"],
  ["list-events", "/gatherings", "main"],
  ["contents", "/tags", "main", "#sup"],
  ["people-groups", "/everything", "#those-of-the-drawers", "#those-who-ask ~ :has(table)"],
  ["footer", "/everything", "footer"],
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const page = await browser.newPage({
  // The layouts of wide screens, in 960 pixels: the manual shows pictures half as large.
  ...{ viewport: { width: 1080, height: 810 }, deviceScaleFactor: 8 / 9 },
  reducedMotion: "reduce",
});
const specimen = await listenOnLoopback(createStaticServer(SPECIMEN_CLIENT));
const tags = Object.keys(TAGS).map((name) => name.toLowerCase());
for (const [index, tag] of tags.entries())
  PICTURES.push([`tag-${tag}`, "/tags", `#${tag}`, `#${tags[index + 1]}`]);
for (const [name, path, first, end] of PICTURES) {
  await show(specimen.address + path);
  const clip = await page.locator(first).evaluate((element, selector = "none") => {
    const isHeading = element.matches("h2");
    const isTag = isHeading && location.pathname === "/tags";
    const box = element.getBoundingClientRect();
    const column = (isHeading && element.parentElement?.getBoundingClientRect()) || box;
    const top = isTag ? box.bottom : box.top - (isHeading ? 24 : 0);
    const bottom = document.querySelector(selector)?.getBoundingClientRect().top ?? column.bottom;
    const x = Math.max(column.x - 24, 0);
    return { x, y: top + scrollY, width: column.right + 24 - x, height: bottom - top };
  }, end);
  await save(`content/manual/pictures/${name}`, await page.screenshot({ clip, fullPage: true }));
}
const site = await listenOnLoopback(createStaticServer("build/client"));
await show(site.address);
await save(".github/pictures/home-page", await page.screenshot());
await browser.close();
await Promise.all([specimen.close(), site.close()]);

/** Opens a page, and all that it loads or shows later. */
async function show(address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("main details, img").evaluateAll(async (all) => {
    for (const each of all) each.setAttribute("open" in each ? "open" : "loading", "eager");
    for (const each of all) if (each instanceof HTMLImageElement) await each.decode();
  });
}

async function save(name: string, png: Buffer): Promise<void> {
  await sharp(png).webp({ quality: 75 }).toFile(`${name}.webp`);
}
