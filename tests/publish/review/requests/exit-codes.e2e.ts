// What `npm run review` exits with when a page cannot be judged, so that a workflow never passes then. All other ways in
// which it ends: tests/publish/commands.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { COMMAND } from "../../../support/review-repository";
import { runNode } from "../../../support/run-node";
import { editSite } from "./edited-site";
import { copySpecimen, handOver } from "./site-copies";

test("a page whose code never ends: 3", { tag: "@request" }, async () => {
  test.setTimeout(900_000);
  const copies = copySpecimen(false);
  const site = copies.copy();
  editSite(site).file("assets/first.js", /^/, "for (;;) {}\n");
  const folder = mkdtempSync(join(tmpdir(), "review-exit-"));
  handOver(copies.site, join(folder, "base"));
  handOver(site, join(folder, "head"));
  const { code, output } = await runNode([...COMMAND, "--base", "base", "--head", "head"], folder);
  expect({ code, output }).toEqual({ code: 3, output: expect.stringContaining("1 unjudged page") });
  expect(readFileSync(join(folder, "build/review/summary.md"), "utf8")).toContain("unjudged page");
  rmSync(folder, { recursive: true });
  copies.remove();
});
