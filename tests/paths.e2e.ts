// Odd addresses: each gets one answer, the page or the 404 page, the same before and after the app wakes up.
import { expect, openPage, test, visibleText } from "./site";

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

const LOST = ["/%0A", "/%0d%0aSet-Cookie:x", "/%", "/%E0%A4%A", "/DRUG-PIPELINE", "/drug-pipeline//", "/drug-pipeline%2F", "//evil.example", "/\\evil", "/__proto__", "/constructor", "/🧬", "/%E2%80%AEgpj", `/${"a".repeat(64_000)}`, "/.git/config", "/..%2f..%2fetc/passwd"];

for (const address of LOST) {
  test(`${address.slice(0, 30)} is not found, and its path is nowhere in the page`, async ({ page, noise, site }) => {
    const response = await page.goto(site + address);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    expect(noise.messages.filter((message) => message.includes("No page at this path"))).toHaveLength(1);
    expect(new URL(page.url()).origin).toBe(site);
    const last = address.split("/").at(-1) ?? "";
    if (last.length > 4) expect(await page.content()).not.toContain(last);
    noise.messages.length = 0;
  });
}
