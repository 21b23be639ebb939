// A build depends on its commit and its environment variables: not on the day, the time zone, the folder or what was built there before.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { listBuild } from "../../support/built-pages";
import { buildCopy, copySite } from "../../support/site-copy";
import { SPECIMEN_CLIENT } from "../../support/specimen";
import { addUnpublished } from "../../support/unpublished";

test("builds the same bytes as the specimen, which is built on another day and in another time zone", async () => {
  const folder = await copySite();
  addUnpublished(folder);
  await buildCopy(folder);
  const client = join(folder, "build/client");
  expect(listBuild(client)).toEqual(listBuild());
  const isOther = (file: string) =>
    !readFileSync(join(client, file)).equals(readFileSync(join(SPECIMEN_CLIENT, file)));
  expect(listBuild(client).filter(isOther)).toEqual([]);
});
