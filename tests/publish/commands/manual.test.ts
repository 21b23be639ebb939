// Checks that the generated parts of the manual are up to date.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { makeManual } from "../../../app/publish/commands/manual";

test.each([...makeManual()])("%s is what `npm run manual` writes", async (file, text) => {
  expect(await readFile(file, "utf8")).toBe(text);
});
