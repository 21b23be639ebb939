// Odd URLs: each gets one answer, the page or the 404 page, the same before and after hydration.
import { findOverflow } from "../../support/browser/fit";
import {
  expect,
  openPage,
  openPageAndSettle,
  test,
  visibleText,
  LOST_MESSAGES,
} from "../../support/browser/site";

const PAGES = [
  ["/drug-pipeline/", "/drug-pipeline"],
  ["/drug-pipeline/index.html", "/drug-pipeline"],
  ["/index.html", "/"],
  ["/#%", "/"],
  ["/investors#%E0%A4%A", "/investors"],
  ["/?q=%&redirect=//evil.example", "/"],
] as const;

for (const [address, path] of PAGES) {
  test(`${address} is the page ${path}, and stays it`, async ({ page }) => {
    const sent = await (await page.request.get(path)).text();
    const heading = /<h1[^>]*>([^<]*)</.exec(sent)?.[1] ?? "";
    await openPage(page, address);
    expect(await visibleText(page.locator("h1"))).toBe(heading);
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(page).toHaveURL(/\/about-us$/);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  });
}

const LOST = [
  "/%0A",
  "/%0d%0aSet-Cookie:x",
  "/%",
  "/%E0%A4%A",
  "/DRUG-PIPELINE",
  "/drug-pipeline//",
  "/drug-pipeline%2F",
  "//evil.example",
  "/\\evil",
  "/__proto__",
  "/constructor",
  "/🧬",
  "/%E2%80%AEgpj",
  `/${"a".repeat(64_000)}`,
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

for (const address of LOST) {
  test(`${address.slice(0, 30)} is not found, and its path is nowhere in the page`, async ({
    page,
    noise,
    site,
  }) => {
    const response = await page.goto(site + address);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    expect(
      noise.messages.filter((message) => message.includes("No page at this path")),
    ).toHaveLength(1);
    expect(new URL(page.url()).origin).toBe(site);
    const last = address.split("/").at(-1) ?? "";
    if (last.length > 4) expect(await page.content()).not.toContain(last);
    noise.expected.push(...LOST_MESSAGES);
  });
}

for (const hash of ["#%", "#%E0%A4%A"]) {
  test(`the hash ${hash}, met on a page that is open, by a link or by Back, changes nothing`, async ({
    page,
  }) => {
    await openPage(page, "/investors");
    const text = await visibleText(page.locator("main"));
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
    await expect(page).toHaveURL("/investors");
    expect(await visibleText(page.locator("main"))).toBe(text);
    await page.getByRole("button", { name: "Next slide" }).click();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole("status").filter({ hasText: "Slide 2" })).toBeVisible();
  });
}

for (const [name, address] of [
  ["a query of 64 kB", `/contact-us?q=${"a".repeat(64_000)}`],
  ["a hash of 1 MB", `/contact-us#${"a".repeat(1_000_000)}`],
] as const) {
  test(`${name} leaves the page as it is, and its links lead on`, async ({ page, site }) => {
    await openPageAndSettle(page, site + address);
    expect(await findOverflow(page)).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect(page.locator("h1")).toBeFocused();
    await expect(page).toHaveURL("/about-us");
  });
}

test("nothing of query or hash gets into a page", async ({ page }) => {
  const read = async (address: string) => {
    // Otherwise a different hash would be a navigation within the page.
    await page.goto("about:blank");
    await openPageAndSettle(page, address);
    return page.content();
  };
  const plain = await read("/contact-us");
  for (const tail of [
    "?q=<img src=x onerror=alert(1)>",
    "?redirect=//evil.example&utm_source=a&__proto__[x]=1",
    "#<svg onload=alert(1)>",
    "#constructor",
  ])
    expect(await read(`/contact-us${tail}`), tail).toBe(plain);
});
