// `npm run bench:scale`: what many more pages cost a build and a visitor, compared with 10 more.
import { Console } from "node:console";

import { measureScale, type ScaleCost } from "../bench/scale";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run bench:scale -- [options]
  --pages <number>  how many pages are added, 1000 by default`;

const OPTIONS = { pages: { type: "string", default: "1000" } } as const;

/** The command. */
export function benchScaleCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async (values, rest) => {
    const pages = Number(values.pages);
    if (!Number.isInteger(pages) || pages < 1 || rest.length > 0) return undefined;
    const costs: ScaleCost[] = [];
    for (const amount of [10, pages]) {
      io.stderr.write(`Building ${amount} extra pages\n`);
      costs.push(await measureScale(amount));
    }
    new Console(io.stdout).table(costs);
    return 0;
  });
}

await startCommand(import.meta, benchScaleCommand);
