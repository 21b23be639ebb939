// A path without a page: the host answers 404, the page says so, and the path is written to the console only. Which
// paths have no page: tests/publish/hosting.
import type { ConsoleMessage, Page } from "@playwright/test";

import {
  expect,
  LOST_MESSAGES,
  openPageAndSettle,
  test,
  visibleText,
} from "../../support/browser/site";

const TEXT = "404 Oops! Page not found Return to Home";

/** What the site has written to the console, as its arguments; the browser's own message about the status has none. */
function listen(page: Page): () => Promise<unknown[][]> {
  const messages: ConsoleMessage[] = [];
  page.on("console", (message) => {
    if (message.args().length > 0) messages.push(message);
  });
  return () =>
    Promise.all(
      messages.map((each) => Promise.all(each.args().map((argument) => argument.jsonValue()))),
    );
}

// Paths that a format, HTML or the router could take for something else.
for (const path of ["/%s%o%c", "/%3Cscript%3E", "/%0A"])
  test(`${path} is answered with 404, without the frame and without the path, and leads home`, async ({
    page,
    noise,
  }) => {
    noise.expected.push(...LOST_MESSAGES);
    const logged = listen(page);
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await visibleText(page.locator("body"))).toBe(TEXT);
    // A separate argument: inside the text, the path could be a format specifier.
    await expect.poll(logged).toEqual([[expect.not.stringContaining(path), path]]);
    expect(await page.content()).not.toContain(path);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toBeVisible();
  });

test("a way through the history to no page shows the same, takes the frame away, and logs the path once", async ({
  page,
  noise,
}) => {
  noise.expected.push(/No page at this path: /);
  await openPageAndSettle(page, "/");
  const logged = listen(page);
  // As Back does to an address that is no longer a page.
  await page.evaluate(() => {
    history.pushState(null, "", "/nope");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await expect.poll(() => visibleText(page.locator("body"))).toBe(TEXT);
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(async () => (await logged()).map(([, path]) => path)).toEqual(["/nope"]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});
