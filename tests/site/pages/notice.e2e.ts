// The notice on plans and targets: at the end of the pages whose files set it, and nowhere else.
import { readFileSync } from "node:fs";

import { expect, NOTICE, ROUTES, test } from "../../support/browser/site";

for (const route of ROUTES) {
  const asks = /^forwardLooking: true$/m.test(
    readFileSync(`content/${route === "/" ? "home" : route.slice(1)}.mdx`, "utf8"),
  );
  test(`${route} ${asks ? "ends with the notice" : "shows no notice"}`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByText(NOTICE)).toHaveCount(asks ? 1 : 0);
    if (asks) await expect(page.locator("main > [role=note]:last-child")).toHaveText(NOTICE);
  });
}
