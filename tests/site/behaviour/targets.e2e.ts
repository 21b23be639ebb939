// Buttons and legal links that lead somewhere, beside those of the same lists that do not.
import { expect, test } from "../../support/browser/site";

test.use({ javaScriptEnabled: false });

test("a button leads to a page, a part, a telephone, a mailbox, another site or a document", async ({
  page,
}) => {
  await page.goto("/everything");
  const targets: [string, string | RegExp][] = [
    ["The way to contact", "/contact-us"],
    ["The second slide of others", "/investors#slide-2"],
    ["Call us", "tel:+19195550123"],
    ["Write to us", "mailto:hello@testwort.example"],
    ["The rules", "https://www.example.org/rules"],
    ["The overview", /^\/assets\/pamphlet-[\w-]+\.pdf$/],
  ];
  for (const [name, href] of targets) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).not.toHaveAttribute("target");
  }
});

test("the buttons of a layout that have a target are links, the others do nothing", async ({
  page,
}) => {
  await page.goto("/investors");
  const overview = page.getByRole("main").getByRole("link", { name: "The overview" });
  await expect(overview).toHaveText(/^The overview \(PDF, .+\)$/);
  await expect(overview).toHaveAttribute("href", /\.pdf$/);
  await expect(page.getByRole("main").getByRole("button", { name: "Schedule" })).toBeVisible();
  await page.goto("/contact-us");
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", /^mailto:/);
});

test("a legal link with a target leads there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  await expect(page).toHaveURL(/\/about-us$/);
});
