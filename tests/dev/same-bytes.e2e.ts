// A build depends on its commit and its environment variables: not on the day, the time zone, the folder or what was built there before.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { listBuild } from "../support/built-pages";
import { buildCopy, copySite } from "../support/site-copy";
import { SPECIMEN_CLIENT } from "../support/specimen";
import { addUnpublished } from "../support/unpublished";

/** Moves the clock of a process by 500 days. */
const LATER = `const now = Date.now; Date.now = () => now() + 432e8;
  Date = class extends Date { constructor(...parts) { super(...(parts.length ? parts : [Date.now()])); } }`;

test("builds the same bytes on another day, in another time zone, and in a folder with an older build", async () => {
  const folder = await copySite();
  addUnpublished(folder);
  const preload = `--import=data:text/javascript,${encodeURIComponent(LATER)}`;
  const client = join(folder, "build/client");
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, "page-of-an-earlier-build.html"), "");
  await buildCopy(folder, { TZ: "Pacific/Pago_Pago", NODE_OPTIONS: preload });
  expect(listBuild(client)).toEqual(listBuild());
  const isOther = (file: string) =>
    !readFileSync(join(client, file)).equals(readFileSync(join(SPECIMEN_CLIENT, file)));
  expect(listBuild(client).filter(isOther)).toEqual([]);
});
