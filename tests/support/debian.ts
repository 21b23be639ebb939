// Installs what the tests need on Debian, where the user may: in CI, usually as root.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Shows apt-get's output; what is still missing afterwards is for the caller to find out. */
export function installPackages(...names: string[]): void {
  console.log(`Installing ${names.join(", ")}`);
  const install = ["install", "--yes", "--no-install-recommends", ...names];
  for (const words of [["update"], install])
    spawnSync("apt-get", words, { stdio: "inherit", timeout: 300_000 });
}
