// Reads a folder that holds a built site, the content it was built from, and which commit it is.
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import type { BuiltSite, ReviewedBuild } from "./report";
import { ReviewError } from "./review-error";

export interface Handover {
  site: BuiltSite;
  build: ReviewedBuild;
}

const BUILD = z.object({
  commit: z.string(),
  title: z.string(),
  files: z.array(z.string()).optional(),
});

/**
 * A folder that was handed over, as README.md describes it. Nothing in it is run, and links are not followed.
 * @throws {ReviewError} 2, when a part of it is missing
 */
export function readHandover(folder: string): Handover {
  const kindOf = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false });
  if (["site", "content"].some((name) => !kindOf(name)?.isDirectory()))
    throw new ReviewError(
      `The folder "${folder}" must contain the folders site and content, and the file build.json; see app/publish/review/README.md.`,
    );
  const site = { client: join(folder, "site"), content: join(folder, "content") };
  return { site, build: readBuild(join(folder, "build.json")) };
}

function readBuild(path: string): ReviewedBuild {
  try {
    return BUILD.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new ReviewError(
      `The file "${path}" must be like {"commit": "<sha>", "title": "pull request 12"}.`,
    );
  }
}
