// Finds pdftotext, which reads printed pages. Run before the browser tests, it installs it where it may; if it is
// missing, the tests fail in CI and are skipped elsewhere.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { installPackages, isRootOnDebian } from "../debian";

const FOLDERS = [...(process.env["PATH"] ?? "").split(delimiter), "/opt/homebrew/bin"];

/** The path of Poppler's pdftotext; undefined when there is none. */
export function findPdftotext(): string | undefined {
  return FOLDERS.map((folder) => join(folder, "pdftotext")).find((path) => existsSync(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findPdftotext() && isRootOnDebian) installPackages("poppler-utils");
  const found = findPdftotext();
  console.log(
    found
      ? `pdftotext: ${found}`
      : "There is no pdftotext here: the tests of printed pages are skipped (in CI they fail).",
  );
  if (!found && process.env["CI"]) process.exitCode = 1;
}
