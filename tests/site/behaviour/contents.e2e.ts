// The contents of a long page, folded above its text, without JavaScript.
import { expect, test } from "../../support/browser/site";

test.use({ javaScriptEnabled: false });

test("the contents open above the text, and lead to its headings", async ({ page }) => {
  await page.goto("/tags");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const last = contents.getByRole("link").last();
  await expect(last).toBeHidden();
  await contents.locator("summary").click();
  const name = (await last.textContent()) ?? "";
  await last.click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
});
