import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Tokens } from "../tokens";
import { problemOfFile } from "../problems/problem";

/** The warning of a release without the history of site.mdx. */
export const NO_HISTORY = problemOfFile(
  "content/site.mdx",
  "the names that the company had before were not looked for, because the history of this file is not here; run `git fetch --unshallow`, or check in a full clone",
  "warning",
);

/**
 * Reads former names of the company from Git, except parts of the present ones.
 * @returns undefined without the full history
 */
export async function readFormerNames(root: string, tokens: Tokens): Promise<string[] | undefined> {
  const git = async (...command: string[]) => {
    const { stdout } = await promisify(execFile)("git", command, { cwd: root });
    return stdout;
  };
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false") return undefined;
    const filter = ["-G^(name|shortName):", "--", "content/site.mdx"];
    const log = await git("log", "-p", "--no-color", "--no-ext-diff", "--format=", ...filter);
    const now = ["site.name", "site.shortName"].map((name) => tokens.get(name)?.value ?? "");
    const names = [...log.matchAll(/^[+-](?:name|shortName): *["']?(.+?)["']?\s*$/gm)];
    const former = names.map(([, name = ""]) => name).filter((name) => name.length > 2);
    return [...new Set(former)].filter((name) => !now.some((each) => each.includes(name)));
  } catch {
    return undefined;
  }
}
