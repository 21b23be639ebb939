// What `npm run review` exits with on real pages, so that a workflow never passes when nothing was compared. How it ends
// without pages: tests/publish/commands.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { COMMAND } from "../../../support/review-repository";
import { runNode } from "../../../support/run-node";
import { editSite, type EditedSite } from "./edited-site";
import { copySpecimen, handOver } from "./site-copies";

const ROWS: [name: string, edit: (site: EditedSite) => void, code: number, says: RegExp][] = [
  [
    "a change, which people decide on",
    (site) => site.file("robots.txt", "Allow", "Disallow"),
    0,
    /^Found: 1 file\.$/m,
  ],
  [
    "a page whose code never ends",
    (site) => site.file("assets/first.js", /^/, "for (;;) {}\n"),
    3,
    /1 unjudged page/,
  ],
  ["a site without a page", (site) => site.allPages().forEach(site.remove), 3, /there is no page/],
];

test.describe.configure({ timeout: 900_000 });

for (const [name, edit, code, says] of ROWS)
  test(`${name}: ${code}`, { tag: "@request" }, async () => {
    const copies = copySpecimen(false);
    const site = copies.copy();
    edit(editSite(site));
    const folder = mkdtempSync(join(tmpdir(), "review-exit-"));
    handOver(copies.site, join(folder, "base"));
    handOver(site, join(folder, "head"));
    const result = await runNode([...COMMAND, "--base", "base", "--head", "head"], folder);
    expect(result).toMatchObject({ code });
    expect(result.output + result.errors).toMatch(says);
    const comment = readFileSync(join(folder, "build/review/summary.md"), "utf8");
    expect(comment).toMatch(code === 3 && !result.output ? /The review failed/ : /^## /);
    rmSync(folder, { recursive: true });
    copies.remove();
  });
