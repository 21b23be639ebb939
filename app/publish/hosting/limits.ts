import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { problemOfFile, type Problem } from "../problems/problem";
import { listFiles } from "../list-files";

/** Cloudflare's limits (developers.cloudflare.com/workers/platform/limits, /pages/platform/limits). */
export const LIMITS = { mebibytes: 25, rules: { _redirects: 2_000, _headers: 100 } };

/** Finds files of a build that hosts would refuse, so that the build fails and not its upload. */
export async function findRefused(folder: string): Promise<Problem[]> {
  const refused: Problem[] = [];
  const refuse = (name: string, message: string) =>
    void refused.push(problemOfFile(`build/client/${name}`, message));
  for (const name of await listFiles(folder)) {
    const { size } = await stat(join(folder, name));
    if (size > LIMITS.mebibytes * 2 ** 20)
      refuse(name, `is larger than ${LIMITS.mebibytes} MiB, and hosts take no larger file`);
  }
  for (const [name, most] of Object.entries(LIMITS.rules)) {
    const text = await readFile(join(folder, name), "utf8").catch(() => "");
    const rules = text.match(/^\S/gm)?.length ?? 0;
    if (rules > most) refuse(name, `has ${rules} rules, and hosts take at most ${most}`);
  }
  return refused;
}
