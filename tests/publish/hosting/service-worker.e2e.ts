// The recipe for the service worker of an earlier site, in a browser that has one.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";

import { listenOnLoopback } from "../../support/loopback";

const RECIPES = readFileSync("app/publish/hosting/recipes.md", "utf8");

/** A worker that answers every page with an old one. */
const OLD_WORKER = `addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(new Response("<h1>Old</h1>", { headers: { "content-type": "text/html" } }));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));`;

test("removes the service worker of an earlier site, and shows the new site on an open page", async ({
  page,
}) => {
  const [, recipe = ""] = /```js public\/sw\.js\n([^]*?)```/.exec(RECIPES) ?? [];
  let isNew = false;
  const server = createServer((request, response) => {
    const isWorker = request.url === "/sw.js";
    response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
    const home = isNew
      ? "<h1>New</h1>"
      : '<script>navigator.serviceWorker.register("/sw.js")</script>';
    response.end(isWorker ? (isNew ? recipe : OLD_WORKER) : home);
  });
  const { address, close } = await listenOnLoopback(server);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(address);
  await expect(page.getByRole("heading")).toHaveText("Old");
  isNew = true;
  await page.goto(address);
  await expect(page.getByRole("heading")).toHaveText("New");
  await page.goto(`${address}/other`);
  await expect(page.getByRole("heading")).toHaveText("New");
  await page.close();
  await close();
});
