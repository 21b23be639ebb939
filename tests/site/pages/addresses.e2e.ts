// Addresses that last: documents, and pages that lead on to where they are now.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { SPECIMEN_CLIENT } from "../../support/specimen";
import { expect, test } from "../../support/browser/site";

test("a document is told by kind and size; its link is kept for good, and its other address is the same file", async ({
  page,
  request,
}) => {
  await page.goto("/tags");
  const link = page.getByRole("link", { name: "Overview of the company PDF, 2 KB, 2 pages" });
  const hashed = await request.get((await link.getAttribute("href")) ?? "");
  const stable = await request.get("/files/pamphlet.pdf");
  expect(hashed.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": expect.stringContaining("immutable"),
  });
  expect(stable.headers()["cache-control"]).toContain("must-revalidate");
  expect((await stable.body()).equals(await hashed.body())).toBe(true);
});

test("a link in a sentence and a button tell what a document is", async ({ page }) => {
  await page.goto("/everything");
  const links = page.locator('main a[href$=".pdf"]');
  await expect(links).toHaveText([
    "All of it in writing (PDF, 2 KB, 2 pages)",
    "The overview (PDF, 2 KB, 2 pages)",
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // `_redirects` names the addresses; each file of a page answers where a host does not know that file.
  for (const path of ["/wobblefish", "/wobblefish/", "/wobblefish/index.html", "/old/fish.html"])
    test(`${path} leads on to the page`, async ({ page }) => {
      await page.goto(`${path}?from=mail`);
      await page.waitForURL(/\/everything(\?from=mail)?$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything");
    });
});

test("a host answers an old address with 301, and search engines find only the new one", async ({
  request,
}) => {
  const answer = await request.get("/wobblefish?a=1", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/everything?a=1"]);
  const sitemap = await readFile(join(SPECIMEN_CLIENT, "sitemap.xml"), "utf8");
  expect(sitemap).toContain("/everything<");
  expect(sitemap).not.toMatch(/wobblefish|\/old\//);
  expect((await request.get("/_redirects")).status()).toBe(404);
});
