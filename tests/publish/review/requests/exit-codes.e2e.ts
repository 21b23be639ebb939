// What `npm run review` exits with on real pages, so that a workflow never passes when nothing was compared. How it ends
// without pages: tests/publish/commands.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";

import { COMMAND } from "../../../support/review-repository";
import { runNode } from "../../../support/run-node";
import { editSite, type EditedSite } from "./edited-site";
import { signSpecimen } from "./signed-site";

const ROWS: [name: string, edit: (site: EditedSite) => void, code: number, says: RegExp][] = [
  [
    "a critical change, which people decide on",
    (site) => site.file("robots.txt", "Allow", "Disallow"),
    0,
    /^1 critical change; /,
  ],
  [
    "a page whose code never ends",
    (site) => site.file("assets/first.js", /^/, "for (;;) {}\n"),
    3,
    /\/notes\/first did not answer within 60 s/,
  ],
  ["a site without a page", (site) => site.allPages().forEach(site.remove), 3, /there is no page/],
];

test.describe.configure({ timeout: 300_000 });

for (const [name, edit, code, says] of ROWS)
  test(`${name}: ${code}`, { tag: "@request" }, async () => {
    const signed = await signSpecimen(false);
    const site = signed.copy();
    edit(editSite(site));
    const folder = mkdtempSync(join(tmpdir(), "review-exit-"));
    const checkouts = [signed.site, site].map(({ content }) => dirname(content));
    const result = await runNode([...COMMAND, "--built", ...checkouts], folder);
    expect(result).toMatchObject({ code });
    expect(result.output + result.errors).toMatch(says);
    rmSync(folder, { recursive: true });
    signed.remove();
  });
