// `npm run pictures`: the built home page and the last review report in, two screenshots for README.md out.
// It builds nothing itself, so that the pictures show what `npm run build` and `npm run review` last wrote.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";

import { siteBase } from "../env";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { BROWSER_ARGUMENTS, findBrowser } from "../sandbox/browser";
import { takePicture } from "../sandbox/take-picture";
import { startCommand, type CommandIo } from "./command";

const FOLDER = ".github/pictures";

/** Twice the width at which GitHub shows one half of its column. */
const HALF = { shown: "screen", width: 960 } as const;

/** The command. */
export async function picturesCommand(_argv: string[], io: CommandIo): Promise<number> {
  const site = join(io.cwd(), "build/client");
  const report = join(io.cwd(), "build/review/index.html");
  if (!existsSync(site) || !existsSync(report)) {
    io.stderr.write("Run `npm run build` and `npm run review -- <base>` first.\n");
    return 1;
  }
  const folder = join(io.cwd(), FOLDER);
  await mkdir(folder, { recursive: true });
  const host = await listenOnLoopback(createStaticServer(site, siteBase()));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    await takePicture(browser, host.address + siteBase(), join(folder, "home-page.webp"), HALF);
    await takePicture(
      browser,
      pathToFileURL(report).href,
      join(folder, "review-report.webp"),
      HALF,
    );
  } finally {
    await browser.close();
    await host.close();
  }
  io.stdout.write(`Wrote ${FOLDER}/home-page.webp and ${FOLDER}/review-report.webp\n`);
  return 0;
}

await startCommand(import.meta, picturesCommand);
