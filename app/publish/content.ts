// `npm run content`: the content check on the command line. Exits with 1 when something is wrong.
import { parseArgs } from "node:util";

import { checkContent } from "./check";
import { count, formatProblems } from "./problem";

const isRelease = readOptions();
if (isRelease === undefined) {
  console.error("`npm run content` knows one option: `npm run content -- --release` also refuses placeholders.");
  process.exitCode = 1;
} else {
  const { pages, problems } = await checkContent(process.cwd());
  const placeholders = [...pages.values()].flatMap((page) => page.placeholders);
  const found = isRelease ? [...problems, ...placeholders] : problems;
  if (found.length > 0) {
    console.error(formatProblems(found));
    process.exitCode = 1;
  } else {
    const note = placeholders.length > 0 ? `; ${count(placeholders.length, "placeholder")} to replace before a release` : "";
    console.log(`${count(pages.size, "content file")} checked, no problems${note}`);
  }
}

/** Whether this is a release; undefined for anything that is no option of ours. */
function readOptions(): boolean | undefined {
  try {
    const { values } = parseArgs({ options: { release: { type: "boolean", default: false } } });
    // Without the extra "--" npm keeps the option to itself, and a release would go unchecked.
    return values.release || process.env["npm_config_release"] === "true";
  } catch {
    return undefined;
  }
}
