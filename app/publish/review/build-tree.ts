// Runs the build of a project in a folder of its own; its output goes to the terminal.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Variables that would change a build: its kind, and the repository of a Git hook that runs it. */
const FOREIGN = /^(?:NODE_ENV|SITE_\w+|GIT_\w+)$/i;

/** A problem as the check prints it: `content/home.mdx:2:8  title  is wrong`. */
const PROBLEM = /^\S.*:\d+:\d+ {2}\S.*$/gm;

/**
 * Installs the packages, unless they are those of the working directory, and builds the site.
 * @returns the problems of a site that could not be built, as the check prints them; undefined for one that could
 */
export async function buildTree(
  tree: string,
  site: Record<string, string>,
): Promise<string[] | undefined> {
  const lockOf = (folder: string) => {
    const path = join(folder, "package-lock.json");
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (FOREIGN.test(name)) delete env[name];
  linkFolder(".cache", tree);
  if (lockOf(tree) === lockOf(".")) linkFolder("node_modules", tree);
  // Don't leave out development packages, because they build the site.
  else if ((await runNpm(["ci", "--include=dev"], tree, env)).exitCode !== 0) return [];
  const settings = { ...env, ...site, NODE_ENV: "production", SITE_BASE: "" } as const;
  const { exitCode, output } = await runNpm(["run", "--silent", "build"], tree, settings);
  return exitCode === 0 ? undefined : [...new Set(output.match(PROBLEM))];
}

function linkFolder(name: string, tree: string): void {
  mkdirSync(name, { recursive: true });
  symlinkSync(resolve(name), join(tree, name), "junction");
}

/** Runs npm, and repeats its output on standard error. */
async function runNpm(options: string[], cwd: string, env: NodeJS.ProcessEnv) {
  // Don't detach on Windows, which starts npm by its shell and has no groups.
  const isWindows = process.platform === "win32";
  const child = spawn("npm", options, {
    ...{ cwd, env, shell: isWindows, detached: !isWindows },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stderr.write(text);
    });
  const end = () => endGroup(child, "SIGKILL");
  // Don't let the caller remove the folder first: the build would go on in it.
  process.prependOnceListener("exit", end);
  try {
    await once(child, "close");
    return { exitCode: child.exitCode, output };
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
