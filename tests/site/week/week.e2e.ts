// A writer's week: every task passes the check, one build holds them all, and visitors see what was meant.
import { rmSync } from "node:fs";
import { resolve } from "node:path";

import { checkContent } from "../../../app/publish/content/check-content";
import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { formatProblem, isError } from "../../../app/publish/problems/problem";
import { copySite, outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import {
  expectSound,
  findMissing,
  readAnySite,
  type AnySite,
} from "../../support/browser/any-content";
import { expect, LOST_MESSAGES, openPageAndSettle, test } from "../../support/browser/site";
import { findPreviewCode } from "../../support/built-files";
import { SPECIMEN } from "../../support/specimen";
import { TASKS } from "./tasks";
import { Writer } from "./writer";

const FOLDER = resolve("build/week");

// One worker: the tasks are done and built once.
test.describe.configure({ mode: "default" });

let site: AnySite;
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
/** What the check had to say after each task. */
const found = new Map<string, string[]>();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copySite({ folder: FOLDER, content: SPECIMEN, withCache: true });
  const writer = new Writer(FOLDER);
  for (const { name, run } of TASKS) {
    await run(writer);
    const { problems } = await checkContent(FOLDER);
    found.set(name, problems.filter(isError).map(formatProblem));
  }
  await outputOf(startBuild(FOLDER));
  site = await readAnySite(FOLDER);
  host = await listenOnLoopback(createStaticServer(site.client));
});

test.afterAll(async () => {
  await host.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

for (const { name, look } of TASKS)
  test(`a writer ${name}`, async ({ page, noise }) => {
    const { path, shows = [], has = [], lacks = [], status = 200, leadsTo = path } = look;
    expect(found.get(name)).toEqual([]);
    if (status === 404) noise.expected.push(...LOST_MESSAGES);
    const answer = await page.goto(host.address + path);
    await expect(page).toHaveURL(host.address + leadsTo);
    if (leadsTo === path) expect(answer?.status()).toBe(status);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const words of shows)
        await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      const [content, window] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect(content, `width of the page at ${width} px`).toBeLessThanOrEqual(window ?? 0);
    }
    for (const selector of has) await expect(page.locator(selector).first()).toBeVisible();
    for (const words of lacks) expect(await page.content()).not.toContain(words);
  });

// What tests/site/content.e2e.ts asks of the real content: no correct edit may turn it red.
test("all that the writer wrote, showed and linked is there, and nothing of previews", () => {
  const missing = site.pages.flatMap((page) =>
    findMissing(site, page).map((what) => `${page.path}: ${what}`),
  );
  expect(missing).toEqual([]);
  expect(findPreviewCode(site.client)).toEqual([]);
});

for (const path of ["/", "/everything", "/week", "/papers/leaves", "/bulletin/third-pairing"])
  test(`${path}, as the writer left it, is accessible, fits, stays still and silent`, async ({
    page,
  }) => {
    await openPageAndSettle(page, host.address + path);
    await expectSound(page, site);
  });
