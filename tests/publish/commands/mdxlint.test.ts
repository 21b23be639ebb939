// mdxlint, which editors run, reports what `npm run content` reports.
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { mdxlint } from "mdxlint";
import { engine, type Options } from "unified-engine";
import { describe, expect, test } from "vitest";

import { contentProblems } from "../../../app/publish/commands/mdxlint";
import { createProject, fixture } from "../../support/content-folder";
import { runContent } from "../../support/run-content";
import { runNode } from "../../support/run-node";
import { SPECIMEN, SPECIMEN_PROJECT } from "../../support/specimen";

const MDXLINT = join(dirname(createRequire(import.meta.url).resolve("mdxlint")), "bin.js");

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
    engine(
      {
        ...{ processor: mdxlint, plugins, extensions: ["mdx"], streamError },
        streamOut: new PassThrough(),
        ...options,
      },
      (error, exitCode) => (error ? fail(error) : done(exitCode)),
    );
  });
  streamError.end();
  const errors = await printed;
  return { code, errors, said: problemsIn(errors) };
}

describe("mdxlint", () => {
  test("finds the same problems and warnings of fields and prose, with the same words at the same places", async () => {
    const faulty = {
      ...(await fixture("not-found.missing-key")),
      ...(await fixture("contact-us.brace-open")),
      ...(await fixture("news.word-cited")),
    };
    const cwd = await createProject(faulty);
    const settings = ["--no-color", "--rc-path", resolve(".mdxlintrc.js")];
    const { code, errors } = await runNode([MDXLINT, ...settings, "content"], cwd);
    const said = problemsIn(errors);
    const command = await runContent(faulty);
    expect(code).toBe(1);
    expect(said).toEqual(command.errors.split("\n\n")[0]?.split("\n"));
    expect(new Set(said.map((line) => line.split(":")[0])).size).toBe(3);
    expect(said).toContainEqual(expect.stringContaining("  warning: "));
    await rm(cwd, { recursive: true });
  });

  test("reads what an editor has not saved yet", async () => {
    const unsaved = (await fixture("not-found.missing-key"))["not-found.mdx"] ?? "";
    const { said } = await lint({
      cwd: SPECIMEN_PROJECT,
      filePath: "content/not-found.mdx",
      streamIn: Readable.from([Buffer.from(unsaved)]),
    });
    expect(said).toEqual([
      expect.stringMatching(/^content\/not-found\.mdx:1:1 {2}headline {2}is missing,/),
    ]);
  });

  test("changes no file when it is told to format", async () => {
    const cwd = await createProject(await fixture("contact-us.brace-open"));
    const { errors } = await lint({ cwd, files: ["content"], output: true });
    expect(errors).toContain("content/home.mdx");
    for (const [file, original] of [
      ["home.mdx", join(SPECIMEN, "home.mdx")],
      ["contact-us.mdx", "tests/fixtures/prose/contact-us.brace-open.mdx"],
    ] as const) {
      expect(await readFile(join(cwd, "content", file), "utf8")).toBe(
        await readFile(original, "utf8"),
      );
    }
    await rm(cwd, { recursive: true });
  });

  test("has nothing to say of a file that is no content", async () => {
    const { code, said, errors } = await lint({
      cwd: resolve("tests"),
      files: ["fixtures/prose/contact-us.brace-open.mdx"],
    });
    expect({ code, said }).toEqual({ code: 0, said: [] });
    expect(errors).toContain("no issues found");
  });
});
