// The manual's tables are up to date with the schema, the tags and the messages of the check.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { makeManual } from "../../../app/publish/commands/manual";

test("the tables of the manual are current; `npm run manual` makes them so", async () => {
  const manual = await makeManual(process.cwd());
  expect(await readFile("content/README.md", "utf8")).toBe(manual);
});
