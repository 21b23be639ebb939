// `npm run bench`: how fast the built site is, compared with itself without scripts. Exits with 1 when a
// target is missed. Never part of the gate: times depend on the machine, only the ratios are meaningful.
import { readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";

import { BROWSER_ARGUMENTS, findBrowser } from "../sandbox/browser";
import { siteBase } from "../env";
import { makeFloor, startHost } from "./host";
import { scorePages } from "./lighthouse";
import { formatFigures, formatScores } from "./report";
import { judge, type PageRuns } from "./targets";
import { measureClick, visit } from "./visit";

const folder = resolve("build/client");
const rounds = readRounds();
const paths = await readPaths();
const site = await startHost(folder, siteBase());
const floorFolder = await makeFloor(folder);
const floor = await startHost(floorFolder, siteBase());
try {
  let misses = 0;
  for (const [path, runs] of await measure()) {
    const figures = judge(runs);
    misses += figures.filter(({ isMet }) => !isMet).length;
    console.log(`\n${formatFigures(path, figures)}`);
  }
  const scores = await scorePages(paths.map((path) => site.origin + path));
  misses += scores.filter(({ isMet }) => !isMet).length;
  console.log(`\n${formatScores(scores)}\n\nTargets missed: ${misses}.`);
  if (misses > 0) process.exitCode = 1;
} finally {
  for (const host of [site, floor]) await host.close();
  await rm(floorFolder, { recursive: true });
}

/** Measures every page in turn, and its floor right after it: a slow moment of the machine affects both. */
async function measure(): Promise<Map<string, PageRuns>> {
  const results = new Map<string, PageRuns>(
    paths.map((path) => [path, { site: [], floor: [], clicks: [] }]),
  );
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  // Round 0 is discarded: it warms up the browser and the hosts.
  for (let round = 0; round <= rounds; round++) {
    console.error(round === 0 ? "Warming up" : `Round ${round} of ${rounds}`);
    for (const [index, path] of paths.entries()) {
      const next = paths[(index + 1) % paths.length] ?? path;
      const here = await visit(browser, site.origin + path, async (page, load) => ({
        load,
        click: await measureClick(page, next, site.requests),
      }));
      const plain = await visit(browser, floor.origin + path, (_, load) => Promise.resolve(load));
      if (round === 0) continue;
      results.get(path)?.site.push(here.load);
      results.get(path)?.floor.push(plain);
      results.get(next)?.clicks.push(here.click);
    }
  }
  await browser.close();
  return results;
}

/** The number of rounds. @throws {Error} when `--runs` is not a whole number from 1 */
function readRounds(): number {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "7" } } });
  const wanted = Number(values.runs);
  if (Number.isInteger(wanted) && wanted > 0) return wanted;
  throw new Error(
    `--runs is how many times each page is measured, a whole number from 1, not "${values.runs}"`,
  );
}

/** The paths of the pages in the sitemap. */
async function readPaths(): Promise<string[]> {
  const sitemap = await readFile(resolve(folder, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}
