// A build and a development server that cannot start: what the terminal shows.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { copySite, REMIX } from "../../support/site-copy";
import { runNode } from "../../support/run-node";
import { SPECIMEN } from "../../support/specimen";

/** With it vite.config.ts is that of the unit tests. */
const NO_VITEST = { VITEST: "" };
const WRONG_ORIGIN = { ...NO_VITEST, SITE_ORIGIN: "www.example.org" };

let folder: string;

beforeAll(async () => {
  folder = await copySite({ content: SPECIMEN, withCache: true });
});

afterAll(() => rm(folder, { recursive: true }));

// Another mode: ../../site/weekly/review.e2e.ts.
test("a build fails on wrong content", async () => {
  const file = join(folder, "content/wrong.mdx");
  await writeFile(file, "---\ntitel: Wrong\ndescription: A page.\n---\n\nWords.\n");
  const result = await runNode([REMIX, "vite:build"], folder, NO_VITEST);
  await rm(file);
  expect(result).toEqual({
    code: 1,
    output: "",
    errors: 'content/wrong.mdx:2:1  titel  is not a field here, did you mean "title"?\n\n1 error\n',
  });
});

test("a wrong environment variable ends development with one message and no stack", async () => {
  const command = [REMIX, "vite:dev", "--port", "0"];
  const { code, output, errors } = await runNode(command, folder, WRONG_ORIGIN);
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(
    /^failed to load .*\nThese environment variables are wrong\.\nSITE_ORIGIN: .*\n$/,
  );
});
