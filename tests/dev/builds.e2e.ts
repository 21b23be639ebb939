// The build made twice is the same to the byte, and names nothing that is not there.
import { rmSync } from "node:fs";
import { join } from "node:path";

import { copySite, outputOf, startBuild } from "../../app/publish/sandbox/site-copy";
import { expectNoBrokenAddress, listFiles } from "../support/built-files";
import { expect, test } from "../support/browser/site";
import { SPECIMEN_CLIENT } from "../support/specimen";

test("everything that the site names is there, and is its own", ({ request, site }) =>
  expectNoBrokenAddress(request, SPECIMEN_CLIENT, `${site}/`));

test("two builds of the same files are the same to the byte, wherever they are made", async () => {
  test.setTimeout(180_000);
  const folder = await copySite();
  await outputOf(startBuild(folder));
  const files = listFiles(join(folder, SPECIMEN_CLIENT));
  rmSync(folder, { recursive: true });
  expect(files.length).toBeGreaterThan(40);
  expect(files).toEqual(listFiles(SPECIMEN_CLIENT));
});
