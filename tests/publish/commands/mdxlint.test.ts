// mdxlint, which editors run, reports what `npm run content` reports, on the same day.
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { mdxlint } from "mdxlint";
import { engine, type Options } from "unified-engine";
import { afterEach, expect, test, vi } from "vitest";

import { claimsCommand } from "../../../app/publish/commands/claims";
import { contentCommand } from "../../../app/publish/commands/content";
import { contentProblems } from "../../../app/publish/commands/mdxlint";
import { createProject } from "../../support/content-folder";
import { callCommand, runContent } from "../../support/run-content";
import { runNode } from "../../support/run-node";
import { SPECIMEN_PROJECT } from "../../support/specimen";
import { edit, fields, news } from "../content/mistakes/mistake";

const MDXLINT = join(dirname(createRequire(import.meta.url).resolve("mdxlint")), "bin.js");
const NO_HEADLINE = edit("not-found.mdx", "headline: Oops! Page not found\n", "");

afterEach(() => vi.unstubAllEnvs());

/** The problems that mdxlint prints, one line each, as `npm run content` prints them. */
function problemsIn(printed: string): string[] {
  let file = "";
  return printed.split("\n").flatMap((line) => {
    const [, place, severity, message] =
      /^(\d+:\d+)(?:-\d+:\d+)?\s+(error|warning)\s+(.*?)\s+[a-z-]+\s+content$/.exec(line) ?? [];
    if (!place) file = line;
    return place
      ? [`${file}:${place}  ${severity === "warning" ? "warning: " : ""}${message}`]
      : [];
  });
}

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the engine's types know no plugin that names its `this`
const plugins = [contentProblems] as Options["plugins"];

/** Runs the plugin as mdxlint does, without a process of its own. */
async function lint(options: Omit<Options, "processor">) {
  const streamError = new PassThrough();
  const printed = text(streamError);
  const code = await new Promise<number | undefined>((done, fail) => {
    const streams = { streamError, streamOut: new PassThrough() };
    engine(
      { processor: mdxlint, plugins, extensions: ["mdx"], ...streams, ...options },
      (error, exitCode) => (error ? fail(error) : done(exitCode)),
    );
  });
  streamError.end();
  return { code, errors: await printed };
}

test("the same problems and warnings, with the same words at the same places", async () => {
  const faulty = { ...NO_HEADLINE, ...news("A brace { that is open, and a sentense.") };
  const cwd = await createProject(faulty);
  const settings = ["--no-color", "--rc-path", resolve(".mdxlintrc.js")];
  const { code, errors } = await runNode([MDXLINT, ...settings, "content"], cwd);
  const said = problemsIn(errors);
  expect(code).toBe(1);
  expect(said).toEqual((await runContent(faulty)).errors.split("\n\n")[0]?.split("\n"));
  expect(new Set(said.map((line) => line.split(":")[0])).size).toBe(2);
  await rm(cwd, { recursive: true });
});

test("what an editor has not saved yet is read", async () => {
  const { errors } = await lint({
    ...{ cwd: SPECIMEN_PROJECT, filePath: "content/not-found.mdx" },
    streamIn: Readable.from([Buffer.from(NO_HEADLINE["not-found.mdx"] ?? "")]),
  });
  expect(problemsIn(errors)).toEqual([
    expect.stringMatching(/^content\/not-found\.mdx:1:1 {2}headline {2}is missing,/),
  ]);
});

test("formatting changes no file, with a problem or without", async () => {
  const changes = news("A brace { that is open,\n\n\n*  and   a list.");
  const cwd = await createProject(changes);
  const read = (file: string) => readFile(join(cwd, "content", file), "utf8");
  const home = await read("home.mdx");
  const { errors } = await lint({ cwd, files: ["content"], output: true });
  expect(errors).toContain("content/home.mdx");
  expect([await read("home.mdx"), await read("news.mdx")]).toEqual([home, changes["news.mdx"]]);
  await rm(cwd, { recursive: true });
});

test("a file that is no content has no problems", async () => {
  const cwd = await createProject();
  await writeFile(join(cwd, "notes.mdx"), "A brace { that is open.\n");
  const { code, errors } = await lint({ cwd, files: ["notes.mdx"] });
  expect({ code, said: problemsIn(errors) }).toEqual({ code: 0, said: [] });
  expect(errors).toContain("notes.mdx");
  await rm(cwd, { recursive: true });
});

test.each<[name: string, print: (cwd: string) => Promise<{ errors: string }>]>([
  ["content", (cwd) => callCommand(contentCommand, [], { cwd })],
  ["claims", (cwd) => callCommand(claimsCommand, [], { cwd })],
  ["mdxlint", (cwd) => lint({ cwd, files: ["content"] })],
])("SITE_DATE moves what has expired in %s", async (_, print) => {
  const known = "source: Company record\n    asOf: 2025\n    expires: 2025-06-30";
  const stat = `stats:\n  - value: 42%\n    label: share\n    meaning: A share.\n    ${known}`;
  const cwd = await createProject(fields(stat));
  const onDay = async (day: string) => {
    vi.stubEnv("SITE_DATE", day);
    return (await print(cwd)).errors;
  };
  expect(await onDay("2025-06-30")).not.toContain("the figure expired");
  expect(await onDay("2025-07-01")).toContain("the figure expired after 2025-06-30");
  await rm(cwd, { recursive: true });
});
