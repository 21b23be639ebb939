// Controls without a function yet: whatever is done to them, nothing happens. That they have no address, no form and no
// handler without code: built/screens.e2e.ts and built/html.e2e.ts.
import type { Locator, Page } from "@playwright/test";

import { expect, openPageAndSettle, test } from "../../support/browser/site";

/** Everything that could change. */
function stateOf(page: Page) {
  return page.evaluate(() => ({
    url: location.href,
    historyLength: history.length,
    scrollY: Math.round(scrollY),
    title: document.title,
    // Without the prefetch links that appear when a link scrolls into view.
    html: [document.body.innerText, document.querySelectorAll("main *, footer *:not(link)").length],
  }));
}

/** Does everything to a control that a pointer can do, even if it is announced as disabled. */
async function pointAt(control: Locator): Promise<void> {
  await control.click({ force: true });
  await control.dblclick({ force: true });
  await control.click({ force: true, modifiers: ["Control"] });
  await control.click({ force: true, button: "middle" });
}

for (const [path, count] of [
  ["/investors", 3],
  ["/contact-us", 2],
] as const)
  test(`the buttons of ${path} without a function and the legal links do nothing`, async ({
    page,
    context,
    noise,
  }) => {
    await openPageAndSettle(page, path);
    const buttons = page.locator("main button:not([aria-roledescription=carousel] *)");
    const links = page.getByRole("contentinfo").getByRole("link", { disabled: true });
    await expect(buttons).toHaveCount(count);
    await expect(links).toHaveCount(3);
    await links.first().scrollIntoViewIfNeeded();
    for (const control of [...(await links.all()), ...(await buttons.all())]) {
      await control.scrollIntoViewIfNeeded();
      const before = await stateOf(page);
      const documents = noise.requests.filter((address) => !/\.\w+$/.test(address)).length;
      await pointAt(control);
      if ((await control.getAttribute("type")) === "button") {
        await expect(control).toBeFocused();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Space");
        await expect(control).toBeFocused();
      } else await expect(control).not.toBeFocused();
      expect(await stateOf(page)).toEqual(before);
      expect(noise.requests.filter((address) => !/\.\w+$/.test(address))).toHaveLength(documents);
      expect(context.pages()).toHaveLength(1);
    }
  });
