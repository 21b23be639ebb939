// Runs the build of a project in a folder of its own; its output goes to the terminal.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Variables that would change a build: its kind, and the repository of a Git hook that runs it. */
const FOREIGN = /^(?:NODE_ENV|SITE_\w+|GIT_\w+)$/i;

/**
 * Installs the packages, unless they are those of the working directory, and builds the site.
 * @returns whether it could be built
 */
export async function buildTree(tree: string, site: Record<string, string>): Promise<boolean> {
  const lockOf = (folder: string) => {
    const path = join(folder, "package-lock.json");
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (FOREIGN.test(name)) delete env[name];
  linkFolder(".cache", tree);
  if (lockOf(tree) === lockOf(".")) linkFolder("node_modules", tree);
  // Don't leave out development packages, because they build the site.
  else if ((await runNpm(["ci", "--include=dev"], tree, env)) !== 0) return false;
  const settings = { ...env, ...site, NODE_ENV: "production", SITE_BASE: "" } as const;
  return (await runNpm(["run", "--silent", "build"], tree, settings)) === 0;
}

function linkFolder(name: string, tree: string): void {
  mkdirSync(name, { recursive: true });
  symlinkSync(resolve(name), join(tree, name), "junction");
}

async function runNpm(
  options: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number | null> {
  // Don't detach on Windows, which starts npm by its shell and has no groups.
  const isWindows = process.platform === "win32";
  const child = spawn("npm", options, {
    ...{ cwd, env, shell: isWindows, detached: !isWindows },
    stdio: ["ignore", 2, 2],
  });
  const end = () => endGroup(child, "SIGKILL");
  // Don't let the caller remove the folder first: the build would go on in it.
  process.prependOnceListener("exit", end);
  try {
    await once(child, "close");
    return child.exitCode;
  } finally {
    process.off("exit", end);
  }
}

/** Ends a process that leads a group, and all that it has started. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === "win32")
    return void spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
  try {
    process.kill(-pid, signal);
  } catch {
    // Don't fail, because the process may have ended.
  }
}
