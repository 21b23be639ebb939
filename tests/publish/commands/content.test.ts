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
  "content/not-found.mdx:1:1  headline  is missing; add the line `headline:` with what went wrong";
const STAND_IN = edit(
  "not-found.mdx",
  "link: Return to Home",
  "link: Return to Home\nplaceholders:\n  - The number is a stand-in.",
);
/** What people decide: a figure without a source, and a regulated word. */
const NOT_READY = {
  ...fields("stats:\n  - value: 42%\n    label: share\n    meaning: A share.\n    asOf: 2025"),
  "more.mdx": "---\ntitle: More\ndescription: It is safe.\n---\n\nIt is.\n",
};

describe.concurrent("npm run content", () => {
  test("good content: the count of files and of placeholders, and success", async ({ expect }) => {
    const { code, output } = await runContent({});
    expect(code).toBe(0);
    expect(output).toMatch(
      /^\d+ files checked: no errors, \d+ warnings; [1-9]\d* placeholders to replace before a release\nNot published yet:\n( {2}\/.* (is|are) .*\n)+$/,
    );
    expect(output.split(" ")[0]).toBe(String(PAGES));
  });

  test("bad content: every problem on standard error, and failure, also as a process", async ({
    expect,
  }) => {
    const changes = { ...NO_HEADLINE, ...news("A brace { that is open.") };
    const cwd = createProject(changes);
    const command = ["--import", TSX, resolve("app/publish/commands/content.ts")];
    const [called, started] = await Promise.all([runContent(changes), runNode(command, cwd)]);
    await rm(cwd, { recursive: true });
    expect(called.code).toBe(1);
    expect(called.output).toMatch(/^\d+ files checked: 2 errors, \d+ warnings; /);
    expect(called.errors).toMatch(/^content\/\S+ {2}.*\ncontent\/\S+ {2}.*\n\S+ {2}warning: /);
    expect(called.errors).toContain(`${MISSING}\n`);
    expect(called.errors).toContain(
      'content/news.mdx:6:9  a "{" starts code; write "\\{" for a plain brace\n',
    );
    expect(started).toEqual(called);
  });

  test("an unknown option is refused", async ({ expect }) => {
    await expect(callCommand(contentCommand, ["--relaese"])).rejects.toThrow("'--relaese'");
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
    expect(release.code).toBe(1);
    const released = readJson(release.output);
    expect(released.problems).toEqual(
      expect.arrayContaining([...problems, ...released.placeholders]),
    );
  });

  test("errors come first, then warnings; files with an error list their placeholders too", async ({
    expect,
  }) => {
    const wrong = edit("about-us.mdx", "title: About Us", "titel: About Us");
    const { errors } = await runContent({ ...NOT_READY, ...wrong });
    const severities = errors
      .trim()
      .split("\n")
      .map((line) => line.includes("warning: "));
    expect(severities[0]).toBe(false);
    expect(severities).toEqual(severities.toSorted((one, other) => Number(one) - Number(other)));
    expect(severities.filter(Boolean).length).toBeGreaterThan(1);
    const { errors: release } = await runContent(wrong, ["--release"]);
    expect(release).toContain("content/about-us.mdx:16:5  placeholders[0]  is still a placeholder");
  });
});

function readJson(
  output: string,
): Record<"problems" | "placeholders", object[]> & { files: number } {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the tests compare its actual content
  return JSON.parse(output);
}
