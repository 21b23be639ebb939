// mdxlint, which editors run, reports what `npm run content` reports.
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { describe, test } from "vitest";

import { createProject, fixture, settledPages } from "../../support/content-folder";
import { runContent } from "../../support/run-content";
import { runNode } from "../../support/run-node";

const MDXLINT = join(dirname(createRequire(import.meta.url).resolve("mdxlint")), "bin.js");

/** Runs mdxlint with this project's settings in another folder; returns one line per problem. */
async function lint(cwd: string, options: string[], input = "") {
  const { code, errors } = await runNode(
    [MDXLINT, "--no-color", "--rc-path", resolve(".mdxlintrc.js"), ...options],
    cwd,
    {},
    input,
  );
  let file = "";
  const said = errors.split("\n").flatMap((line) => {
    const [, place, severity, message] =
      /^(\d+:\d+)(?:-\d+:\d+)?\s+(error|warning)\s+(.*?)\s+[a-z-]+\s+content$/.exec(line) ?? [];
    if (!place) file = line;
    return place
      ? [`${file}:${place}  ${severity === "warning" ? "warning: " : ""}${message}`]
      : [];
  });
  return { code, errors, said };
}

describe.concurrent("mdxlint", () => {
  test("finds the same problems and warnings of fields and prose, with the same words at the same places", async ({
    expect,
  }) => {
    const faulty = {
      ...(await settledPages()),
      ...(await fixture("not-found.missing-key")),
      ...(await fixture("contact-us.brace-open")),
      ...(await fixture("news.word-cited")),
    };
    const cwd = await createProject(faulty);
    const [{ code, said }, command] = await Promise.all([
      lint(cwd, ["content"]),
      runContent(faulty),
    ]);
    expect(code).toBe(1);
    expect(said).toEqual(command.errors.split("\n\n")[0]?.split("\n"));
    expect(new Set(said.map((line) => line.split(":")[0])).size).toBe(3);
    expect(said).toContainEqual(expect.stringContaining("  warning: "));
    await rm(cwd, { recursive: true });
  });

  test("reads what an editor has not saved yet", async ({ expect }) => {
    const cwd = await createProject(await settledPages());
    const unsaved = (await fixture("not-found.missing-key"))["not-found.mdx"];
    const { said } = await lint(cwd, ["--file-path", "content/not-found.mdx"], unsaved);
    expect(said).toEqual([
      expect.stringMatching(/^content\/not-found\.mdx:1:1 {2}headline {2}is missing,/),
    ]);
    await rm(cwd, { recursive: true });
  });

  test("changes no file when it is told to format", async ({ expect }) => {
    const cwd = await createProject(await fixture("contact-us.brace-open"));
    const { errors } = await lint(cwd, ["content", "--output"]);
    expect(errors).toContain("content/home.mdx");
    for (const [file, original] of [
      ["home.mdx", "content/home.mdx"],
      ["contact-us.mdx", "tests/fixtures/prose/contact-us.brace-open.mdx"],
    ] as const) {
      expect(await readFile(join(cwd, "content", file), "utf8")).toBe(
        await readFile(resolve(original), "utf8"),
      );
    }
    await rm(cwd, { recursive: true });
  });

  test("has nothing to say of a file that is no content", async ({ expect }) => {
    const { code, said, errors } = await lint(resolve("tests"), [
      "fixtures/prose/contact-us.brace-open.mdx",
    ]);
    expect({ code, said }).toEqual({ code: 0, said: [] });
    expect(errors).toContain("no issues found");
  });
});
