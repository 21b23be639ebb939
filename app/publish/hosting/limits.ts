// Says which files of a build a host would refuse, so that a build fails and not its upload.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../sandbox/list-files";

/** What Cloudflare takes (its "Static assets": limits, headers and redirects); the other hosts in recipes.md take more. */
export const LIMITS = {
  megabytes: 25,
  /** Of these two files: how many rules, and how many characters in a line. */
  _redirects: { rules: 2_000, line: 1_000 },
  _headers: { rules: 100, line: 2_000 },
};

/**
 * What the host would refuse of a build.
 * @param folder absolute path of the build
 * @returns the name of each file, and what is wrong with it
 */
export async function findRefused(folder: string): Promise<[file: string, message: string][]> {
  const refused: [string, string][] = [];
  const compare = (file: string, what: string, found: number, most: number) => {
    if (found > most) refused.push([file, `has ${found} ${what}, and hosts take at most ${most}`]);
  };
  const names = await listFiles(folder);
  for (const name of names) {
    const { size } = await stat(join(folder, name));
    compare(name, "MiB", Math.ceil(size / 2 ** 20), LIMITS.megabytes);
  }
  for (const name of ["_redirects", "_headers"] as const) {
    if (!names.includes(name)) continue;
    const lines = (await readFile(join(folder, name), "utf8")).split("\n");
    const rules = lines.filter((line) => /^\S/.test(line));
    compare(name, "rules", rules.length, LIMITS[name].rules);
    const longest = Math.max(...lines.map(({ length }) => length));
    compare(name, "characters in a line", longest, LIMITS[name].line);
  }
  return refused;
}
