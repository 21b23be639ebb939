// The frame that all pages share: top bar, footer and head, with the exact texts of the specification, in the served HTML.
import { expect, LINKS, ROUTES, test } from "../../support/browser/site";

const LABELS = LINKS.map(([label]) => label);
const SOME_TEXT = /\S/;

test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test.describe(`the page at ${route}`, () => {
    test.beforeEach(({ page }) => page.goto(route));

    test("has a fixed top bar with the logo to Home and the four links, and marks the current one", async ({
      page,
    }) => {
      const bar = page.getByRole("banner");
      const links = bar.getByRole("navigation").getByRole("link");
      await expect(bar.getByRole("link", { name: /home/i })).toHaveAttribute("href", "/");
      await expect(links).toHaveText(LABELS);
      for (const [label, path] of LINKS)
        await expect(links.filter({ hasText: label })).toHaveAttribute("href", path);
      const current = await bar
        .locator("[aria-current=page]")
        .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
      expect(current).toEqual(LINKS.map(([, path]) => path).filter((path) => path === route));

      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 });
      const isOnTop = await bar.evaluate((header) =>
        header.contains(document.elementFromPoint(innerWidth / 2, header.clientHeight / 2)),
      );
      expect(isOnTop).toBe(true);
    });

    test("has one h1, a footer with blurb, links and copyright line, and images that all arrive and all have words", async ({
      page,
    }) => {
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("paragraph").filter({ hasText: /compounds/ })).toBeVisible();
      await expect(footer.getByRole("navigation").getByRole("link")).toHaveText(LABELS);
      for (const [label, path] of LINKS)
        await expect(footer.getByRole("link", { name: label })).toHaveAttribute("href", path);
      await expect(footer.getByText(/^© 2025/)).toBeVisible();
      const legal = footer.getByRole("link", { disabled: true });
      await expect(legal).toHaveText(["Privacy Policy", "Terms of Service", "Cookie Policy"]);
      expect(
        await legal.evaluateAll((links) => links.filter((link) => link.hasAttribute("href"))),
      ).toEqual([]);

      await expect(page.locator("h1")).toHaveText([SOME_TEXT]);
      await expect(page.getByRole("main")).toHaveCount(1);
      const images = page.getByRole("main").locator("img");
      for (const image of await images.all()) {
        await expect(image).toHaveAttribute("alt", SOME_TEXT);
        // Rejects when the picture is missing or broken.
        await image.evaluate((element: HTMLImageElement) => {
          element.loading = "eager";
          return element.decode();
        });
      }
    });
  });
}

test("every page has a title and a description of its own", async ({ page, noise }) => {
  const heads = [];
  for (const route of [...ROUTES, "/nope"]) {
    await page.goto(route);
    heads.push({
      title: await page.title(),
      description: await page.locator('meta[name="description"]').getAttribute("content"),
    });
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(6);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(6);
  for (const { title, description } of heads)
    expect([title, description]).toEqual([
      expect.stringMatching(SOME_TEXT),
      expect.stringMatching(SOME_TEXT),
    ]);
  expect(noise.messages.splice(0)).toEqual([expect.stringContaining("404")]);
});
