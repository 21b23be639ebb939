// A folder with the project in; out what a build reads of it, and one hash of all that.
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "./list-files";

/** All that a build reads of the project. */
const SOURCES = [
  "app",
  "content",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Who has signed which text: no page shows it, so a signature does not change the site. */
const SIGNATURES = "content/signatures.txt";

/** The files and folders of {@link SOURCES} that the project has. */
export function sourcesIn(folder: string): string[] {
  return SOURCES.filter((source) => existsSync(join(folder, source)));
}

/** SHA-256 of the names and bytes of all that a build reads: equal for two folders that build the same site. */
export async function digestSources(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sourcesIn(folder)) {
    const path = join(folder, source);
    const names = statSync(path).isFile() ? [""] : await listFiles(path);
    for (const name of names) {
      if (`${source}/${name}` === SIGNATURES) continue;
      const bytes = await readFile(join(path, name));
      hash.update(`${source}/${name}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex");
}
