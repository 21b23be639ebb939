// `npm run content`: the content check on the command line. Exits with 1 when something is wrong.
import { parseArgs } from "node:util";

import { checkContent } from "./check";
import { count, formatProblems } from "./problem";

const { values } = parseArgs({ options: { release: { type: "boolean", default: false } } });
const { pages, problems } = await checkContent(process.cwd());
const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
const found = values.release ? [...problems, ...placeholders] : problems;

if (found.length > 0) {
  console.error(formatProblems(found));
  process.exitCode = 1;
} else {
  const note = placeholders.length > 0 ? `; ${count(placeholders.length, "placeholder")} to replace before a release` : "";
  console.log(`${count(pages.size, "content file")} checked, no problems${note}`);
}
