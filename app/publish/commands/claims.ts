// `npm run claims`: prints the register of claims. Exits with 1 when a claim has an error, or a page cannot be read:
// it may contain claims too.
import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import { claimsOf, type Claim } from "../content/claims/register";
import { count, formatProblems, isError, sortProblems } from "../problems/problem";
import { startCommand, type CommandIo } from "./command";

const OPTIONS = {
  /** Also refuses placeholders. */
  release: { type: "boolean", default: false },
  /** Prints a JSON document. */
  json: { type: "boolean", default: false },
} as const;

/** The command. @throws what `parseArgs` throws */
export async function claimsCommand(argv: string[], io: CommandIo): Promise<number> {
  const { values } = parseArgs({ args: argv, options: OPTIONS });
  const { problems, seen } = await checkContent(io.cwd(), { isRelease: values.release });
  const found = problems.filter((problem) => problem.rule === "claims" || isError(problem));
  const claims = claimsOf(seen);
  if (values.json) {
    const judged = sortProblems(found);
    io.stdout.write(`${JSON.stringify({ claims, problems: judged }, null, 2)}\n`);
  } else {
    io.stdout.write(`${describe(claims)}\n`);
    if (found.length > 0) io.stderr.write(`${formatProblems(found)}\n`);
  }
  return found.some(isError) ? 1 : 0;
}

/** Three lines for each claim: its value in one column, what is known about it in another. */
function describe(claims: readonly Claim[]): string {
  const width = Math.max(0, ...claims.map(({ value }) => value.length)) + 2;
  const blocks = claims.map(({ value, label, source, asOf, expires, home, pages }) => {
    const dates = [asOf ? `as of ${asOf}` : "no date", ...(expires ? [`expires ${expires}`] : [])];
    const lines = [
      label,
      [source ?? "no source", ...dates].join("; "),
      `${home.file}:${home.line}:${home.column}, on ${pages.join(" ")}`,
    ];
    return lines.map((line, index) => (index === 0 ? value : "").padEnd(width) + line).join("\n");
  });
  return [...blocks, count(claims.length, "claim")].join("\n\n");
}

await startCommand(import.meta, claimsCommand);
