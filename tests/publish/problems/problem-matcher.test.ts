// The editor's task for `npm run content`: what its pattern matches in the command's output.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, test } from "vitest";

import { formatProblem, type Problem } from "../../../app/publish/problems/problem";
import { fixture } from "../../support/content-folder";
import { runContent } from "../../support/run-content";

interface Matcher {
  severity: string;
  pattern: Record<"file" | "line" | "column" | "severity" | "message", number> & { regexp: string };
}

/** What the editor would list, one line per problem. */
async function listed(output: string): Promise<string[]> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- its shape is what the tests check
  const { tasks } = JSON.parse(await readFile(resolve(".vscode/tasks.json"), "utf8"));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- as above
  const matcher: Matcher = tasks[0].problemMatcher;
  const { regexp, file, line, column, severity, message } = matcher.pattern;
  return output.split("\n").flatMap((text) => {
    const match = new RegExp(regexp).exec(text);
    return match
      ? [
          `${match[severity] ?? matcher.severity}: ${match[file]} ${match[line]} ${match[column]}: ${match[message]}`,
        ]
      : [];
  });
}

describe.concurrent("the task", () => {
  test("lists each problem once, also when its words look like one", async ({ expect }) => {
    const text = (await fixture("contact-us.email"))["contact-us.mdx"]?.replace(
      "hello at",
      "content/a.mdx:1:2  at",
    );
    const changes = { ...(await fixture("drug-pipeline.term")), "contact-us.mdx": text };
    const [plain, json] = await Promise.all([runContent(changes), runContent(changes, ["--json"])]);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- compared with the command's text output
    const { problems }: { problems: Problem[] } = JSON.parse(json.output);
    const expected = problems.map(
      ({ file, line, column, field, message, severity }) =>
        `${severity}: ${file} ${line} ${column}: ${[field, message].filter(Boolean).join("  ")}`,
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(await listed(plain.errors)).toEqual(expected);
  });

  test("tells a warning from a field of that name", async ({ expect }) => {
    const problem: Problem = {
      file: "content/a.mdx",
      ...{ line: 1, column: 2, endLine: 1, endColumn: 9 },
      field: "warning",
      message: "is not a field here",
      rule: "schema",
      severity: "error",
    };
    const output = [problem, { ...problem, severity: "warning" as const }]
      .map(formatProblem)
      .join("\n");
    expect(await listed(output)).toEqual([
      "error: content/a.mdx 1 2: warning  is not a field here",
      "warning: content/a.mdx 1 2: warning  is not a field here",
    ]);
  });
});
