// The folder of a build in; out what its bytes are, and whether it is a preview.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Name and SHA-256 of every file. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map(
      (file) =>
        `${file} ${createHash("sha256")
          .update(readFileSync(join(folder, file)))
          .digest("hex")}`,
    )
    .sort();
}

/** The files of a build that belong to a preview: its report, and the code of its bar. Any page may speak of previews. */
export function findPreviewCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /^review([/\\]|$)/.test(file) ||
      (/\.(html|js)$/.test(file) &&
        /aside\W{1,4}aria-label\W{2,3}Preview/.test(readFileSync(join(folder, file), "utf8"))),
  );
}
