// Unknown paths: the host answers 404, the page says so, and the path is written to the console only.
import { existsSync } from "node:fs";
import type { ConsoleMessage, Page } from "@playwright/test";

import {
  expect,
  LOST_MESSAGES,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const TEXT = "404 Oops! Page not found Return to Home";

const PATHS = [
  "/nope",
  "/a/b",
  "/%3Cscript%3E",
  "/%0A",
  "/DRUG-PIPELINE",
  "/%s%o%c",
  "/about-us/x",
  "/constructor",
];

/** The arguments of each console message from a script; the browser's own message about the status has none. */
function listen(page: Page): () => Promise<unknown[][]> {
  const messages: ConsoleMessage[] = [];
  page.on("console", (message) => {
    if (message.args().length > 0) messages.push(message);
  });
  return () =>
    Promise.all(
      messages
        .splice(0)
        .map((message) => Promise.all(message.args().map((argument) => argument.jsonValue()))),
    );
}

test("an unknown path is answered with 404, and shown without frame and without the path", async ({
  page,
  noise,
}) => {
  noise.expected.push(...LOST_MESSAGES);
  const logged = listen(page);
  for (const path of PATHS)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(await visibleText(page.locator("body"))).toBe(TEXT);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
      await expect(page.locator("header, nav, footer")).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

      // A separate argument: inside the text, a path such as "/%s" would be a format specifier.
      expect(await logged()).toEqual([[expect.not.stringContaining(path), path]]);
      expect(await page.content()).not.toContain(path);

      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("banner")).toBeVisible();
    });
});

test("a way through the router to no page shows the same, leaves no frame, and logs each path once @engines", async ({
  page,
  noise,
}) => {
  noise.expected.push(/No page at this path: /);
  await openPageAndSettle(page, "/");
  const logged = listen(page);
  const paths = ["/nope", "/%3Cscript%3E"];
  for (const path of paths) {
    await page.evaluate((to) => window.__remixRouter.navigate(to), path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => visibleText(page.locator("body"))).toBe(TEXT);
    await expect(page.locator("h1")).toBeFocused();
  }
  expect((await logged()).map(([, path]) => path)).toEqual(paths);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a missing file is a 404 as well, never a page with status 200", async ({ request }) => {
  for (const path of ["/assets/nope.js", "/assets/", "/index.html/", "/icon-33.png"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the build has a file for every page, one for no page, and the shell that Remix writes", () => {
  for (const file of [
    ...ROUTES.map((route) => `${route}/index.html`),
    "404.html",
    "spa-fallback.html",
  ]) {
    expect(existsSync(`${SPECIMEN_CLIENT}/${file}`), file).toBe(true);
  }
});
