// Paths in; out who owns them, by the code owners of the checkout in which the review runs.
import { readFile } from "node:fs/promises";

/**
 * "Owners: @site-engineers", one line for each group of owners; none without a file of owners.
 * @param paths from the repository's root
 */
export async function describeOwners(paths: string[]): Promise<string[]> {
  const text = await readFile(".github/CODEOWNERS", "utf8").catch(() => "");
  const rules = text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim().split(/\s+/))
    .filter(([pattern]) => pattern);
  // The last line that matches a path counts.
  const groups = paths.map((path) => {
    const rule = rules.findLast(([pattern = ""]) => covers(pattern, path));
    return rule?.slice(1).join(" ");
  });
  return [...new Set(groups)].filter(Boolean).map((owners) => `Owners: ${owners}`);
}

/** The patterns that this project uses: `*`, `*.css`, and files and folders from the root. */
function covers(pattern: string, path: string): boolean {
  if (pattern.startsWith("*")) return path.endsWith(pattern.slice(1));
  const from = pattern.replace(/^\//, "");
  return (
    path === from || (from.endsWith("/") && path.startsWith(from)) || path.startsWith(`${from}/`)
  );
}
