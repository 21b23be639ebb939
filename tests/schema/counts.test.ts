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

/** The lists of each file. Their limits: content/manual/fields.md, which the schema writes. */
const LISTS = {
  home: ["hero.actions", "hero.badges", "why.cards", "research.checklist", "research.stats"],
  investors: [
    "hero.actions",
    "deck.slides",
    "opportunity.stats",
    "metrics.stats",
    "advantages.cards",
  ],
  "contact-us": ["hero.actions"],
  "drug-pipeline": ["comparison.rows", "comparison.columns"],
  site: ["nav", "legal"],
  everything: ["stats", "cards", "checklist", "slides"],
};

test.each(Object.entries(LISTS).flatMap(([page, lists]) => lists.map((list) => [page, list])))(
  "%s: %s",
  async (page = "", list = "") => {
    const { min, max } = limitsAt(page, list);
    expect(await problemsWith(page, list, min)).toBe("");
    expect(await problemsWith(page, list, max)).toBe("");
    const said = (found: number) =>
      new RegExp(
        `^content/${page}\\.mdx:\\d+:\\d+  ${list}  has ${found} entries, (?:but|and) [\\w ]+[:;] [a-z]`,
      );
    expect(await problemsWith(page, list, min - 1)).toMatch(said(min - 1));
    expect(await problemsWith(page, list, max + 1)).toMatch(said(max + 1));
  },
);

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
