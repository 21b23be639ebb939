import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import { claimsIn } from "../content/checks/origin";
import { rangeOf } from "../content/source-file";
import { count, locateOffset } from "../problems/problem";
import { startCommand, type CommandIo } from "./command";

/** Runs `npm run claims`: lists all stats with source, date and page. */
export async function claimsCommand(argv: string[], io: CommandIo): Promise<number> {
  parseArgs({ args: argv, options: {} });
  const { files } = await checkContent(io.cwd());
  const claims = files.flatMap(({ source, path, ...file }) =>
    claimsIn(file).map(({ path: field, value, label, ...known }) => {
      const { line } = locateOffset(source.text, rangeOf(source, field)?.[0] ?? 0);
      const dates = `${known.asOf ? `as of ${known.asOf}` : "no date"}${known.expires && `, expires ${known.expires}`}`;
      const origin = `${known.source || "no source"}; ${dates}`;
      return `${value}  ${label}\n  ${origin}\n  ${source.file}:${line}, on ${path ?? "all pages"}`;
    }),
  );
  io.stdout.write(`${[...claims, count(claims.length, "figure")].join("\n\n")}\n`);
  const unread = files.filter(({ data }) => data === undefined).map(({ source }) => source.file);
  for (const file of unread) io.stderr.write(`${file} cannot be read; run npm run content\n`);
  return unread.length > 0 ? 1 : 0;
}

await startCommand(import.meta, claimsCommand);
