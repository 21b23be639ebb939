// The built specimen under the server block that its build wrote, in a real nginx.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { makeNginxConfig } from "../../../app/publish/hosting/nginx";
import { findBrotliModule, findNginx } from "../../support/nginx/find-nginx";
import { startNginx, type Nginx } from "../../support/nginx/nginx";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";
import { stylesOf } from "../../support/built-pages";
import { SPECIMEN_CLIENT, SPECIMEN_SITE } from "../../support/specimen";

const CONFIG = join(SPECIMEN_SITE, "build/nginx.conf");

test.skip(
  !process.env["CI"] && !(findNginx() && findBrotliModule()),
  "there is no nginx with Brotli on this machine",
);

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx(await readFile(CONFIG, "utf8"), SPECIMEN_CLIENT);
});
test.afterAll(() => nginx.stop());

test("the build writes the server block of its own policy and its old addresses", async () => {
  const built = (file: string) => readFile(join(SPECIMEN_CLIENT, file), "utf8");
  const lines = (await built("_redirects")).matchAll(/^(\S+) (\S+) 301$/gm);
  const redirects = [...lines].map(([, from = "", to = ""]) => ({ from, to }));
  expect(redirects).not.toEqual([]);
  const styles = stylesOf(await built("index.html"));
  expect(await readFile(CONFIG, "utf8")).toBe(makeNginxConfig("/", styles, redirects));
});

test("the pages run under nginx's headers without a message in the console", async ({ page }) => {
  for (const route of ROUTES) await openPageAndSettle(page, nginx.origin + route);
});
