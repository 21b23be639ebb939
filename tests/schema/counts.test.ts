// For each list: both ends of its range are accepted, and one beyond is refused with the reason.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument, YAMLSeq } from "yaml";

import { checkSchema } from "../../app/publish/content/lint/schema-messages";
import { parseFile } from "../../app/publish/content/check-file";
import { describeFile } from "../../app/publish/content/source/collection";
import { readTokensIn } from "../../app/publish/content/source/site-tokens";
import { formatProblem } from "../../app/publish/problems/problem";
import { limitsAt } from "./list-limits";
import { SPECIMEN } from "../support/specimen";

/** File, list, what the message says about one entry too few, and about one too many. */
const LISTS = [
  ["home", "hero.actions", "no entries, expected 1 to 3", "4 entries"],
  ["home", "hero.badges", "1 entry, expected 2 to 4", "5 entries"],
  ["home", "cards", "1 entry, expected 2 to 6", "7 entries"],
  ["home", "checklist", "2 entries, expected 3 to 10", "11 entries"],
  ["home", "stats", "1 entry, expected 2 to 6", "7 entries"],
  ["investors", "hero.actions", "no entries, expected 1 to 3", "4 entries"],
  ["investors", "opportunities", "1 entry, expected 2 to 6", "7 entries"],
  ["investors", "stats", "1 entry, expected 2 to 6", "7 entries"],
  ["investors", "advantages", "2 entries, expected 3 to 10", "11 entries"],
  ["investors", "slides", "no entries, expected 1 to 20", "21 entries"],
  ["contact-us", "hero.actions", "no entries, expected 1 to 3", "4 entries"],
  ["drug-pipeline", "comparison.rows", "no entries, expected 1 to 8", "9 entries"],
  ["drug-pipeline", "comparison.columns", "2 entries, exp", "4 entries"],
  ["site", "nav", "2 entries, expected 3 to 7", "8 entries"],
  ["site", "legal", "no entries, expected 1 to 5", "6 entries"],
  ["everything", "stats", "no entries, expected 1 to 12", "13 entries"],
  ["everything", "cards", "no entries, expected 1 to 12", "13 entries"],
  ["everything", "checklist", "no entries, expected 1 to 20", "21 entries"],
  ["everything", "slides", "no entries, expected 1 to 20", "21 entries"],
] as const;

test.each(LISTS)("%s: %s", async (page, list, few, many) => {
  const { min, max } = limitsAt(page, list);
  expect(await problemsWith(page, list, min)).toBe("");
  expect(await problemsWith(page, list, max)).toBe("");
  const place = new RegExp(`^content/${page}\\.mdx:\\d+:\\d+  ${list}  has `);
  const tooFew = await problemsWith(page, list, min - 1);
  expect(tooFew).toMatch(place);
  expect(tooFew).toContain(few);
  expect(tooFew).toMatch(/expected [^:]+: [a-z][^:;]+; add 1\b/);
  const tooMany = await problemsWith(page, list, max + 1);
  expect(tooMany).toMatch(place);
  expect(tooMany).toContain(many);
  expect(tooMany).toMatch(/expected [^:]+: [a-z][^:;]+; delete 1\b/);
});

test("the message says by how many the list is too long or too short", async () => {
  expect(await problemsWith("home", "stats", 8)).toMatch(
    /stats {2}has 8 entries, expected 2 to 6: with more, [^;]+; delete 2 or more$/,
  );
  expect(await problemsWith("home", "checklist", 1)).toMatch(/; add 2 or more$/);
});

/** What the schema finds when a list of a page of the specimen has this many entries. */
async function problemsWith(page: string, list: string, count: number): Promise<string> {
  const text = await readFile(join(SPECIMEN, `${page}.mdx`), "utf8");
  const [, fields = "", ...prose] = text.split("---\n");
  // YAML would take the braces of a token for a map.
  const document = parseDocument(fields.replaceAll(/\{(site\.\w+)\}/g, "<$1>"));
  const entries = document.getIn(list.split("."));
  if (!(entries instanceof YAMLSeq)) throw new Error(`${page}.mdx has no list ${list}`);
  const first: unknown = entries.items[0];
  entries.items = Array.from({ length: count }, (_, at): unknown => entries.items[at] ?? first);
  const edited = document.toString({ lineWidth: 0 }).replaceAll(/<(site\.\w+)>/g, "{$1}");
  const changed = ["", edited, ...prose].join("---\n");
  const tokens = readTokensIn(SPECIMEN);
  const file = parseFile(describeFile(`${page}.mdx`), changed, tokens);
  return checkSchema(file).map(formatProblem).join("\n");
}
