// `npm run content` as a writer runs it: what it prints, where, and whether it succeeds. What is wrong with which
// content: ../content/mistakes.
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, test } from "vitest";

import { createProject } from "../../support/content-folder";
import { contentCommand } from "../../../app/publish/commands/content";
import { callCommand, runContent } from "../../support/run-content";
import { runNode, TSX } from "../../support/run-node";
import { SPECIMEN } from "../../support/specimen";
import { edit, fields, news } from "../content/mistakes/mistake";

const PAGES = readdirSync(SPECIMEN, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
).length;

const NO_HEADLINE = edit("not-found.mdx", "headline: Oops! Page not found\n", "");
const MISSING =
  'content/not-found.mdx:1:1  headline  is missing, expected text such as "Oops! Page not found"; add the line `headline: "Oops! Page not found"`';
const STAND_IN = edit(
  "not-found.mdx",
  "link: Return to Home",
  "link: Return to Home\nplaceholders:\n  - The number is a stand-in.",
);
/** What is wrong in a release only: a figure without a source, a regulated word, and a signature that is missing. */
const NOT_READY = {
  ...fields("stats:\n  - value: 42%\n    label: share\n    meaning: A share.\n    asOf: 2025"),
  "more.mdx": "---\ntitle: More\ndescription: It is safe.\nsignOff: [Legal]\n---\n\nIt is.\n",
};

describe.concurrent("npm run content", () => {
  test("good content: the count of files and of placeholders, and success", async ({ expect }) => {
    const { code, output, errors } = await runContent({});
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toMatch(
      /^\d+ content files checked, no problems; [1-9]\d* placeholders to replace before a release\nNot published yet:\n( {2}\/.* (is|are) .*\n)+$/,
    );
    expect(output.split(" ")[0]).toBe(String(PAGES));
  });

  test("bad content: every problem on standard error, and failure, also as a process", async ({
    expect,
  }) => {
    const changes = { ...NO_HEADLINE, ...news("A brace { that is open.") };
    const cwd = await createProject(changes);
    const command = ["--import", TSX, resolve("app/publish/commands/content.ts")];
    const [called, started] = await Promise.all([runContent(changes), runNode(command, cwd)]);
    await rm(cwd, { recursive: true });
    expect(called).toMatchObject({ code: 1, output: "" });
    expect(called.errors).toBe(
      `content/news.mdx:6:9  a "{" starts code, expected "\\{" for a plain brace\n${MISSING}\n\n2 problems in 2 files\n`,
    );
    expect(started).toEqual(called);
  });

  test("what only a release refuses is a warning until then, and success", async ({ expect }) => {
    const [draft, release] = await Promise.all([
      runContent(NOT_READY),
      runContent(NOT_READY, ["--release"]),
    ]);
    expect(draft.code).toBe(0);
    expect(draft.output).toContain(" content files checked, no problems;");
    expect(draft.errors).toMatch(
      /^content\/more\.mdx:3:20 {2}warning: description {2}"safe" .*\ncontent\/news\.mdx:5:5 {2}warning: stats\[0\]\.source {2}is missing, .*\n\n2 warnings in 2 files\n$/,
    );
    expect(release.code).toBe(1);
    expect(release.errors).toContain("content/news.mdx:5:5  stats[0].source  is missing, ");
    expect(release.errors).toContain('content/more.mdx:3:20  description  "safe" ');
    expect(release.errors).toContain("content/more.mdx:1:1  is not signed for Legal; ");
  });

  test("a release refuses placeholders, each at its line", async ({ expect }) => {
    const { code, output, errors } = await runContent(STAND_IN, ["--release"]);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toContain(
      "content/not-found.mdx:8:5  placeholders[0]  is still a placeholder; replace it with a fact, and delete this line: The number is a stand-in.; the page's owner decides\n",
    );
  });

  test.for([["--relaese"], ["json"]])(
    "an unknown option is refused: %j",
    async (options, { expect }) => {
      await expect(callCommand(contentCommand, options)).rejects.toThrow(`'${options[0]}'`);
    },
  );

  test("an unknown format is refused", async ({ expect }) => {
    const { code, errors } = await runContent({}, ["--format", "xml"]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: '--format is text, json or github, found "xml"\n',
    });
  });

  test("JSON: one document on standard output; in a release each placeholder is a problem too", async ({
    expect,
  }) => {
    const changes = { ...STAND_IN, ...news("An &unknown; sign in {braces}.") };
    const [draft, release] = await Promise.all([
      runContent(changes, ["--json"]),
      runContent(changes, ["--json", "--release"]),
    ]);
    expect(draft).toMatchObject({ code: 1, errors: "" });
    const { problems, placeholders, files } = readJson(draft.output);
    expect(problems).toContainEqual(
      expect.objectContaining({ file: "content/news.mdx", line: 6, severity: "error" }),
    );
    expect(files).toBe(PAGES + 1);
    expect(placeholders).toContainEqual({
      file: "content/not-found.mdx",
      ...{ line: 8, column: 5, endLine: 8, endColumn: 30 },
      field: "placeholders[0]",
      message:
        "is still a placeholder; replace it with a fact, and delete this line: The number is a stand-in.",
      rule: "placeholders",
      severity: "warning",
    });
    const released = readJson(release.output);
    expect(released.problems).toEqual(
      expect.arrayContaining([...problems, ...released.placeholders]),
    );
  });

  test("GitHub: a command for each problem on standard output, its signs escaped, and failure", async ({
    expect,
  }) => {
    const changes = { ...NO_HEADLINE, "100%, a:b.txt": "" };
    const { code, output, errors } = await runContent(changes, ["--format", "github"]);
    expect({ code, errors }).toEqual({ code: 1, errors: "" });
    expect(output.split("\n")).toEqual([
      expect.stringMatching(
        /^::error file=content\/100%25%2C a%3Ab\.txt,line=1,endLine=1,col=1,endColumn=1,title=file-names::\S/,
      ),
      expect.stringMatching(
        /^::error file=content\/not-found\.mdx,line=1,endLine=1,col=1,endColumn=\d+,title=headline \(schema\)::is missing, /,
      ),
      "2 problems in 2 files",
      "",
    ]);
  });
});

function readJson(
  output: string,
): Record<"problems" | "placeholders", object[]> & { files: number } {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the tests compare its actual content
  return JSON.parse(output);
}
