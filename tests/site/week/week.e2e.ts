// A writer's week: every task passes the check, one build contains them all, and visitors get what was meant.
import { rmSync } from "node:fs";
import { resolve } from "node:path";

import { checkContent } from "../../../app/publish/content/check-content";
import { readOrigin } from "../../../app/publish/content/source/site-tokens";
import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { formatProblem, isError } from "../../../app/publish/problems/problem";
import { copySite, outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import { readAnySite } from "../../support/any-content";
import { findBrokenAddresses, listBuild, readPage } from "../../support/built-pages";
import { expect, NIGHTLY, openPageAndSettle, test } from "../../support/browser/site";
import { expectSound, WRITERS_CHOICE } from "../../support/browser/sound";
import { SPECIMEN } from "../../support/specimen";
import { TASKS } from "./tasks";
import { Writer } from "./writer";

const FOLDER = resolve("build/week");
const CLIENT = resolve(FOLDER, "build/client");

test(
  "what a team does in a week passes the check, and is on the pages as intended",
  NIGHTLY,
  async ({ page }) => {
    test.setTimeout(600_000);
    await copySite({ folder: FOLDER, content: SPECIMEN, withCache: true });
    const writer = new Writer(FOLDER);
    for (const { name, run } of TASKS)
      await test.step(`a writer ${name}`, async () => {
        await run(writer);
        const { problems } = await checkContent(FOLDER);
        expect(problems.filter(isError).map(formatProblem)).toEqual([]);
      });
    await outputOf(startBuild(FOLDER));

    for (const { name, look } of TASKS)
      await test.step(`a writer ${name}`, () => {
        const { path, shows = [], has = [], lacks = [], leadsTo } = look;
        const built = readPage(path, CLIENT);
        const [words = ""] = built.texts("body");
        for (const text of shows) expect.soft(words, name).toContain(text);
        for (const selector of has) expect.soft(built.find(selector), name).not.toEqual([]);
        for (const text of lacks) expect.soft(words, name).not.toContain(text);
        if (leadsTo)
          expect
            .soft(built.values("meta[http-equiv=refresh]", "content"))
            .toEqual([`0; url=${leadsTo}`]);
      });
    expect(listBuild(CLIENT).filter((file) => /later|secret/.test(file))).toEqual([]);
    const pages = await readAnySite(FOLDER);
    expect(pages.filter(({ missing }) => missing.length > 0)).toEqual([]);
    expect(findBrokenAddresses(CLIENT, readOrigin(FOLDER))).toEqual([]);
    const host = await listenOnLoopback(createStaticServer(CLIENT));
    for (const path of ["/", "/everything", "/week", "/papers/leaves", "/bulletin/third-pairing"])
      await test.step(`${path} is accessible, fits, stays still and silent`, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openPageAndSettle(page, host.address + path);
        await expectSound(page, WRITERS_CHOICE);
      });
    await host.close();
    rmSync(FOLDER, { recursive: true, force: true });
  },
);
