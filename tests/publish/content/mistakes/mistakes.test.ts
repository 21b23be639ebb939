// What writers get wrong, as tables: each mistake is found, and after the fix that its message names nothing is left to say.
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

import { LONGEST_MESSAGE, type Problem } from "../../../../app/publish/problems/problem";
import { findEach, findProblems, type Changes } from "../../../support/content-folder";
import { patternOf, readTable } from "../../../support/read-table";
import { edit, news, newsWithFields } from "./written-files";

/** Words of the libraries, which mean nothing to a writer. */
const JARGON = new RegExp(
  "\\b(?:undefined|scalars?|acorn|zod|tokens?|yaml|mdx syntax|mapping|implicit|" +
    "parse\\w*|invalid|string|object|array|frontmatter)\\b",
  "i",
);

/** A page's fields and prose, words in place of the specimen's, all of a file, or null for none. */
const File = z.union([
  z.string(),
  z.null(),
  z.strictObject({ replace: z.record(z.string(), z.string()) }),
  z.strictObject({ fields: z.string().optional(), prose: z.string().optional() }),
]);
/** A text is the prose of a page, which begins on line 6; `fields` begin on line 4. */
const Files = z.union([
  z.string().transform(news),
  z
    .strictObject({ fields: z.string(), prose: z.string().optional() })
    .transform((page) => newsWithFields(page.fields, page.prose)),
  z.record(z.string(), File).transform(toChanges),
]);
/** `says` is "error 6 message", with the field before the message, and the file of any but the first. */
const Row = z.strictObject({
  wrote: Files,
  says: z.union([z.string(), z.array(z.string())]),
  fixed: Files.optional(),
});

function toChanges(files: Record<string, z.infer<typeof File>>): Changes {
  const changes: Changes = {};
  for (const [name, file] of Object.entries(files)) {
    if (file === null) changes[name] = undefined;
    else if (typeof file === "string") changes[name] = file;
    else if ("replace" in file)
      Object.assign(changes, edit(name, ...Object.entries(file.replace).flat()));
    else changes[name] = newsWithFields(file.fields ?? "", file.prose)["news.mdx"];
  }
  return changes;
}

describe.each(["yaml", "fields", "links", "prose", "files"])("a writer is told of %s:", (name) => {
  const rows = readTable(`tests/publish/content/mistakes/${name}.yml`, z.record(z.string(), Row));
  let before: Problem[][] = [];
  let after: Problem[][] = [];
  beforeAll(async () => {
    before = await findEach(rows.map(([, { wrote }]) => wrote));
    after = await findEach(
      rows.map(([, { wrote, fixed }]) => (fixed ? { ...wrote, ...fixed } : {})),
    );
  }, 60_000);
  test.each(rows.map(([title, row], index) => [title, row, index] as const))(
    "%s",
    (_, { wrote, says }, index) => {
      const found = before[index] ?? [];
      const lines = found.map((problem) => lineOf(problem, Object.keys(wrote)[0] ?? ""));
      const patterns = [says].flat().map((line): unknown => expect.stringMatching(patternOf(line)));
      expect(lines).toEqual(patterns);
      for (const { message } of found) {
        expect(message).not.toMatch(JARGON);
        expect(message.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
      }
      expect(after[index]).toEqual([]);
    },
  );
});

test("a writer is told of a file that is too large for a host", async () => {
  const wrote = { ...news("![A](./images/a.svg)"), "images/a.svg": " ".repeat(1_100_000) };
  const [problem] = await findProblems(wrote);
  expect(problem?.message).toMatch(/^the file ".*" has 1\.1 MB, expected at most 1;/);
});

function lineOf({ file, line, field, message, severity }: Problem, first: string): string {
  const place = file === `content/${first}` ? "" : `${file.replace("content/", "")}:`;
  return `${severity} ${place}${line} ${field && `${field}  `}${message}`;
}
