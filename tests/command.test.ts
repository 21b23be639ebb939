// `npm run content` as a writer runs it: what it prints, where, and whether it succeeds.
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, test } from "vitest";

import { createProject, fixture } from "./content-folder";

/** What the tsx command loads into Node; that command itself would start one process more. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Runs the command in a copy of the project with these changes. */
async function run(changes: Parameters<typeof createProject>[0], options: string[] = [], environment: Record<string, string> = {}) {
  const cwd = await createProject(changes);
  const child = spawn(process.execPath, ["--import", TSX, resolve("app/publish/content.ts"), ...options], { cwd, env: { ...process.env, ...environment } });
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = "";
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  const exit = new Promise<number | null>((done) => child.on("close", done));
  const [output, errors, code] = await Promise.all([read(child.stdout), read(child.stderr), exit]);
  await rm(cwd, { recursive: true });
  return { code, output, errors };
}

describe.concurrent("npm run content", { timeout: 30_000 }, () => {
  test("good content: the count of files and of placeholders, and success", async ({ expect }) => {
    const { code, output, errors } = await run({});
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toMatch(/^7 content files checked, no problems; [1-9]\d* placeholders to replace before a release\n$/);
  });
  test("bad content: every problem on standard error, and failure", async ({ expect }) => {
    expect(await run({ ...(await fixture("not-found.missing-key")), ...(await fixture("contact-us.email")) })).toMatchInlineSnapshot(`
      {
        "code": 1,
        "errors": "content/contact-us.mdx:13:10  email.value  expected an e-mail address such as "hello@example.com", found the text "hello at example.com"
      content/not-found.mdx:1:1  headline  is missing, expected text such as "Oops! Page not found"; add the line \`headline: "Oops! Page not found"\`

      2 problems in 2 files
      ",
        "output": "",
      }
    `);
  });
  // Without the extra "--" of `npm run content -- --release` npm keeps the option and sets a variable.
  test.for([{ options: ["--release"] }, { environment: { npm_config_release: "true" } }])("a release refuses placeholders, each at its line: %j", async ({ options, environment }, { expect }) => {
    const { code, output, errors } = await run(await fixture("not-found.placeholders"), options, environment);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors.split("\n").filter((line) => line.includes("not-found"))).toEqual([
      "content/not-found.mdx:8:5  placeholders[0]  still a placeholder, expected a fact in its place and this line deleted: The number is a stand-in.",
      "content/not-found.mdx:9:5  placeholders[1]  still a placeholder, expected a fact in its place and this line deleted: The headline is to be confirmed.",
    ]);
  });
  test("an unknown option: one sentence, and failure", async ({ expect }) => {
    expect(await run({}, ["--relaese"])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "errors": "\`npm run content\` knows one option: \`npm run content -- --release\` also refuses placeholders.
      ",
        "output": "",
      }
    `);
  });
});
