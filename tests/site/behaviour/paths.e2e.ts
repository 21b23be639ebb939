// Odd URLs: each gets one answer, the page or the 404 page, the same before and after hydration.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { findOverflow } from "../../support/browser/fit";
import {
  expect,
  LOST_MESSAGES,
  openPage,
  openPageAndSettle,
  test,
  visibleText,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const PAGES = [
  ["/drug-pipeline/", "/drug-pipeline"],
  ["/drug-pipeline/index.html", "/drug-pipeline"],
  ["/index.html", "/"],
  ["/#%", "/"],
  ["/investors#%E0%A4%A", "/investors"],
  ["/?q=%&redirect=//evil.example", "/"],
] as const;

test("an odd address of a page is that page, and stays it", async ({ page }) => {
  for (const [address, path] of PAGES) {
    const sent = readFileSync(join(SPECIMEN_CLIENT, path, "index.html"), "utf8");
    const before = await page.evaluate(() => history.length);
    await openPage(page, address);
    const heading = await visibleText(page.locator("h1"));
    expect(heading, address).toBe(/<h1[^>]*>([^<]*)</.exec(sent)?.[1]);
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(page).toHaveURL(/\/about-us$/);
    expect(await page.evaluate(() => history.length), address).toBeLessThanOrEqual(before + 2);
  }
});

/** Paths without a page which a browser, the router or React could take for something else. */
const ODD = [
  "/%0A",
  "/%E0%A4%A",
  "/DRUG-PIPELINE",
  "/drug-pipeline//",
  "//evil.example",
  "/__proto__",
  "/%E2%80%AEgpj",
  `/${"a".repeat(64_000)}`,
];

const LOST = [
  ...ODD,
  "/%0d%0aSet-Cookie:x",
  "/%",
  "/drug-pipeline%2F",
  "/\\evil",
  "/constructor",
  "/🧬",
  "/.git/config",
  "/..%2f..%2fetc/passwd",
  "/%00",
  "/%c0%af",
  "/%22onload=alert(1)",
  "/javascript:alert(1)",
  "/{{7*7}}",
  "/${7*7}",
  "/a%E2%80%A8b",
  "/الع",
  `/a${"\u0301".repeat(500)}`,
];

test("a path without a page gets the one 404 page, whatever it is", async ({ request, site }) => {
  const lost = readFileSync(join(SPECIMEN_CLIENT, "404.html"), "utf8");
  for (const address of LOST) {
    const response = await request.get(site + address);
    expect(response.status(), address.slice(0, 30)).toBe(404);
    expect(await response.text(), address.slice(0, 30)).toBe(lost);
    expect(response.headers(), address.slice(0, 30)).not.toHaveProperty("set-cookie");
  }
});

test("a path without a page is logged once, and is nowhere in the page", async ({
  page,
  noise,
  site,
}) => {
  noise.expected.push(...LOST_MESSAGES);
  const countReports = () =>
    noise.messages.filter((message) => message.includes("No page at this path")).length;
  for (const [index, address] of ODD.entries()) {
    await page.goto(site + address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expect.poll(countReports, address.slice(0, 30)).toBe(index + 1);
    expect(new URL(page.url()).origin).toBe(site);
    const last = address.split("/").at(-1) ?? "";
    if (last.length > 4) expect(await page.content()).not.toContain(last);
  }
  expect(countReports()).toBe(ODD.length);
});

test("a hash that cannot be decoded, met on a page that is open, by a link or by Back, changes nothing", async ({
  page,
}) => {
  await openPage(page, "/investors");
  const text = await visibleText(page.locator("main"));
  for (const hash of ["#%", "#%E0%A4%A"]) {
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
    await expect(page).toHaveURL("/investors");
    expect(await visibleText(page.locator("main"))).toBe(text);
  }
  await page.getByRole("button", { name: "Next slide" }).click();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("status").filter({ hasText: "Slide 2" })).toBeVisible();
});

test("nothing of query or hash gets into a page, however long they are, and its links lead on", async ({
  page,
  site,
}) => {
  await openPageAndSettle(page, "/contact-us");
  const plain = await page.content();
  for (const tail of [
    `?q=<img src=x onerror=alert(1)>&redirect=//evil.example&utm_source=a&__proto__[x]=1&long=${"a".repeat(64_000)}`,
    "#<svg onload=alert(1)>",
    "#constructor",
    `#${"a".repeat(1_000_000)}`,
  ]) {
    // From another page: a different hash alone would be a navigation within the page.
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect(page.locator("h1")).toBeFocused();
    await expect(page).toHaveURL("/about-us");
    await openPageAndSettle(page, `${site}/contact-us${tail}`);
    expect((await page.content()) === plain, tail.slice(0, 30)).toBe(true);
    expect(await findOverflow(page), tail.slice(0, 30)).toBe(0);
  }
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.locator("h1")).toBeFocused();
  await expect(page).toHaveURL("/about-us");
});
