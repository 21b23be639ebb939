// Leftovers of an old name: wherever the words stand, also when marks, tags or the end of a line are between them.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { contentCommand } from "../../../app/publish/commands/content";
import { callCommand } from "../../support/run-content";

const FILES = {
  "home.mdx": `---
title: At Old Name Labs
lead: >-
  A text of OLD
  NAME Labs. "{site.name}"
---

By **Old** [Name](/x) <Term>Old</Term> names. ![The old-name tree](./images/a.png)
`,
  "images/slide.svg":
    "<svg><text>\n  <tspan>Old</tspan>\n  <tspan x='1'>Na</tspan><tspan>me</tspan></text></svg>\n",
  "images/old-name.png": Buffer.from("Old Name"),
  "words.txt": "# Old Name\nSmith & O’Neil\n",
  "README.md": "Old Name\n",
};

let cwd = "";
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "find-"));
  for (const [name, bytes] of Object.entries(FILES)) {
    await mkdir(dirname(join(cwd, "content", name)), { recursive: true });
    await writeFile(join(cwd, "content", name), bytes);
  }
});
afterAll(() => rm(cwd, { recursive: true }));

const find = (words: string, ...options: string[]) =>
  callCommand(contentCommand, ["--find", words, ...options], { cwd });

test("every place is listed, with the count, and fails", async () => {
  const { code, output, errors } = await find("old  name");
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatchInlineSnapshot(`
    "content/home.mdx:2:11  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}
    content/home.mdx:4:13  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}
    content/home.mdx:8:6  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}
    content/home.mdx:8:29  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}
    content/home.mdx:8:53  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}
    content/images/old-name.png:1:1  the name of this file holds "old  name", expected another one
    content/images/slide.svg:2:10  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}
    content/words.txt:1:3  "old  name" stands here, expected other words, or what site.mdx has for them, such as {site.name}

    8 problems in 4 files
    "
  `);
});
test("programs get the same", async () => {
  const [json, github] = await Promise.all([
    find("Old Name", "--json"),
    find("Old Name", "--format", "github"),
  ]);
  expect(json.code + github.code).toBe(2);
  expect(JSON.parse(json.output)).toMatchObject({ files: 4, placeholders: [] });
  expect(github.output).toContain(
    "::error file=content/home.mdx,line=2,endLine=2,col=11,endColumn=19,title=find::",
  );
});
test("marks in the words count as letters, in any spelling", async () => {
  expect((await find("Smith & O'Neil")).errors).toContain("content/words.txt:2:1 ");
  expect((await find("a.d")).code).toBe(0);
});
test("words that are nowhere: one line, and success", async () => {
  expect(await find("Somebody Else")).toEqual({
    code: 0,
    output: '"Somebody Else" stands nowhere in 4 content files\n',
    errors: "",
  });
});
test("no words: the help text, and failure", async () => {
  const { code, errors } = await find(" ");
  expect(code).toBe(1);
  expect(errors).toMatch(/^Usage: /);
});
