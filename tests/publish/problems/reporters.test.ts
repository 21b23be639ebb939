// How each reporter prints a problem, beyond what the command's own tests cover, and what an editor reads of it.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { countProblems, formatProblems, type Problem } from "../../../app/publish/problems/problem";
import { githubReport, jsonReport } from "../../../app/publish/problems/reporters";

const ERROR: Problem = {
  file: "content/a.mdx",
  line: 2,
  column: 8,
  endLine: 2,
  endColumn: 13,
  field: "title",
  message: "is missing",
  rule: "schema",
  severity: "error",
};
const WARNING: Problem = { ...ERROR, line: 1, column: 1, severity: "warning", message: "is long" };

describe("a warning", () => {
  test("is called one in the text, and counted apart", () => {
    expect(formatProblems([ERROR, WARNING, { ...ERROR, file: "content/b.mdx" }]))
      .toMatchInlineSnapshot(`
      "content/a.mdx:1:1  warning: title  is long
      content/a.mdx:2:8  title  is missing
      content/b.mdx:2:8  title  is missing

      2 problems and 1 warning in 2 files"
    `);
    expect(countProblems([WARNING])).toBe("1 warning in 1 file");
  });
  test("is one for programs and for GitHub, with its rule and its end", () => {
    expect(JSON.parse(jsonReport([ERROR, WARNING], [], 1))).toMatchObject({
      problems: [
        { rule: "schema", severity: "warning" },
        { rule: "schema", severity: "error", endLine: 2, endColumn: 13 },
      ],
    });
    expect(githubReport([ERROR, WARNING]).split("\n").slice(0, 2)).toEqual([
      "::warning file=content/a.mdx,line=1,endLine=2,title=title (schema)::is long",
      "::error file=content/a.mdx,line=2,endLine=2,col=8,endColumn=13,title=title (schema)::is missing",
    ]);
  });
});

test("a line break would end GitHub's command: it is escaped", () => {
  expect(githubReport([{ ...ERROR, field: "", message: "100%\r\nsure: yes" }]).split("\n")[0]).toBe(
    "::error file=content/a.mdx,line=2,endLine=2,col=8,endColumn=13,title=schema::100%25%0D%0Asure: yes",
  );
});

test("the editor's task lists each problem once, also when its words look like one", () => {
  const Task = z.object({
    problemMatcher: z.object({ pattern: z.object({ regexp: z.string() }) }),
  });
  const { tasks } = z
    .object({ tasks: z.tuple([Task]) })
    .parse(JSON.parse(readFileSync(".vscode/tasks.json", "utf8")));
  const pattern = new RegExp(tasks[0].problemMatcher.pattern.regexp, "gm");
  const odd = { ...ERROR, field: "warning", message: "content/b.mdx:1:2  is wrong" };
  const printed = formatProblems([WARNING, ERROR, { ...odd, line: 3 }]);
  expect([...printed.matchAll(pattern)].map((match) => match.slice(1))).toEqual([
    ["content/a.mdx", "1", "1", "warning", "title  is long"],
    ["content/a.mdx", "2", "8", undefined, "title  is missing"],
    ["content/a.mdx", "3", "8", undefined, "warning  content/b.mdx:1:2  is wrong"],
  ]);
});
