// `npm run bench`, after the build: each page of build/client beside the same page bare, on a slow phone. Exits with 1
// when a target is missed. Never part of the gate: the times depend on the machine.
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { writeBarePages } from "../bench/bare-pages";
import { judgeVisits, type Visits } from "../bench/targets";
import { startBrowser, visit } from "../bench/visit";
import { siteBase } from "../env";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run bench -- [options]
  --runs <number>   how many times each page is visited, 7 by default
  --pages <number>  how many pages of the sitemap, the first ones; 5 by default`;

const OPTIONS = {
  runs: { type: "string", default: "7" },
  pages: { type: "string", default: "5" },
} as const;

/** The command. */
export function benchCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async (values, rest) => {
    const [runs, pages] = [Number(values.runs), Number(values.pages)];
    if (![runs, pages].every((each) => Number.isInteger(each) && each > 0) || rest.length > 0)
      return undefined;
    const visits = await visitSite(resolve(io.cwd(), "build/client"), runs, pages, io);
    const { table, missed } = judgeVisits(visits);
    io.stdout.write(`${table}\nTargets missed: ${missed}\n`);
    return missed > 0 ? 1 : 0;
  });
}

/** All pages once, site and bare in turns, then all again: what slows the machine down for a while slows everything. */
async function visitSite(client: string, runs: number, amount: number, io: CommandIo) {
  const base = siteBase();
  const sitemap = await readFile(join(client, "sitemap.xml"), "utf8");
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  const paths = urls.slice(0, amount).map(({ pathname }) => pathname);
  const files = paths.map((path) => join(path.slice(base.length), "index.html"));
  const bare = await writeBarePages(client, files);
  const hosts = {
    site: await listenOnLoopback(createStaticServer(client, base)),
    bare: await listenOnLoopback(createStaticServer(bare, base)),
  };
  const browser = await startBrowser();
  const visits = new Map(paths.map((path): [string, Visits] => [path, { site: [], bare: [] }]));
  try {
    for (let run = 1; run <= runs; run++) {
      io.stderr.write(`Run ${run} of ${runs}\n`);
      for (const [index, [path, found]] of [...visits].entries()) {
        const next = paths[(index + 1) % paths.length] ?? path;
        for (const kind of ["bare", "site"] as const)
          found[kind].push(await visit(browser, hosts[kind].address + path, next));
      }
    }
  } finally {
    await browser.close();
    await Promise.all([hosts.site.close(), hosts.bare.close(), rm(bare, { recursive: true })]);
  }
  return visits;
}

await startCommand(import.meta, benchCommand);
