import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** A Git hook that runs the review sets GIT_ variables. */
const NOT_INHERITED = /^(?:NODE_ENV|SITE_\w+|GIT_\w+)$/i;

/** As the check prints one: `content/home.mdx:2:8  title  is wrong`. */
const PROBLEM = /^\S.*:\d+:\d+ {2}\S.*$/gm;

/** Builds the site of a tree; returns the problems of one that could not be built. */
export async function buildTree(
  tree: string,
  variables: Record<string, string>,
): Promise<string[] | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
  const env = Object.fromEntries(inherited);
  const lockOf = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  linkFolder(".cache", tree);
  if (lockOf(tree) === lockOf(".")) linkFolder("node_modules", tree);
  // Development packages build the site.
  else if ((await runNpm(["ci", "--include=dev"], tree, env)).exitCode !== 0) return [];
  const buildEnv = { ...env, ...variables };
  const { exitCode, output } = await runNpm(["run", "--silent", "build"], tree, buildEnv);
  return exitCode === 0 ? undefined : [...new Set(output.match(PROBLEM))];
}

function linkFolder(name: string, tree: string): void {
  mkdirSync(name, { recursive: true });
  symlinkSync(resolve(name), join(tree, name));
}

async function runNpm(options: string[], cwd: string, variables: NodeJS.Dict<string>) {
  const env = { ...variables, NODE_ENV: "production" } as const;
  const child = spawn("npm", options, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stderr.write(text);
    });
  await once(child, "close");
  return { exitCode: child.exitCode, output };
}
