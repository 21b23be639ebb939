// The contents of a long page: beside the text where there is room, folded above it elsewhere, without JavaScript.
import { expect, test } from "../../support/browser/site";

test.use({ javaScriptEnabled: false });

test("the contents stay beside the text on a wide screen, and open above it on a narrow one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 800 });
  await page.goto("/tags");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const last = contents.getByRole("link").last();
  const heading = page.getByRole("heading", { level: 2, name: (await last.textContent()) ?? "" });
  await last.click();
  await expect(heading).toBeInViewport();
  await expect(last).toBeInViewport();
  const [text, list] = [await heading.boundingBox(), await contents.boundingBox()];
  expect(list?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));

  await page.setViewportSize({ width: 1179, height: 800 });
  await expect(last).toBeHidden();
  await contents.locator("summary").click();
  await last.click();
  await expect(heading).toBeInViewport();
});
