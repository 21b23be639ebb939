// What `npm run review` exits with, so that a workflow never passes when nothing was compared.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";

import { COMMAND } from "../../../support/review-repository";
import { runNode } from "../../../support/run-node";
import { editSite, type EditedSite } from "./edited-site";
import { signSpecimen, type SignedSite } from "./signed-site";

interface ExitRow {
  name: string;
  edit?: (site: EditedSite) => void;
  /** Instead of the two checkouts. */
  options?: string[];
  env?: Record<string, string>;
  code: number;
  says: RegExp;
}

const reword = (site: EditedSite) => site.page("/notes/first", "a point", "a dot");
const ROWS: ExitRow[] = [
  { name: "two equal sites", code: 0, says: /^Nothing changed: every file is the same/ },
  {
    name: "a critical change, which people decide on",
    edit: (site) => site.file("robots.txt", "Allow", "Disallow"),
    code: 0,
    says: /^1 critical change; /,
  },
  {
    name: "a folder without a build",
    options: ["--built", "nowhere", "nowhere"],
    code: 2,
    says: /run npm run build/,
  },
  { name: "options that mean nothing", options: ["--built", "one"], code: 2, says: /Usage/ },
  {
    name: "a page that changed and no browser to open it",
    edit: reword,
    env: { CHROMIUM_PATH: "/nowhere" },
    code: 3,
    says: /CHROMIUM_PATH/,
  },
  {
    name: "a page whose code never ends",
    edit: (site) => site.file("assets/first.js", /^/, "for (;;) {}\n"),
    code: 3,
    says: /\/notes\/first did not answer within 60 s/,
  },
  {
    name: "a site without a page",
    edit: (site) => site.allPages().forEach(site.remove),
    code: 3,
    says: /there is no page/,
  },
];

test.describe.configure({ timeout: 300_000 });

let signed: SignedSite;
test.beforeAll(async () => {
  signed = await signSpecimen(false);
});
test.afterAll(() => signed.remove());

for (const { name, edit, options, env = {}, code, says } of ROWS)
  test(`${name}: ${code}`, { tag: "@request" }, async () => {
    const site = signed.copy();
    edit?.(editSite(site));
    const checkouts = [signed.site, site].map(({ content }) => dirname(content));
    const folder = mkdtempSync(join(tmpdir(), "review-exit-"));
    const result = await runNode(
      [...COMMAND, ...(options ?? ["--built", ...checkouts])],
      folder,
      env,
    );
    expect(result).toMatchObject({ code });
    expect(result.output + result.errors).toMatch(says);
    rmSync(folder, { recursive: true });
  });
