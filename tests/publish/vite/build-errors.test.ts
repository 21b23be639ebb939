// A build that cannot start: what the terminal shows. Wrong variables: ../env.test.ts.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copySite, REMIX } from "../../support/site-copy";
import { runNode } from "../../support/run-node";

// Another mode: ../../site/weekly/review.e2e.ts.
test("a build fails on wrong content, with the error alone, and without warnings", async () => {
  const folder = await copySite();
  const wrong = "---\ntitel: Wrong\ndescription: A page.\n---\n\nWords, TODO.\n";
  await writeFile(join(folder, "content/wrong.mdx"), wrong);
  // With VITEST, vite.config.ts is that of the unit tests.
  const result = await runNode([REMIX, "vite:build"], folder, { VITEST: "" });
  await rm(folder, { recursive: true });
  expect(result).toEqual({
    code: 1,
    output: "",
    errors: 'content/wrong.mdx:2:1  titel  is not a field here, did you mean "title"?\n\n1 error\n',
  });
});
