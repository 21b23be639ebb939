// How each reporter prints a problem, beyond what the command's own tests cover.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, describe, expect, test } from "vitest";

import { countProblems, formatProblems, type Problem } from "../../../app/publish/problems/problem";
import { githubReport, jsonReport, textReport } from "../../../app/publish/problems/reporters";

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

describe("the line below a problem on a terminal", async () => {
  const root = await mkdtemp(join(tmpdir(), "reports-"));
  await mkdir(join(root, "content"));
  afterAll(() => rm(root, { recursive: true }));

  /** The report without its first sentence and the count at its end. */
  async function below(text: string, place: { line: number; column: number }) {
    await writeFile(join(root, "content/a.mdx"), text);
    const screen = Object.assign(new PassThrough(), {
      isTTY: true,
      columns: 30,
      getColorDepth: () => 1,
    });
    const report = await textReport([{ ...ERROR, ...place }], root, screen);
    return report.split("\n").slice(1, -2).join("\n");
  }

  test("shows the column, with any line ends and behind an invisible mark", async () => {
    expect(await below("\uFEFFone\r\ntitle: two\r\n", { line: 2, column: 8 }))
      .toMatchInlineSnapshot(`
      "  2 | title: two
          |        ^"
    `);
    expect(await below("\uFEFFone\r\n", { line: 1, column: 1 })).toMatchInlineSnapshot(`
      "  1 | one
          | ^"
    `);
  });
  test("shows the part of a long line that is about the column", async () => {
    const words = "one two three four five six seven eight nine ten eleven";
    expect(await below(words, { line: 1, column: words.indexOf("seven") + 1 }))
      .toMatchInlineSnapshot(`
      "  1 | ur five six seven eight 
          |             ^"
    `);
    expect(await below(words, { line: 1, column: words.length + 1 })).toMatchInlineSnapshot(`
      "  1 | en eight nine ten eleven
          |                         ^"
    `);
  });
  test("hands the terminal no commands, and keeps the caret in its place behind a tab", async () => {
    expect(await below("\u001B[31m\ttab", { line: 1, column: 7 })).toMatchInlineSnapshot(`
      "  1 |  [31m tab
          |       ^"
    `);
  });
  test("turns and hides nothing, and keeps the caret in its place behind what it leaves out", async () => {
    expect(await below("a\u202Eb\u200B\u{E0041}c", { line: 1, column: 7 })).toMatchInlineSnapshot(`
      "  1 | a b   c
          |       ^"
    `);
  });
  test("is left out where there is none", async () => {
    expect(await below("one", { line: 3, column: 1 })).toBe("");
  });
});
