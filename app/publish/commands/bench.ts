// `npm run bench`, after the build: Lighthouse's medians for each page of build/client beside their targets. Exits with 1
// when a target is missed. Never part of the gate: the times depend on the machine.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Result } from "lighthouse";

import { costlyAudits, measurePage } from "../bench/lighthouse";
import { judgePages } from "../bench/targets";
import { siteBase } from "../env";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run bench -- [options]
  --runs <number>  how many times each page is measured, 5 by default`;

const OPTIONS = { runs: { type: "string", default: "5" } } as const;

/** The command. */
export function benchCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async (values, rest) => {
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1 || rest.length > 0) return undefined;
    const results = await measureSite(resolve(io.cwd(), "build/client"), runs, io);
    const { table, missed } = judgePages(results);
    const notes = [...results].flatMap(([path, [first]]) =>
      first ? costlyAudits(first).map((audit) => `${path}  ${audit}`) : [],
    );
    io.stdout.write(`${[table, ...notes, `Targets missed: ${missed}`].join("\n")}\n`);
    return missed > 0 ? 1 : 0;
  });
}

/** All pages once, then all again: what slows the machine down for a while slows every page. */
async function measureSite(folder: string, runs: number, io: CommandIo) {
  const results = new Map<string, Result[]>();
  const host = await listenOnLoopback(createStaticServer(folder, siteBase()));
  try {
    const sitemap = await readFile(resolve(folder, "sitemap.xml"), "utf8");
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url));
    for (let run = 1; run <= runs; run++) {
      io.stderr.write(`Run ${run} of ${runs}\n`);
      for (const { pathname } of urls) {
        const result = await measurePage(host.address + pathname);
        results.set(pathname, [...(results.get(pathname) ?? []), result]);
      }
    }
  } finally {
    await host.close();
  }
  return results;
}

await startCommand(import.meta, benchCommand);
