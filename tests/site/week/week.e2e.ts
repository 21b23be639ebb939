// A writer's week: every task passes the check, one build holds them all, and visitors see what was meant.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { checkContent, type CheckOptions } from "../../../app/publish/content/check-content";
import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { formatProblem, isError } from "../../../app/publish/problems/problem";
import { copySite, outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import { expect, LOST_MESSAGES, test } from "../../support/browser/site";
import { SPECIMEN } from "../../support/specimen";
import { TASKS } from "./tasks";
import { Writer } from "./writer";

const FOLDER = resolve("build/week");

// One worker: the tasks are done and built once.
test.describe.configure({ mode: "default" });

let host: Awaited<ReturnType<typeof listenOnLoopback>>;
/** What the check had to say after each task. */
const found = new Map<string, string[]>();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copySite({ folder: FOLDER, content: SPECIMEN, withCache: true });
  const writer = new Writer(FOLDER);
  const known: NonNullable<CheckOptions["known"]> = new Map();
  for (const { name, run } of TASKS) {
    await run(writer);
    const { problems } = await checkContent(FOLDER, { known });
    found.set(name, problems.filter(isError).map(formatProblem));
  }
  await outputOf(startBuild(FOLDER));
  host = await listenOnLoopback(createStaticServer(join(FOLDER, "build/client")));
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
