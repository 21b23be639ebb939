// Two builds of the same files are equal to the byte, wherever they are made.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { copySite, outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import { expect, NIGHTLY, test } from "../../support/browser/site";
import { listBuild } from "../../support/built-pages";
import { SPECIMEN, SPECIMEN_CLIENT } from "../../support/specimen";

test("a second build, with nothing prepared, has the same files", NIGHTLY, async () => {
  const folder = await copySite({ content: SPECIMEN });
  await outputOf(startBuild(folder));
  const client = join(folder, "build/client");
  const files = listBuild(SPECIMEN_CLIENT);
  expect(listBuild(client).toSorted()).toEqual(files.toSorted());
  const read = (root: string, file: string) => readFileSync(join(root, file));
  expect(files.filter((file) => !read(client, file).equals(read(SPECIMEN_CLIENT, file)))).toEqual(
    [],
  );
  rmSync(folder, { recursive: true });
});
