// The frame that all pages share: top bar, footer and head, with the exact texts of the specification, in the served HTML.
import { expect, LINKS, NOTICE, ROUTES, test } from "../../support/browser/site";

const LABELS = LINKS.map(([label]) => label);
const SOME_TEXT = /\S/;

/** The pages whose files ask for the notice on plans. */
const WITH_NOTICE = ["/drug-pipeline", "/investors"];

test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test(`${route} has the top bar, one h1, images that arrive and have words, and the footer`, async ({
    page,
  }) => {
    await page.goto(route);

    await test.step("the logo to Home and the four links, with the current one marked", async () => {
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
    });

    await test.step("blurb, links, copyright line and legal links in the footer", async () => {
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("paragraph").filter({ hasText: /compounds/ })).toBeVisible();
      await expect(footer.getByRole("navigation").getByRole("link")).toHaveText(LABELS);
      for (const [label, path] of LINKS)
        await expect(footer.getByRole("link", { name: label })).toHaveAttribute("href", path);
      await expect(footer.getByText(/^© 2025/)).toBeVisible();
      const legal = footer.getByRole("link", { disabled: true });
      await expect(legal).toHaveText(["Privacy Policy", "Terms of Service", "Cookie Policy"]);
      await expect(footer.locator("[aria-disabled][href]")).toHaveCount(0);
    });

    await test.step("one h1, one main part, and the notice where its file asks for it", async () => {
      await expect(page.locator("h1")).toHaveText([SOME_TEXT]);
      await expect(page.getByRole("main")).toHaveCount(1);
      const asks = WITH_NOTICE.includes(route);
      await expect(page.getByText(NOTICE)).toHaveCount(asks ? 1 : 0);
      if (asks) await expect(page.locator("main > [role=note]:last-child")).toHaveText(NOTICE);
    });

    await test.step("images that all arrive and all have words", async () => {
      const images = page.getByRole("main").locator("img");
      for (const image of await images.all()) await expect(image).toHaveAttribute("alt", SOME_TEXT);
      // Rejects when a picture is missing or broken.
      await images.evaluateAll((all: HTMLImageElement[]) =>
        Promise.all(
          all.map((image) => {
            image.loading = "eager";
            return image.decode();
          }),
        ),
      );
    });

    await test.step("the bar stays on top while the page scrolls", async () => {
      const bar = page.getByRole("banner");
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 });
      const isOnTop = await bar.evaluate((header) =>
        header.contains(document.elementFromPoint(innerWidth / 2, header.clientHeight / 2)),
      );
      expect(isOnTop).toBe(true);
    });
  });
}

test("every page has a title and a description of its own", async ({ request }) => {
  const heads = [];
  for (const route of [...ROUTES, "/nope"]) {
    const html = await (await request.get(route)).text();
    heads.push({
      title: /<title>([^<]*\S[^<]*)<\/title>/.exec(html)?.[1],
      description: /<meta name="description" content="([^"]*\S[^"]*)"/.exec(html)?.[1],
    });
  }
  for (const { title, description } of heads) {
    expect(title).toBeDefined();
    expect(description).toBeDefined();
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(6);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(6);
});
