// No text makes the check crash or hang, whatever it is; each is named.
import { join } from "node:path";
import { expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { SPECIMEN_PROJECT } from "../../../support/specimen";
import { news } from "./mistake";

const page = (prose: string) => String(news(prose)["news.mdx"]);
const ODD: [name: string, rule: string, text: string][] = [
  ["10,000 quotations", "mdx", page("> ".repeat(10_000))],
  ["10,000 tags", "mdx", page("<Notice>\n".repeat(10_000))],
  ["10,000 brackets in a field", "yaml", page("Words.").replace("News", "[".repeat(10_000))],
];

test.each(ODD)("%s", { timeout: 60_000 }, async (_, rule, text) => {
  const unsaved = new Map([[join(SPECIMEN_PROJECT, "content/odd.mdx"), text]]);
  const { problems } = await checkContent(SPECIMEN_PROJECT, { unsaved });
  expect(problems.map((problem) => `${problem.file} ${problem.rule}`)).toContain(
    `content/odd.mdx ${rule}`,
  );
});
