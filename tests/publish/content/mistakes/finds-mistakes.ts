// What writers get wrong, as data: every mistake is found, with its fix in the message; after that fix nothing is left to
// say.
import { expect, test } from "vitest";
import { z } from "zod";

import { LONGEST_MESSAGE, type Problem } from "../../../../app/publish/problems/problem";
import { findProblems, useSmallSite, type Changes } from "../../../support/content-folder";
import { patternOf, readTable } from "../../../support/read-table";
import { edit, fields, news, type Mistake } from "./mistake";

/** All of a file, its fields and its prose, or what takes the place of words in the specimen's; null deletes it. */
const File = z.union([
  z.string(),
  z.null(),
  z.strictObject({ replace: z.record(z.string(), z.string()) }),
  z.strictObject({ fields: z.string().optional(), prose: z.string().optional() }),
]);
/** A text is the prose of a page, which begins on line 6; its fields begin on line 4. */
const Files = z.union([
  z.string().transform(news),
  z
    .strictObject({ fields: z.string(), prose: z.string().optional() })
    .transform((page) => fields(page.fields, page.prose)),
  z.record(z.string(), File).transform(toChanges),
]);
const Row = z
  .strictObject({
    wrote: Files,
    says: z.union([z.string(), z.array(z.string())]),
    fixed: Files.optional(),
  })
  .transform(({ wrote, says, fixed }): Mistake => [wrote, says, fixed]);

/** Reads a table in this folder. @param name "links" */
export function readMistakes(name: string): [string, Mistake][] {
  return readTable(`tests/publish/content/mistakes/${name}.yml`, z.record(z.string(), Row));
}

function toChanges(files: Record<string, z.infer<typeof File>>): Changes {
  const changes = Object.entries(files).map(([name, file]): [string, Changes[string]] => {
    if (file === null || typeof file === "string") return [name, file ?? undefined];
    if ("replace" in file) return [name, edit(name, ...Object.entries(file.replace).flat())[name]];
    return [name, fields(file.fields ?? "", file.prose)["news.mdx"]];
  });
  return Object.fromEntries(changes);
}

/** Tests a table of mistakes: `npx vitest run mistakes/links` runs one alone. */
export function findsMistakes(mistakes: [string, Mistake][]): void {
  useSmallSite();
  test.each(mistakes)("tells a writer of this mistake: %s", async (_name, [wrote, says, fixed]) => {
    const [first = ""] = Object.keys(wrote);
    const found = await findProblems(wrote);
    const said = found.map((problem) => lineOf(problem, first));
    expect(said.toSorted()).toEqual(
      [says]
        .flat()
        .toSorted()
        .map((line): unknown => expect.stringMatching(patternOf(line))),
    );
    for (const { message } of found) {
      expect(message.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
      expect(message).not.toContain("\n");
    }
    if (fixed) expect(await findProblems({ ...wrote, ...fixed })).toEqual([]);
  });
}

/** `6 message`, with its field; with the file before it unless it is the first one written. */
function lineOf({ file, line, field, message }: Problem, first: string): string {
  const place = file === `content/${first}` ? "" : `${file.replace("content/", "")}:`;
  return `${place}${line} ${[field, message].filter(Boolean).join("  ")}`;
}
