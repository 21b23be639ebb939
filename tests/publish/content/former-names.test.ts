// Checks how former names of the company are read from the history of site.mdx.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { readFormerNames } from "../../../app/publish/content/former-names";
import { readSiteTokens } from "../../../app/publish/content/site-tokens";

test("reads former names from a full clone, and tells a shallow clone from a history without any", async () => {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "full");
  const git = (...command: string[]) => execFileSync("git", command, { cwd: root, stdio: "pipe" });
  mkdirSync(join(root, "content"), { recursive: true });
  git("init", "--quiet");
  for (const [key, value] of [
    ["user.name", "A"],
    ["user.email", "a@example.com"],
    ["color.ui", "always"],
  ])
    git("config", String(key), String(value));
  let text = "";
  for (const name of ["Old Leaf", "Leaf", "New Leaf"]) {
    text = `---\nname: "${name}"\n---\n`;
    writeFileSync(join(root, "content/site.mdx"), text);
    git("add", ".");
    git("commit", "--quiet", "--message", name);
  }
  git("clone", "--quiet", "--depth", "1", `file://${root}`, join(folder, "shallow"));
  const tokens = readSiteTokens(text);
  expect(await readFormerNames(root, tokens)).toEqual(["Old Leaf"]);
  expect(await readFormerNames(join(folder, "shallow"), tokens)).toBeUndefined();
});
