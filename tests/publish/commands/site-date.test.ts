// The day of a build is the day of its figures too: SITE_DATE moves what has expired, in every command that judges figures.
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

import { claimsCommand } from "../../../app/publish/commands/claims";
import { contentCommand } from "../../../app/publish/commands/content";
import { createProject, fixture } from "../../support/content-folder";
import { callCommand } from "../../support/run-content";
import { runNode } from "../../support/run-node";

const MDXLINT = join(dirname(createRequire(import.meta.url).resolve("mdxlint")), "bin.js");
const RULES = ["--no-color", "--rc-path", resolve(".mdxlintrc.js")];

afterEach(() => vi.unstubAllEnvs());

/** What each command prints on standard error. */
const COMMANDS: [name: string, print: (cwd: string) => Promise<{ errors: string }>][] = [
  ["content", (cwd) => callCommand(contentCommand, [], { cwd })],
  ["claims", (cwd) => callCommand(claimsCommand, [], { cwd })],
  ["mdxlint", (cwd) => runNode([MDXLINT, ...RULES, "content"], cwd)],
];

test.each(COMMANDS)("%s", async (_, print) => {
  const cwd = await createProject(await fixture("news.figure-expired"));
  const onDay = async (day: string) => {
    vi.stubEnv("SITE_DATE", day);
    return (await print(cwd)).errors;
  };
  expect(await onDay("2025-06-30")).not.toContain("the figure expired");
  expect(await onDay("2025-07-01")).toContain("the figure expired after 2025-06-30");
  await rm(cwd, { recursive: true });
});
