// `npm run claims`: the register of all figures on the command line. Exits with 1 when something is an error.
import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import { checkClaims } from "../content/lint/claims";
import { claimsOf, type Claim } from "../content/claims/register";
import { isGiven, runCommand, today } from "./command";
import { count, isError, sortProblems } from "../problems/problem";
import { textReport } from "../problems/reporters";

const HELP =
  "`npm run claims` knows these options, written behind `--`: `--release` refuses figures without a source or a date, " +
  "old ones and contradictions; `--json` writes a JSON document.";

await runCommand(HELP, readOptions, async (options) => {
  const root = process.cwd();
  const { problems, seen } = await checkContent(root);
  // What cannot be read may hold figures.
  const found = [
    ...problems.filter(isError),
    ...checkClaims(seen, { today: today(), isRelease: options.release }),
  ];
  if (found.some(isError)) process.exitCode = 1;
  const claims = claimsOf(seen);
  if (options.json) {
    console.log(
      JSON.stringify(
        {
          claims,
          problems: sortProblems(found).map((problem) => ({ severity: "error", ...problem })),
        },
        null,
        2,
      ),
    );
  } else {
    console.log(describe(claims));
    if (found.length > 0) console.error(await textReport(found, root, process.stderr));
  }
});

/** The register for people: three lines for each figure, the values in one column and what is said of them in another. */
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
  return [...blocks, count(claims.length, "figure")].join("\n\n");
}

function readOptions() {
  const { values } = parseArgs({
    options: { release: { type: "boolean" }, json: { type: "boolean" } },
  });
  return { release: isGiven(values, "release"), json: isGiven(values, "json") };
}
