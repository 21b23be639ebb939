// Development: each save shows without a restart, and errors appear in an overlay over the last good page.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

import { countLoads, expect, test } from "../../support/browser/site";
import { startDev } from "../../support/dev-server";
import { copySite } from "../../support/site-copy";

let folder = "";
let dev: Awaited<ReturnType<typeof startDev>>;

// One server for all tests. Each waits for what its last save shows, so that no reload comes to the next one.
test.describe.configure({ mode: "default" });

const file = (name: string) => join(folder, "content", name);

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await copySite();
  // A required page is missing when development starts.
  renameSync(file("about-us.mdx"), join(folder, "about-us.mdx"));
  dev = await startDev(folder);
});

test.afterAll(async () => {
  const ended = new Promise((done) => dev.server.once("close", done));
  dev.server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

test.beforeEach(({ noise }) => {
  // Vite's own words, and Remix's, which sets a state on each save, also during hydration.
  noise.allowed.push(/\[vite\]/, /WebSocket/, /React DevTools/, /hasn't mounted yet/);
  noise.allowed.push(/status of (?:404|500)/, /No page at this path/);
});

function save(name: string, words: string | RegExp, others: string): void {
  const text = readFileSync(file(name), "utf8");
  const after = text.replace(words, others);
  expect(after).not.toBe(text);
  writeFileSync(file(name), after);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(dev.address + path);
  await expect(page.locator("h1")).toBeVisible();
}

test("says what is missing, then serves pages that are added", async ({ page }) => {
  const overlay = page.locator("vite-error-overlay");
  await page.goto(`${dev.address}/about-us`);
  const message = "content/about-us.mdx:1:1  this page is required";
  await expect(overlay).toContainText(message);
  expect(dev.printed()).toContain(message);
  renameSync(join(folder, "about-us.mdx"), file("about-us.mdx"));
  await expect.poll(dev.printed).toContain("server restarted");
  await expect(async () => {
    await page.goto(`${dev.address}/about-us`);
    await expect(page.locator("h1")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(overlay).toHaveCount(0);
  await page.goto(`${dev.address}/quibblefish`);
  await expect(page.locator("h1"), "a draft").toHaveText("Zyxomat");
});

test("updates prose in place, without a load and without a jump", async ({ page }) => {
  await open(page, "/investors");
  const loads = countLoads(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  save("investors.mdx", /\n---\n\n/, "\n---\n\nWords that a writer has just saved. ");
  await expect(page.getByText("Words that a writer has just saved.")).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(loads()).toBe(0);
});

test("reloads for a field, for a drawing, and for what all pages show", async ({ page }) => {
  await open(page, "/about-us");
  save("about-us.mdx", /^title: .*$/m, "title: Saved Title");
  await expect(page).toHaveTitle(/^Saved Title/);
  const logo = page.getByRole("banner").locator("img");
  const address = (await logo.getAttribute("src")) ?? "";
  save("images/logo.svg", 'stroke-width="4"', 'stroke-width="6"');
  await expect(logo).not.toHaveAttribute("src", address);
  save("site.mdx", /^copyright: .*$/m, "copyright: © Saved Company");
  await expect(page.getByRole("contentinfo")).toContainText("© Saved Company");
  save("site.mdx", /\n---\n\n/, "\n---\n\nSaved blurb. ");
  await expect(page.getByRole("contentinfo")).toContainText("Saved blurb.");
});

for (const [what, wrong, right] of [
  ["a field", "titel: ", "title: "],
  ["prose", "---\n\nA purity of <5 per cent. ", "---\n\n"],
] as const)
  test(`shows an error in ${what} over the last good page, until it is corrected`, async ({
    page,
  }) => {
    await open(page, "/contact-us");
    const overlay = page.locator("vite-error-overlay");
    save("contact-us.mdx", right, wrong);
    const place = /content\/contact-us\.mdx:\d+:\d+ {2}/;
    await expect(overlay).toContainText(place);
    await expect(overlay).not.toContainText("node_modules");
    await expect(page.locator("h1")).toBeVisible();
    await page.reload();
    await expect(overlay).toContainText(place);
    save("contact-us.mdx", wrong, right);
    await expect(overlay).toHaveCount(0);
    await expect(page.locator("h1")).toBeVisible();
  });

test("shows the error of a component until it is repaired", async ({ page, noise }) => {
  noise.expected.push(/It broke/);
  noise.allowed.push(/error occurred/);
  const component = join(folder, "app/sections/about.tsx");
  const code = readFileSync(component, "utf8");
  // Remix sends each update three times, and an old one that comes after the repair hides it.
  let pending = 0;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => (pending += payload.includes("js-update") ? 1 : 0)),
  );
  page.on("console", (message) => (pending -= message.text().includes("hot updated") ? 1 : 0));
  await open(page, "/about-us");
  writeFileSync(component, code.replace(/return \(/, 'throw Error("It broke");\n  return ('));
  await expect(page.locator("pre")).toContainText("It broke");
  await expect.poll(() => pending).toBe(0);
  writeFileSync(component, code);
  await expect(page.locator("h1")).toBeVisible();
});
