// `npm run content` as a writer runs it: what it prints, where, and whether it succeeds.
import { readdirSync, readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, test } from "vitest";

import { createProject, fixture } from "../../support/content-folder";
import { runContent } from "../../support/run-content";
import { runNode, TSX } from "../../support/run-node";
import { SPECIMEN } from "../../support/specimen";

/** A page that a role must sign. */
const ASKED = {
  "not-found.mdx": readFileSync(join(SPECIMEN, "not-found.mdx"), "utf8").replace(
    "---\n",
    "---\nsignOff: [Legal]\n",
  ),
};
const PAGES = readdirSync(SPECIMEN, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
).length;

describe.concurrent("npm run content", () => {
  test("good content: the count of files and of placeholders, and success", async ({ expect }) => {
    const { code, output, errors } = await runContent({});
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toMatch(
      /^\d+ content files checked, no problems; [1-9]\d* placeholders to replace before a release\nNot published yet:\n( {2}\/.* (is|are) .*\n)+$/,
    );
    expect(output.split(" ")[0]).toBe(String(PAGES));
  });
  test("bad content: every problem on standard error, and failure", async ({ expect }) => {
    expect(
      await runContent({
        ...(await fixture("not-found.missing-key")),
        ...(await fixture("contact-us.email")),
      }),
    ).toMatchInlineSnapshot(`
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
  test("content with a warning: the warning on standard error, and success", async ({ expect }) => {
    const text = `${await readFile(join(SPECIMEN, "about-us.mdx"), "utf8")}\nA sentense more.\n`;
    const { code, output, errors } = await runContent({ "about-us.mdx": text });
    expect(errors).toMatch(
      /^content\/about-us\.mdx:\d+:3 {2}warning: "sentense" .*\n\n1 warning in 1 file\n$/,
    );
    expect(output).toContain(" content files checked, no problems;");
    expect(code).toBe(0);
  });
  // Without the extra "--" of `npm run content -- --release` npm keeps the option and sets a variable.
  test.for([{ options: ["--release"] }, { env: { npm_config_release: "true" } }])(
    "a release refuses placeholders, each at its line: %j",
    async ({ options, env }, { expect }) => {
      const { code, output, errors } = await runContent(
        await fixture("not-found.placeholders"),
        options,
        {
          env,
        },
      );
      expect({ code, output }).toEqual({ code: 1, output: "" });
      expect(errors.split("\n").filter((line) => line.includes("not-found"))).toEqual([
        "content/not-found.mdx:8:5  placeholders[0]  still a placeholder, expected a fact in its place and this line deleted: The number is a stand-in.; the page's owner decides",
        "content/not-found.mdx:9:5  placeholders[1]  still a placeholder, expected a fact in its place and this line deleted: The headline is to be confirmed.; the page's owner decides",
      ]);
    },
  );
  test("a release refuses a figure without a source and a regulated word, which are warnings until then", async ({
    expect,
  }) => {
    const changes = {
      ...(await fixture("news.figure-without-source")),
      "more.mdx": "---\ntitle: More\ndescription: It is safe.\n---\n\nIt is.\n",
    };
    const [draft, release] = await Promise.all([
      runContent(changes),
      runContent(changes, ["--release"]),
    ]);
    expect(draft.code).toBe(0);
    expect(draft.errors).toMatch(
      /^content\/more\.mdx:3:20 {2}warning: description {2}"safe" .*\ncontent\/news\.mdx:5:5 {2}warning: stats\[0\]\.source {2}is missing, .*\n\n2 warnings in 2 files\n$/,
    );
    expect(release.code).toBe(1);
    expect(release.errors).toContain("content/news.mdx:5:5  stats[0].source  is missing, ");
    expect(release.errors).toContain('content/more.mdx:3:20  description  "safe" ');
  });
  test("a release refuses what a role has not signed", async ({ expect }) => {
    const message = "content/not-found.mdx:1:1  is not signed for Legal; ";
    const [draft, release] = await Promise.all([
      runContent(ASKED),
      runContent(ASKED, ["--release"]),
    ]);
    expect(draft.errors).not.toContain(message);
    expect(release.code).toBe(1);
    expect(release.errors).toContain(message);
  });
  test.for([{ options: ["--relaese"] }, { options: ["--format", "xml"] }, { options: ["json"] }])(
    "an unknown option prints the help text, and fails: %j",
    async ({ options }, { expect }) => {
      expect(await runContent({}, options)).toMatchInlineSnapshot(`
        {
          "code": 1,
          "errors": "Usage: npm run content -- [options]
          --release        also refuse placeholders, figures without a source or a date, and pages
                           that a role of \`signOff:\` has not signed as they are
          --format <name>  who reads the result: text (the default), json or github
          --json           short for --format json
        ",
          "output": "",
        }
      `);
    },
  );

  // `npm run content --json`, without the extra "--", again sets a variable.
  test.for([{ options: ["--format", "json"] }, { env: { npm_config_json: "true" } }])(
    "JSON: one document on standard output, and failure: %j",
    async ({ options, env }, { expect }) => {
      const changes = {
        ...(await fixture("contact-us.email")),
        ...(await fixture("not-found.placeholders")),
      };
      const { code, output, errors } = await runContent(changes, options, { env });
      expect({ code, errors }).toEqual({ code: 1, errors: "" });
      const { problems, placeholders, files } = readJson(output);
      expect(problems).toMatchInlineSnapshot(`
      [
        {
          "column": 10,
          "endColumn": 30,
          "endLine": 13,
          "field": "email.value",
          "file": "content/contact-us.mdx",
          "line": 13,
          "message": "expected an e-mail address such as "hello@example.com", found the text "hello at example.com"",
          "rule": "schema",
          "severity": "error",
        },
      ]
    `);
      expect(files).toBe(PAGES);
      expect(placeholders).toContainEqual({
        file: "content/not-found.mdx",
        ...{ line: 8, column: 5, endLine: 8, endColumn: 30 },
        field: "placeholders[0]",
        message:
          "still a placeholder, expected a fact in its place and this line deleted: The number is a stand-in.",
        rule: "placeholders",
        severity: "error",
      });
    },
  );
  test("JSON of a release: each placeholder is a problem too", async ({ expect }) => {
    const { code, output } = await runContent({}, ["--json", "--release"]);
    const { problems, placeholders } = readJson(output);
    expect(code).toBe(1);
    expect(placeholders.length).toBeGreaterThan(0);
    expect(problems).toEqual(placeholders);
  });

  test("GitHub: a command for each problem on standard output, its signs escaped, and failure", async ({
    expect,
  }) => {
    const { code, output, errors } = await runContent(
      { ...(await fixture("contact-us.email")), "100%, a:b.txt": "" },
      ["--format", "github"],
    );
    expect({ code, errors }).toEqual({ code: 1, errors: "" });
    expect(output.split("\n")).toEqual([
      expect.stringMatching(
        /^::error file=content\/100%25%2C a%3Ab\.txt,line=1,endLine=1,col=1,endColumn=1,title=file-names::\S/,
      ),
      '::error file=content/contact-us.mdx,line=13,endLine=13,col=10,endColumn=30,title=email.value (schema)::expected an e-mail address such as "hello@example.com", found the text "hello at example.com"',
      "2 problems in 2 files",
      "",
    ]);
  });

  test("as a process: its streams and its exit code", async ({ expect }) => {
    const changes = await fixture("contact-us.email");
    const cwd = await createProject(changes);
    const [plain, { code, output, errors }] = await Promise.all([
      runContent(changes),
      runNode(["--import", TSX, resolve("app/publish/commands/content.ts")], cwd),
    ]);
    await rm(cwd, { recursive: true });
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toBe(plain.errors);
  });
});

function readJson(
  output: string,
): Record<"problems" | "placeholders", object[]> & { files: number } {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the tests compare its actual content
  return JSON.parse(output);
}
