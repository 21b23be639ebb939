// `npm run content` as a writer runs it.
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, test } from "vitest";

import { contentCommand } from "../../../app/publish/commands/content";
import { createProject } from "../../support/content-folder";
import { callCommand, runContent } from "../../support/call-command";
import { runNode, TSX } from "../../support/run-node";
import { SPECIMEN_CONTENT } from "../../support/specimen";
import { edit, news } from "../content/mistakes/written-files";

const PAGES = readdirSync(SPECIMEN_CONTENT, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
).length;

const MISSING =
  "content/not-found.mdx:2:1  headline  is missing; add the line `headline:` with what went wrong";
/** A page with warnings and no errors. */
const NOT_READY = edit("investors.mdx", "      source: The source of the first opportunity\n", "");

describe.concurrent("npm run content", () => {
  test("reports no problems of good content, and counts its placeholders", async ({ expect }) => {
    const { code, output, errors } = await runContent({});
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toMatch(
      /^\d+ files checked: no problems; [1-9]\d* placeholders to replace before a release\n/,
    );
    expect(output).toMatch(/\nDrafts, not published:\n( {2}\/.*\n)+$/);
    expect(output.split(" ")[0]).toBe(String(PAGES));
  });

  test("prints every problem of bad content on standard error, and fails", async ({ expect }) => {
    const headline = edit("not-found.mdx", "headline: Oops! Page not found\n", "");
    const changes = { ...headline, ...news("A brace { that is open.") };
    const cwd = createProject(changes);
    const command = ["--import", TSX, resolve("app/publish/commands/content.ts")];
    const [called, started] = await Promise.all([runContent(changes), runNode(command, cwd)]);
    await rm(cwd, { recursive: true });
    expect(called.code).toBe(1);
    expect(called.output).toMatch(/^\d+ files checked: 2 errors; /);
    expect(called.errors).toContain(`${MISSING}\n`);
    expect(called.errors).toContain('content/news.mdx:6:9  this "{" has no end');
    expect(started).toEqual(called);
  });

  test("does not fail for warnings, prints errors first, and names placeholders in wrong files for a release", async ({
    expect,
  }) => {
    expect(await runContent(NOT_READY)).toMatchObject({ code: 0 });
    const wrong = edit("about-us.mdx", "title: About Us", "titel: About Us");
    const { errors } = await runContent({ ...NOT_READY, ...wrong });
    expect(errors).toMatch(/^content\/about-us.*\ncontent\/investors.* warning: .*\n\n$/);
    const { errors: release } = await runContent(wrong, ["--release"]);
    expect(release).toMatch(/content\/about-us\.mdx:\d+:5 {2}placeholders\[0\] {2}is still a/);
  });

  test("refuses an unknown option", async ({ expect }) => {
    await expect(callCommand(contentCommand, ["--relaese"])).rejects.toThrow("'--relaese'");
  });
});
